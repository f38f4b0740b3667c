/// How toggles look, made from views.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style is given.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style that suits where the toggle is.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
  }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
  }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      button(configuration).buttonStyle(.borderedProminent)
    } else {
      button(configuration).buttonStyle(.bordered)
    }
  }

  @MainActor private func button(_ configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    var value = ToggleStyleValue()
    if !(style is DefaultToggleStyle), !(style is SwitchToggleStyle) {
      let style = MainActorValue(style)
      value.makeBody = { AnyView(ToggleStyleBody(style: style.value, configuration: $0)) }
    }
    return EnvironmentView(content: self, change: InternalChange(key: ToggleStyleKey.self, value: value))
  }
}

/// A style's body as a view, so that the style can read the environment and keep state.
nonisolated struct ToggleStyleBody<S: ToggleStyle>: PropertyHolder {
  let style: S
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The toggles' style as the environment carries it; without a way of making them the host draws them.
nonisolated struct ToggleStyleValue {
  var makeBody: (@MainActor (ToggleStyleConfiguration) -> AnyView)?
}

nonisolated struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleValue { ToggleStyleValue() }
}

extension EnvironmentValues {
  var toggleStyleValue: ToggleStyleValue { self[ToggleStyleKey.self] }
}
