/// How buttons look and react, made from a view.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style is given.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// A host reports a tap when it is over: a button is never seen pressed.
  public let isPressed: Bool
}

/// How buttons of the system look.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style is given.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() {
    action()
  }
}

/// A style that the host draws.
protocol HostButtonStyle: PrimitiveButtonStyle {
  nonisolated static var hostName: String { get }
}

/// The style that suits where the button is.
nonisolated public struct DefaultButtonStyle: HostButtonStyle {
  nonisolated static let hostName = "automatic"
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style without a border.
nonisolated public struct BorderlessButtonStyle: HostButtonStyle {
  nonisolated static let hostName = "borderless"
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style that leaves the label as it is.
nonisolated public struct PlainButtonStyle: HostButtonStyle {
  nonisolated static let hostName = "plain"
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style with a quiet background.
nonisolated public struct BorderedButtonStyle: HostButtonStyle {
  nonisolated static let hostName = "bordered"
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style with a background in the tint colour.
nonisolated public struct BorderedProminentButtonStyle: HostButtonStyle {
  nonisolated static let hostName = "borderedProminent"
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = MainActorValue(style)
    let value = ButtonStyleValue(name: "plain") { button in
      AnyView(
        ButtonStyleBody(
          style: style.value,
          configuration: ButtonStyleConfiguration(role: button.role, label: .init(view: button.label), isPressed: false)))
    }
    return EnvironmentView(content: self, change: ButtonStyleChange(value: value))
  }

  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = MainActorValue(style)
    let value =
      if let host = S.self as? any HostButtonStyle.Type {
        ButtonStyleValue(name: host.hostName) { $0.label }
      } else {
        ButtonStyleValue(name: "plain", actsItself: true) { button in
          AnyView(
            PrimitiveButtonStyleBody(
              style: style.value,
              configuration: PrimitiveButtonStyleConfiguration(
                role: button.role, label: .init(view: button.label), action: button.action)))
        }
      }
    return EnvironmentView(content: self, change: ButtonStyleChange(value: value))
  }
}

/// A style's body as a view, so that the style can read the environment and keep state.
nonisolated struct ButtonStyleBody<S: ButtonStyle>: PropertyHolder {
  let style: S
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

nonisolated struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: PropertyHolder {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The buttons' style as the environment carries it.
nonisolated struct ButtonStyleValue {
  /// What a style makes a view from.
  struct StyledButton {
    let role: ButtonRole?
    let label: AnyView
    let action: @MainActor () -> Void
  }

  let name: String
  /// Whether the style's views do what the button does, so that the button itself takes no taps.
  var actsItself = false
  let makeBody: @MainActor (StyledButton) -> AnyView
}

nonisolated struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleValue { ButtonStyleValue(name: "automatic") { $0.label } }
}

nonisolated struct ButtonStyleChange: EnvironmentChanging {
  let value: ButtonStyleValue

  func apply(to values: inout EnvironmentValues) {
    values[ButtonStyleKey.self] = value
  }
}
