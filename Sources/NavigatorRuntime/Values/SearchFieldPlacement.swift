/// Where a search field stands. A hint: a host puts it where it can be seen.
public struct SearchFieldPlacement: Sendable {
  let displayMode: NavigationBarDrawerDisplayMode

  /// Where search fields stand here: in the navigation bar.
  public static let automatic = SearchFieldPlacement(displayMode: .automatic)
  /// Below a navigation bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement(displayMode: .automatic)
  /// In a split view's sidebar.
  public static let sidebar = SearchFieldPlacement(displayMode: .automatic)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(displayMode: .automatic)

  /// Below a navigation bar's title, shown as `displayMode` says.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(displayMode: displayMode)
  }

  /// When a search field below a title can be seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool

    /// It goes out of sight with a large title when the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// It stays while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
