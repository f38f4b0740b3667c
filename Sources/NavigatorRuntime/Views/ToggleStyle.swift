import NavigatorHost

/// A style that defines the appearance and the interaction of toggles.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle's view.
  associatedtype Body: View
  /// The type of a toggle's properties.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a toggle for its style.
nonisolated public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle is on for some of its sources and off for others.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default style for the toggle's context.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the toggle. The host draws the style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
  }
}

/// A style with a switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style with the color of a switch that is on. Prefer `tint(_:)`.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the toggle. The host draws the style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
  }
}

/// A style with a button that is highlighted while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let variant: NavigatorHost.Content.Variant = configuration.isOn ? .borderedProminent : .bordered
    // One button in both states keeps the focus.
    EnvironmentView(
      content: button(configuration), change: ButtonStyleChange(value: ButtonStyleValue(variant: variant)))
  }

  @MainActor private func button(_ configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style for the toggle's context.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    var value = ToggleStyleValue()
    if let style = style as? SwitchToggleStyle {
      value.tint = style.tint
    } else if !(style is DefaultToggleStyle) {
      value.custom = AnyControlStyle(style, ToggleStyleBody.self)
    }
    return EnvironmentView(content: self, change: InternalChange(key: ToggleStyleKey.self, value: value))
  }
}

nonisolated struct ToggleStyleBody<S: ToggleStyle>: StyleBody {
  let style: S
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The environment value of the toggle style. Without a custom style the host draws toggles.
nonisolated struct ToggleStyleValue {
  /// The color of a switch that is on; nil for the inherited tint.
  var tint: Color?
  var custom: AnyControlStyle<ToggleStyleConfiguration>?
  /// A Boolean value that indicates whether toggles are items of a menu.
  var isMenuItem = false
}

nonisolated struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleValue { ToggleStyleValue() }
}

extension EnvironmentValues {
  var toggleStyleValue: ToggleStyleValue { self[ToggleStyleKey.self] }
}
