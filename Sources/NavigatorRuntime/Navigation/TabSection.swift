/// Tabs that belong together. A sidebar shows the text of the header above them, and a bar shows the tabs alone.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  @MainActor var tabs: AnyView {
    AnyView(TabSectionView(content: NavigatorRuntime.tabs(of: content), header: readableText(of: header)))
  }
}

/// The tabs of a section, which find their section in the environment.
nonisolated private struct TabSectionView: View {
  let content: AnyView
  let header: Text?
  @Namespace private var id

  @MainActor var body: some View {
    EnvironmentView(
      content: content, change: InternalChange(key: TabSectionKey.self, value: TabSectionMark(id: id, header: header)))
  }
}

/// The section of a tab.
nonisolated struct TabSectionMark {
  let id: Namespace.ID
  let header: Text?
}

nonisolated struct TabSectionKey: EnvironmentKey {
  static var defaultValue: TabSectionMark? { nil }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue {
  /// Creates a section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue
{
  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, SelectionValue == Content.TabValue {
  /// Creates a section with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabContent {
  /// Removes the tab while `hidden` is true.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: hidden)
  }

  /// Sets where a tab is shown. Hosts show all tabs in the bar and in the sidebar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: false)
  }

  /// Sets whether a tab is visible before the user customizes the bar. Hosts have no customization; they remove tabs that are
  /// hidden in the tab bar.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: visibility == .hidden && (placements.isEmpty || placements.contains(.tabBar)))
  }

  /// Sets the name under which the user's customization of a tab is saved. Hosts have no customization.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: false)
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

/// The place of a tab in a tab view with a sidebar.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private enum Place { case automatic, pinned, sidebarOnly }
  private let place: Place

  /// The place for the platform.
  public static let automatic = TabPlacement(place: .automatic)
  /// A place in the bar that other tabs do not take.
  public static let pinned = TabPlacement(place: .pinned)
  /// A place in the sidebar alone.
  public static let sidebarOnly = TabPlacement(place: .sidebarOnly)
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
}
