import NavigatorHost

/// A control that performs an action.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// The content that a control adds to the button that represents it, such as the address of a link.
  let content: Content

  /// Creates a button with a label view.
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label view.
  @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, content: Content(), action: action, label: label)
  }

  init(
    role: ButtonRole? = nil, content: Content, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.content = content
    self.action = action
    self.label = label()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    let style = EnvironmentValues(scope: context.scope)[ButtonStyleKey.self]
    return ButtonNode(style.handlesTaps ? .box : .button, view, type, context)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

@MainActor
final class ButtonNode<Label: View>: ContainerNode<Button<Label>, AnyView> {
  private var press: ButtonPress?

  override var content: AnyView {
    let style = EnvironmentValues(scope: scope)[ButtonStyleKey.self]
    if style.kind == .label, press == nil { press = ButtonPress(in: graph) }
    let label = label(view.label, in: style)
    // The reference is not weak, because a weak reference would make each use of the node slower.
    return style.makeBody(
      .init(role: view.role, label: label, press: press, content: view.content) { [reference] in
        (reference.referent as? ButtonNode)?.perform()
      })
  }

  /// A button with a surface is inside a row. Other buttons are the row.
  override var isBoxedInRows: Bool { elementParent?.role.holdsRows == true && hasOwnSurface }

  override var hasOwnSurface: Bool { read(ButtonStyleKey.self).hasSurface }

  override func resolve() -> Resolved {
    let style = read(ButtonStyleKey.self)
    if style.handlesTaps { return Resolved() }
    var content = view.content
    if style.variant != .automatic { content[.variant] = .variant(style.variant) }
    if style.hasSurface { content[.borderShape] = borderShape(of: style) }
    switch view.role {
    case .destructive?: content[.role] = .role(.destructive)
    case .cancel?: content[.role] = .role(.cancel)
    default: break
    }
    let inherited = inherited
    if !inherited.isEnabled { content[.isDisabled] = true }
    return Resolved(content: content, style: inherited.controlStyle(), events: .tap)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    perform()
  }

  @discardableResult
  private func perform() -> EventOutcome {
    let values = EnvironmentValues(scope: scope)
    // The button inside a style's view performs the action of the styled control, which answers the alert itself.
    let isStyled = Label.self == PrimitiveButtonStyleConfiguration.Label.self
    if !isStyled, let answer = values[AlertResponseKey.self], !answer.isMenu || values[MenuDismissKey.self] != .disabled {
      return answer.perform(view.action) ? .handled : .dropped(.unknownElement)
    }
    view.action()
    return .handled
  }
}
