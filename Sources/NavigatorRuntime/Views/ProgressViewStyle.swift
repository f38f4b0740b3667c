/// How progress looks, made from views.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress style is given.
nonisolated public struct ProgressViewStyleConfiguration {
  /// What goes on, whatever the view's type.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// How far it has come in words, whatever the view's type.
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// From 0 to 1; nil where the end is not known.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A progress style that the host draws.
protocol HostProgressViewStyle: ProgressViewStyle {
  nonisolated static var hostKind: String? { get }
}

/// A circle that turns while the end is not known, a bar otherwise.
nonisolated public struct DefaultProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: String? { nil }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: String? { "linear" }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: String? { "circular" }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let value: ProgressStyleValue
    if let host = S.self as? any HostProgressViewStyle.Type {
      value = ProgressStyleValue(kind: host.hostKind)
    } else {
      let style = MainActorValue(style)
      value = ProgressStyleValue { AnyView(ProgressViewStyleBody(style: style.value, configuration: $0)) }
    }
    return EnvironmentView(content: self, change: InternalChange(key: ProgressStyleKey.self, value: value))
  }
}

/// A style's body as a view, so that the style can read the environment and keep state.
nonisolated struct ProgressViewStyleBody<S: ProgressViewStyle>: PropertyHolder {
  let style: S
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The style as the environment carries it: a host's kind, or an app's own way of showing progress.
nonisolated struct ProgressStyleValue {
  var kind: String?
  var makeBody: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)?
}

nonisolated struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressStyleValue { ProgressStyleValue() }
}

extension EnvironmentValues {
  var progressStyleValue: ProgressStyleValue { self[ProgressStyleKey.self] }
}
