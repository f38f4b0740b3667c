import NavigatorHost

/// The title of a page, which browsers show in tabs, in the history and in bookmarks. The script updates it.
package enum PageTitle {
  /// Returns the title of the front screen followed by the app's name, or only the app's name if no screen has a title.
  package static func of(_ root: Element, appName: String) -> String {
    guard let title = frontTitle(in: root), title != appName else { return appName }
    return "\(title) – \(appName)"
  }

  /// Returns the display name of an app: the name of its type without the suffix `App`.
  package static func appName(ofType name: String) -> String {
    name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// Returns the title of the last uncovered screen. A presentation follows the content that it covers, and a screen follows the
  /// screens below it.
  private static func frontTitle(in element: Element) -> String? {
    if element.content.bool(.isCovered) || (element.role == .tabContent && !element.content.bool(.isSelected)) { return nil }
    for child in element.children.reversed() {
      if let title = frontTitle(in: child) { return title }
    }
    guard element.role == .screen, let title = element.content.string(.title), !title.isEmpty else { return nil }
    return title
  }
}
