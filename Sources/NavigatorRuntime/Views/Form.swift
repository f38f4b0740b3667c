import NavigatorHost

/// A container of controls in rows and sections.
///
/// If the collections in the form and its sections have more than 100 elements, only the rows near the viewport exist.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The form in the current style.
  @MainActor public var body: some View {
    if let style {
      style.body(of: FormStyleConfiguration(content: .init(view: AnyView(content))), resetting: FormStyleKey.self)
    } else {
      RowsForm(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the properties that a style receives.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// A form that the host draws.
nonisolated struct RowsForm<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FormNode(.form, view, type, context)
  }
}

@MainActor
final class FormNode<Content: View>: ContainerNode<RowsForm<Content>, Content> {
  override var content: Content { view.content }
  override var keepsPaddingOutside: Bool { true }

  override func resolve() -> Resolved {
    var resolved = Resolved(content: scrollOptions())
    addSizes(to: &resolved.content)
    addRefresh(to: &resolved)
    addReports(to: &resolved.content, &resolved.events)
    addScrollOptions(to: &resolved.content)
    addScrolling(to: &resolved.content, &resolved.events)
    return resolved
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    handleScrolling(action)
  }

  override func willTearDown() { cancelRefresh() }
}
