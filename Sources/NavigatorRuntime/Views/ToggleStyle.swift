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

/// A style with a button that is highlighted while the toggle is on. It is the default style in toolbars.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// The appearance of the button while the toggle is off.
  let variantWhenOff: NavigatorHost.Content.Variant
  @Environment(\.buttonStyleValue) private var buttonStyle

  /// Creates the style.
  nonisolated public init() {
    self.init(variantWhenOff: .bordered)
  }

  nonisolated init(variantWhenOff: NavigatorHost.Content.Variant) {
    self.variantWhenOff = variantWhenOff
  }

  /// Returns the button. A style of buttons that the app defines also applies to it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let highlighted = ButtonStyleValue(variant: configuration.isOn ? .borderedProminent : variantWhenOff)
    let style = buttonStyle.isCustom ? buttonStyle : highlighted
    // One button in both states keeps the focus.
    EnvironmentView(content: button(configuration), change: InternalChange(key: ButtonStyleKey.self, value: style))
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
      value.isSwitch = true
      value.tint = style.tint
    } else if !(style is DefaultToggleStyle) {
      value.isButton = style is ButtonToggleStyle
      value.custom = AnyControlStyle(style, ToggleStyleBody.self)
    }
    return EnvironmentView(content: self, change: ToggleStyleChange(value: value))
  }
}

/// A change of the style of toggles, which keeps the place of the toggles.
nonisolated struct ToggleStyleChange: EnvironmentChanging {
  let value: ToggleStyleValue

  func apply(to values: inout EnvironmentValues) {
    var value = value
    value.place = values[ToggleStyleKey.self].place
    values[ToggleStyleKey.self] = value
  }
}

/// A change of the place of toggles, which keeps their style.
nonisolated struct TogglePlaceChange: EnvironmentChanging {
  let place: ToggleStyleValue.Place

  func apply(to values: inout EnvironmentValues) {
    values[ToggleStyleKey.self].place = place
  }
}

nonisolated struct ToggleStyleBody<S: ToggleStyle>: StyleBody {
  let style: S
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The environment value of the toggle style. Without a custom style the host draws toggles.
nonisolated struct ToggleStyleValue {
  /// The place of toggles, on which their default style depends.
  enum Place {
    case content
    /// A toolbar, whose toggles are buttons.
    case bar
    /// A menu, whose toggles are items with a mark. The other styles of SwiftUI have no effect in menus.
    case menu
  }

  /// A Boolean value that indicates whether a view requests switches.
  var isSwitch = false
  /// The color of a switch that is on; nil for the inherited tint.
  var tint: Color?
  /// A Boolean value that indicates whether the custom style is ``ButtonToggleStyle``.
  var isButton = false
  var custom: AnyControlStyle<ToggleStyleConfiguration>?
  var place = Place.content

  /// The style that creates the view of a toggle, or nil for toggles that the host draws.
  var applied: AnyControlStyle<ToggleStyleConfiguration>? {
    switch place {
    case .content: custom
    case .bar: isSwitch ? nil : isButton ? Self.bar : custom ?? Self.bar
    case .menu: isButton ? nil : custom
    }
  }

  /// The style of buttons in a bar, which have no surface while they are off.
  private static var bar: AnyControlStyle<ToggleStyleConfiguration> {
    AnyControlStyle(ButtonToggleStyle(variantWhenOff: .automatic), ToggleStyleBody.self)
  }
}

nonisolated struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleValue { ToggleStyleValue() }
}

extension EnvironmentValues {
  var toggleStyleValue: ToggleStyleValue { self[ToggleStyleKey.self] }
}
