import NavigatorHost

/// A built-in style that changes only the label of a control. The control keeps its role, its address and its menu.
protocol LabelButtonStyle {
  nonisolated static var hostVariant: Content.Variant { get }
  /// The shape of the border if the environment sets none.
  nonisolated static var borderShape: ButtonBorderShape { get }
  /// Returns the view of a label.
  @MainActor func styled(_ label: AnyView) -> AnyView
}

/// The environment value of the button style.
nonisolated struct ButtonStyleValue {
  /// The inputs from which a style creates a view.
  struct StyledButton {
    let role: ButtonRole?
    let label: AnyView
    let press: ButtonPress?
    /// The content that the control adds to its button.
    var content = Content()
    let action: @MainActor () -> Void
  }

  /// The part of a control that a style replaces.
  enum Kind {
    /// No part. The host draws the style.
    case host
    /// The label. The view may depend on whether the control is pressed.
    case label
    /// The control. The style's views perform the action, and the control itself accepts no taps.
    case control
  }

  /// A style that applies around the view of another style.
  final class Outer {
    let value: ButtonStyleValue

    init(_ value: ButtonStyleValue) {
      self.value = value
    }
  }

  let variant: Content.Variant
  var kind = Kind.host
  /// The shape of the border if the environment sets none.
  var borderShape = ButtonBorderShape.automatic
  private(set) var outer: Outer?
  private let makeLabel: @MainActor (StyledButton) -> AnyView

  init(
    variant: Content.Variant, kind: Kind = .host, borderShape: ButtonBorderShape = .automatic,
    makeBody: @escaping @MainActor (StyledButton) -> AnyView = { $0.label }
  ) {
    self.variant = variant
    self.kind = kind
    self.borderShape = borderShape
    makeLabel = makeBody
  }

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    let base = MainActorValue(style)
    if let host = S.self as? any HostStyle.Type {
      self.init(variant: host.hostVariant)
    } else if let type = S.self as? any LabelButtonStyle.Type {
      self.init(variant: type.hostVariant, borderShape: type.borderShape) { button in
        (base.value as? any LabelButtonStyle)?.styled(button.label) ?? button.label
      }
    } else {
      self.init(variant: .plain, kind: .control) { button in
        let configuration = PrimitiveButtonStyleConfiguration(
          role: button.role, label: .init(view: button.label), content: button.content, action: button.action)
        return AnyView(PrimitiveButtonStyleBody(style: base.value, configuration: configuration))
      }
    }
  }

  /// A Boolean value that indicates whether the style replaces the label or the whole control.
  var isCustom: Bool { kind != .host }

  /// A Boolean value that indicates whether the style's views perform the action.
  var handlesTaps: Bool { kind == .control }

  /// A Boolean value that indicates whether the host draws a surface behind the label.
  var hasSurface: Bool { variant == .bordered || variant == .borderedProminent }

  /// Returns the view of a control. The style that applies around this one is the style of buttons in a custom style's view.
  @MainActor func makeBody(_ button: StyledButton) -> AnyView {
    let view = makeLabel(button)
    guard isCustom else { return view }
    let change = InternalChange(key: ButtonStyleKey.self, value: outer?.value ?? ButtonStyleKey.defaultValue)
    return AnyView(EnvironmentView(content: view, change: change))
  }

  /// Returns the style with a style that applies around it. Styles that a host draws contain no buttons.
  func inside(_ value: ButtonStyleValue) -> ButtonStyleValue {
    guard isCustom, value.isCustom || value.variant != .automatic else { return self }
    var copy = self
    copy.outer = Outer(value)
    return copy
  }
}

nonisolated struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleValue { ButtonStyleValue(variant: .automatic) }
}

extension EnvironmentValues {
  var buttonStyleValue: ButtonStyleValue { self[ButtonStyleKey.self] }
}

nonisolated struct ButtonStyleChange: EnvironmentChanging {
  let value: ButtonStyleValue

  func apply(to values: inout EnvironmentValues) {
    values[ButtonStyleKey.self] = value.inside(values[ButtonStyleKey.self])
  }
}

extension ElementNode {
  /// The shape of the border of a control in a style of buttons.
  func borderShape(of style: ButtonStyleValue) -> Content.Value? {
    let shape = read(ButtonBorderShapeKey.self)
    return (shape == .automatic ? style.borderShape : shape).hostValue
  }

  /// Returns the label of a control in a style of buttons. In a menu, its second text is a subtitle. If the environment requests
  /// flexible buttons and the control has a surface, the label fills the available width.
  func label(_ label: some View, in style: ButtonStyleValue) -> AnyView {
    if style.variant == .menuItem, label is any SubviewGroup { return AnyView(MenuItemLabel(content: label)) }
    guard style.hasSurface, read(ButtonSizingKey.self) == .flexible else { return AnyView(label) }
    return AnyView(label.frame(maxWidth: .infinity))
  }
}
