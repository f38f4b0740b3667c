import NavigatorHost

/// What a browser shows of a page where it shows no page: in tabs, in its history, in bookmarks. The script keeps it up to date.
enum PageTitle {
  /// The title of the screen in front, and the app's name; the app's name alone where no screen has a title.
  static func of(_ root: Element, appName: String) -> String {
    guard let title = frontTitle(in: root), title != appName else { return appName }
    return "\(title) – \(appName)"
  }

  /// What people call an app whose type has a name: types are called `GuideApp`, by habit, and apps Guide.
  static func appName(ofType name: String) -> String {
    name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// Presentations come after what they cover, and screens after those below them.
  private static func frontTitle(in element: Element) -> String? {
    if element.content.bool(.isCovered) || (element.role == .tabContent && !element.content.bool(.isSelected)) { return nil }
    for child in element.children.reversed() {
      if let title = frontTitle(in: child) { return title }
    }
    guard element.role == .screen, let title = element.content.string(.title), !title.isEmpty else { return nil }
    return title
  }
}
