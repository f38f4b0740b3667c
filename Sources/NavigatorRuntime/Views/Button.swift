import NavigatorHost

/// A control that performs an action.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a label view.
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label view.
  @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
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
    if style.reportsPresses, press == nil { press = ButtonPress(in: graph) }
    // The reference is not weak, because a weak reference would make each use of the node slower.
    return style.makeBody(
      ButtonStyleValue.StyledButton(role: view.role, label: label(style), press: press) { [reference] in
        (reference.referent as? ButtonNode)?.perform()
      })
  }

  /// Returns the label. In a menu, its second text is a subtitle. If the environment requests flexible buttons and the button
  /// has a surface, the label fills the available width.
  private func label(_ style: ButtonStyleValue) -> AnyView {
    if style.variant == .menuItem, view.label is any SubviewGroup { return AnyView(MenuItemLabel(content: view.label)) }
    guard Self.hasSurface(style), read(ButtonSizingKey.self) == .flexible else { return AnyView(view.label) }
    return AnyView(view.label.frame(maxWidth: .infinity))
  }

  /// A button with a surface is inside a row. Other buttons are the row.
  override var isBoxedInRows: Bool { elementParent?.role.holdsRows == true && hasOwnSurface }

  override var hasOwnSurface: Bool {
    Self.hasSurface(read(ButtonStyleKey.self))
  }

  private static func hasSurface(_ style: ButtonStyleValue) -> Bool {
    style.variant == .bordered || style.variant == .borderedProminent
  }

  override func resolve() -> Resolved {
    var content = Content()
    let style = read(ButtonStyleKey.self)
    if style.handlesTaps { return Resolved() }
    if style.variant != .automatic { content[.variant] = .variant(style.variant) }
    if Self.hasSurface(style) { content[.borderShape] = read(ButtonBorderShapeKey.self).hostValue }
    switch view.role {
    case .destructive?: content[.role] = "destructive"
    case .cancel?: content[.role] = "cancel"
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
    if let answer = values[AlertResponseKey.self], !answer.isMenu || values[MenuDismissKey.self] != .disabled {
      return answer.perform(view.action) ? .handled : .dropped(.unknownElement)
    }
    view.action()
    return .handled
  }
}
