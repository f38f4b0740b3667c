import NavigatorHost

/// A style that defines the appearance of progress views.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress view's body.
  associatedtype Body: View
  /// The type of a progress view's properties.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the body of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view for its style.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased description of the current value.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The completed fraction, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The description of the current value.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A progress style that the host draws.
protocol HostProgressViewStyle: ProgressViewStyle {
  nonisolated static var hostKind: Content.Kind? { get }
  /// The color of the progress; nil for the inherited tint.
  nonisolated var hostTint: Color? { get }
}

/// The default style: a spinning circle if the progress is unknown, a bar otherwise.
nonisolated public struct DefaultProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: Content.Kind? { nil }
  nonisolated var hostTint: Color? { nil }
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the progress view. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

/// A style with a bar.
nonisolated public struct LinearProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: Content.Kind? { .linear }
  let hostTint: Color?

  /// Creates the style.
  nonisolated public init() {
    hostTint = nil
  }

  /// Creates the style with the color of the progress. Prefer `tint(_:)`.
  nonisolated public init(tint: Color) {
    hostTint = tint
  }

  /// Returns the progress view. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

/// A style with a circle.
nonisolated public struct CircularProgressViewStyle: HostProgressViewStyle {
  nonisolated static var hostKind: Content.Kind? { .circular }
  let hostTint: Color?

  /// Creates the style.
  nonisolated public init() {
    hostTint = nil
  }

  /// Creates the style with the color of the progress. Prefer `tint(_:)`.
  nonisolated public init(tint: Color) {
    hostTint = tint
  }

  /// Returns the progress view. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let value =
      if let host = style as? any HostProgressViewStyle {
        ProgressStyleValue(kind: type(of: host).hostKind, tint: host.hostTint)
      } else {
        ProgressStyleValue(custom: AnyControlStyle(style, ProgressViewStyleBody.self))
      }
    return EnvironmentView(content: self, change: InternalChange(key: ProgressStyleKey.self, value: value))
  }
}

nonisolated struct ProgressViewStyleBody<S: ProgressViewStyle>: StyleBody {
  let style: S
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The environment value of the progress style: a host's kind, or a custom style.
nonisolated struct ProgressStyleValue {
  var kind: Content.Kind?
  /// The color of the progress; nil for the inherited tint.
  var tint: Color?
  var custom: AnyControlStyle<ProgressViewStyleConfiguration>?
}

nonisolated struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressStyleValue { ProgressStyleValue() }
}

extension EnvironmentValues {
  var progressStyleValue: ProgressStyleValue { self[ProgressStyleKey.self] }
}
