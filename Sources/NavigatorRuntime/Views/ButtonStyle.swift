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
    return EnvironmentView(
      content: self,
      change: ButtonStyleChange(
        value: ButtonStyleValue(name: "plain") { role, label in
          AnyView(
            style.value.makeBody(
              configuration: ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false)))
        }))
  }

  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let name = (S.self as? any HostButtonStyle.Type)?.hostName
    let style = MainActorValue(style)
    return EnvironmentView(
      content: self,
      change: ButtonStyleChange(
        value: ButtonStyleValue(name: name ?? "plain") { role, label in
          guard name == nil else { return label }
          return AnyView(
            style.value.makeBody(
              configuration: PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: {})))
        }))
  }
}

/// The buttons' style as the environment carries it.
nonisolated struct ButtonStyleValue {
  let name: String
  let makeBody: @MainActor (ButtonRole?, AnyView) -> AnyView

  @MainActor
  func body<Label: View>(role: ButtonRole?, label: Label) -> AnyView {
    makeBody(role, AnyView(label))
  }
}

nonisolated struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleValue { ButtonStyleValue(name: "automatic") { $1 } }
}

nonisolated struct ButtonStyleChange: EnvironmentChanging {
  let value: ButtonStyleValue

  func apply(to values: inout EnvironmentValues) {
    values[ButtonStyleKey.self] = value
  }
}
