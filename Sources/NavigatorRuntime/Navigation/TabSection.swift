/// Tabs that belong together. A sidebar shows the text of the header above them, and a bar shows only the tabs.
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
  @Environment(\.self) private var values

  init(content: AnyView, header: Text?) {
    self.content = content
    self.header = header
  }

  @MainActor var body: some View {
    EnvironmentView(content: content, change: TabSectionChange(mark: TabSectionMark(id: id, header: header)))
    if let actions = values[TabSectionActionsKey.self] { TabSectionActions(content: actions.value) }
  }
}

/// The environment of the tabs in a section. It does not contain values that apply to the section itself.
nonisolated private struct TabSectionChange: EnvironmentChanging {
  let mark: TabSectionMark

  func apply(to values: inout EnvironmentValues) {
    values[TabSectionKey.self] = mark
    values[TabSectionActionsKey.self] = nil
    values[TabCustomizationIDKey.self] = nil
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
