/// The place of the tabs of a tab view.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private enum Place { case topBar, bottomBar, pageIndicator, sidebar, ornament }
  private let place: Place

  /// A bar above the content, which hosts show in wide windows.
  public static let topBar = TabBarPlacement(place: .topBar)
  /// A bar below the content.
  public static let bottomBar = TabBarPlacement(place: .bottomBar)
  /// Dots that indicate the page among several pages.
  public static let pageIndicator = TabBarPlacement(place: .pageIndicator)
  /// A sidebar beside the content.
  public static let sidebar = TabBarPlacement(place: .sidebar)
  /// A bar outside of the window. Hosts do not use it.
  public static let ornament = TabBarPlacement(place: .ornament)
}

nonisolated struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the tabs of the tab view that contains this view, or nil outside of the tabs of a tab view.
  public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }
}
