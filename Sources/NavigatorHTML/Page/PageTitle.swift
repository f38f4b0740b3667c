import NavigatorHost

/// The title of a page, which browsers show in tabs, in the history and in bookmarks. The script updates it.
package enum PageTitle {
  /// The width of a window in points below which the style sheet shows one column of a split view at a time.
  private static let columnsWidth = 700.0

  /// Returns the title of the front screen followed by the app's name, or only the app's name if no screen has a title.
  ///
  /// - Parameter windowWidth: The width of the window in points; nil for a window that shows all columns of split views.
  package static func of(_ root: Element, appName: String, windowWidth: Double? = nil) -> String {
    let isNarrow = windowWidth.map { $0 < columnsWidth } ?? false
    guard let title = frontTitle(in: root, isNarrow: isNarrow), title != appName else { return appName }
    return "\(title) – \(appName)"
  }

  /// Returns the display name of an app: the name of its type without the suffix `App`.
  package static func appName(ofType name: String) -> String {
    name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// Returns the title of the last uncovered screen. A presentation follows the content that it covers, and a screen follows the
  /// screens below it.
  private static func frontTitle(in element: Element, isNarrow: Bool) -> String? {
    if element.content.bool(.isCovered) || (element.role == .tabContent && !element.content.bool(.isSelected)) { return nil }
    let showsOneColumn = isNarrow && element.role == .splitView
    for child in showsOneColumn ? [element.shownColumn].compactMap(\.self) : element.children.reversed() {
      if let title = frontTitle(in: child, isNarrow: isNarrow) { return title }
    }
    guard element.role == .screen, let title = element.content.string(.title), !title.isEmpty else { return nil }
    return title
  }
}

extension Element {
  /// The column of a split view that a narrow window shows.
  fileprivate var shownColumn: Element? {
    let index = content.number(.selection) ?? 0
    return children.enumerated().first { Double($0.offset) == index }?.element
  }
}
