extension TabContent {
  /// Removes the tab while `hidden` is true.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: hidden)
  }

  /// Sets where a tab is shown. A tab that is only in the sidebar is not in the bar of a tab view without a sidebar, except while
  /// the tab is selected. A tab view has no sidebar if its style is not ``SidebarAdaptableTabViewStyle``, or if the horizontal
  /// size class of the window is compact.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: placement.change)
  }

  /// Sets whether a tab is visible before the user customizes the bar. Hosts have no customization, so a hidden tab is shown only
  /// while it is selected.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the tab.
  ///   - placements: The forms of the tab view in which the visibility applies. If it is empty, the visibility applies in all
  ///     forms.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places = placements.isEmpty ? TabPlaces.all : placements.reduce(into: []) { $0.formUnion($1.places) }
    return ChangedTab(content: self, change: TabPlacesChange(removed: visibility == .hidden ? places : []))
  }
}

/// Tab content that may be hidden.
nonisolated struct HiddenTab<C: TabContent>: PrimitiveTabContent {
  typealias TabValue = C.TabValue
  let content: C
  let isHidden: Bool

  nonisolated init(content: C, isHidden: Bool) {
    self.content = content
    self.isHidden = isHidden
  }

  @MainActor var tabs: AnyView { isHidden ? AnyView(EmptyView()) : NavigatorRuntime.tabs(of: content) }
}

/// Tab content with a change of its environment.
nonisolated struct ChangedTab<C: TabContent, Change: EnvironmentChanging>: PrimitiveTabContent {
  typealias TabValue = C.TabValue
  let content: C
  let change: Change

  nonisolated init(content: C, change: Change) {
    self.content = content
    self.change = change
  }

  @MainActor var tabs: AnyView {
    AnyView(EnvironmentView(content: NavigatorRuntime.tabs(of: content), change: change))
  }
}

/// The forms of a tab view in which a tab is shown.
nonisolated struct TabPlaces: OptionSet, Sendable {
  let rawValue: UInt8
  static let bar = TabPlaces(rawValue: 1)
  static let sidebar = TabPlaces(rawValue: 2)
  static let all: TabPlaces = [.bar, .sidebar]
}

/// The environment value with which tabs find their places. It is nil if no modifier sets them.
nonisolated struct TabPlacesKey: EnvironmentKey {
  static var defaultValue: TabPlaces? { nil }
}

/// A change of the places that the content around a tab sets.
nonisolated private struct TabPlacesChange: EnvironmentChanging, Equatable {
  var removed: TabPlaces = []
  var inserted: TabPlaces = []

  func apply(to values: inout EnvironmentValues) {
    values[TabPlacesKey.self] = (values[TabPlacesKey.self] ?? .all).union(inserted).subtracting(removed)
  }
}

/// The place of a tab in a tab view with a sidebar.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private enum Place { case automatic, pinned, sidebarOnly }
  private let place: Place

  /// The place for the platform.
  public static let automatic = TabPlacement(place: .automatic)
  /// A reserved place in the bar. A tab in a section that is only in the sidebar returns to the bar by this place.
  public static let pinned = TabPlacement(place: .pinned)
  /// A place only in the sidebar.
  public static let sidebarOnly = TabPlacement(place: .sidebarOnly)

  fileprivate var change: TabPlacesChange {
    switch place {
    case .automatic: TabPlacesChange()
    case .pinned: TabPlacesChange(inserted: .bar)
    case .sidebarOnly: TabPlacesChange(removed: .bar)
    }
  }
}

/// The form of a tab view with a sidebar.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Place { case automatic, tabBar, sidebar }
  private let place: Place

  /// The form for the window's width.
  public static let automatic = AdaptableTabBarPlacement(place: .automatic)
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(place: .tabBar)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(place: .sidebar)

  fileprivate var places: TabPlaces {
    switch place {
    case .automatic: .all
    case .tabBar: .bar
    case .sidebar: .sidebar
    }
  }
}
