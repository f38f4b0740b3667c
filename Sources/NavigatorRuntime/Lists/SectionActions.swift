import NavigatorHost

extension View {
  /// Adds actions to this section of a list or a form, or to the sections in this view. They are rows after the content of the
  /// section.
  ///
  /// ```swift
  /// Section("Categories") {
  ///   ForEach(categories) { Label($0.name, systemImage: $0.symbol) }
  /// }
  /// .sectionActions {
  ///   Button("Add Category", systemImage: "plus") { add() }
  /// }
  /// ```
  ///
  /// A custom container shows the actions if it uses ``SectionConfiguration/actions``. Other containers show no actions.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    SectionActionsView(content: self, actions: AnyView(content()))
  }
}

extension SectionConfiguration {
  /// The actions of a section.
  nonisolated public struct Actions: View {
    let content: AnyView?

    nonisolated init(content: AnyView?) {
      self.content = content
    }

    /// The views of the actions.
    public var body: some View { content }
  }
}

nonisolated extension SectionConfiguration.Actions: SubviewGroup {
  static var memberTypes: [any View.Type] { [] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context)
  }
}

/// A view with actions for the sections in it.
nonisolated struct SectionActionsView<Content: View>: PrimitiveView {
  let content: Content
  let actions: AnyView

  nonisolated init(content: Content, actions: AnyView) {
    self.content = content
    self.actions = actions
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { view in
      EnvironmentView(
        content: view.content, change: InternalChange(key: SectionActionsKey.self, value: MainActorValue(view.actions)))
    }
  }
}

nonisolated extension SectionActionsView: SubviewModifier, SubviewGroup {
  /// The actions belong to the section, and not to each view in it.
  func modifying(_ view: AnyView) -> AnyView { AnyView(SectionActionsView<AnyView>(content: view, actions: actions)) }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    if expansion.sections != nil { return expansion.appendSections(of: content, actions: actions, context) }
    expansion.expand(content, expansion.rowParts == nil ? context : context.wrapping { modifying($0) })
  }
}

/// The environment value from which sections read their actions.
nonisolated struct SectionActionsKey: EnvironmentKey {
  static var defaultValue: MainActorValue<AnyView>? { nil }
}

extension EnvironmentValues {
  /// The actions of the sections.
  var sectionActions: MainActorValue<AnyView>? { self[SectionActionsKey.self] }
}

/// A section of a list with the actions after its content. The actions do not apply to sections inside it.
nonisolated struct ActiveSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  @Environment(\.sectionActions) private var actions

  init(section: Section<Parent, Content, Footer>) {
    self.section = section
  }

  @MainActor var body: some View {
    EnvironmentView(
      content: Section<Parent, TupleView<(Content, AnyView?)>, Footer>(
        header: section.header, content: TupleView((section.content, actions?.value)), footer: section.footer,
        isExpanded: section.isExpanded),
      change: InternalChange(key: SectionActionsKey.self, value: nil))
  }
}
