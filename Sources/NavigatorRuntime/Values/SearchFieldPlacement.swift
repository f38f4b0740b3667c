/// The placement of a search field. Hosts may choose another placement in which the field is visible.
public struct SearchFieldPlacement: Sendable {
  let displayMode: NavigationBarDrawerDisplayMode

  /// The default placement, in the navigation bar.
  public static let automatic = SearchFieldPlacement(displayMode: .automatic)
  /// A placement below the title of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(displayMode: .automatic)
  /// A placement in the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(displayMode: .automatic)
  /// A placement in the toolbar.
  public static let toolbar = SearchFieldPlacement(displayMode: .automatic)

  /// Returns a placement below the title of a navigation bar, with a display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(displayMode: displayMode)
  }

  /// The display mode of a search field below the title of a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool

    /// The field scrolls out of view together with a large title.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field remains visible while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
