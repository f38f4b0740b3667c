/// The user's changes to a tab view's sidebar. An app stores them.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
///
/// TabView { … }
///   .tabViewStyle(.sidebarAdaptable)
///   .tabViewCustomization($customization)
/// ```
///
/// Hosts do not let users move or hide tabs. The visibility that the app sets applies to the sidebar, and the stored value is
/// kept.
nonisolated public struct TabViewCustomization: Equatable, Sendable, Codable {
  private var visibilities: [String: Visibility] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The visibility of a tab in the sidebar, by the identifier of the tab.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// The identifiers of a section's tabs in their order, by the identifier of the section; nil for the order of the builder.
  public subscript(sectionID id: String) -> [String]? { orders[id] }

  /// The customization of a tab, by its identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }

  /// The customization of a section, by its identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// Restores the visibilities of the builder, and keeps the orders.
  public mutating func resetVisibility() {
    visibilities = [:]
  }

  /// Restores the orders of the builder in all sections, and keeps the visibilities.
  public mutating func resetSectionOrder() {
    orders = [:]
  }

  /// Restores the order of the builder in the section with an identifier, and keeps the visibilities.
  public mutating func resetSectionOrder(for sectionID: String) {
    orders[sectionID] = nil
  }

  /// The customization of a tab.
  nonisolated public struct TabCustomization {
    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility
    /// The visibility of the tab in the bar. It is always automatic, because hosts do not let users change bars.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// The customization of a section.
  nonisolated public struct SectionCustomization {
    /// The identifiers of the tabs in their order; nil for the order of the builder.
    public fileprivate(set) var tabOrder: [String]?

    /// Restores the order of the builder.
    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }

  // MARK: Coding

  private enum CodingKeys: CodingKey {
    case visible, hidden, orders
  }

  /// Reads a customization. Identifiers of removed tabs have no effect.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for id in try container.decodeIfPresent([String].self, forKey: .visible) ?? [] { visibilities[id] = .visible }
    for id in try container.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    orders = try container.decodeIfPresent([String: [String]].self, forKey: .orders) ?? [:]
  }

  /// Writes the identifiers of the tabs whose visibility has been set, and the orders of sections.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (key, visibility) in [(CodingKeys.visible, Visibility.visible), (.hidden, .hidden)] {
      let ids = visibilities.filter { $0.value == visibility }.keys.sorted()
      if !ids.isEmpty { try container.encode(ids, forKey: key) }
    }
    if !orders.isEmpty { try container.encode(orders, forKey: .orders) }
  }
}

/// The ways in which users may customize a tab.
nonisolated public struct TabCustomizationBehavior: Equatable {
  private enum Behavior { case automatic, disabled, reorderable }
  private let behavior: Behavior

  /// The behavior for the platform.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(behavior: .automatic) }
  /// Users cannot change the tab.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(behavior: .disabled) }
  /// Users may move the tab.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(behavior: .reorderable) }
}

extension View {
  /// Sets the customization of the sidebars of the tab views in this view; see ``TabViewCustomization``.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: TabCustomizationKey.self, value: customization))
  }
}

extension TabContent {
  /// Sets the identifier of a tab or a section in a ``TabViewCustomization``.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ChangedTab(content: self, change: InternalChange(key: TabCustomizationIDKey.self, value: id))
  }

  /// Sets how users may customize a tab. It has no effect, because hosts have no customization.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: false)
  }

  /// Adds actions to the row of a tab in a sidebar. It has no effect, because the rows of hosts' sidebars cannot be swiped.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: false)
  }
}

/// The customization of the tab views in a view.
nonisolated struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

/// The identifier of a tab in a customization.
nonisolated struct TabCustomizationIDKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension TabViewCustomization {
  /// Returns the places of a tab with an identifier, given its places without a customization.
  func places(_ id: String?, _ places: TabPlaces) -> TabPlaces {
    switch id.map({ self[sidebarVisibility: $0] }) ?? .automatic {
    case .hidden: places.subtracting(.sidebar)
    case .visible: places.union(.sidebar)
    case .automatic: places
    }
  }
}
