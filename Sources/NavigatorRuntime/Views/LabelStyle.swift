import NavigatorHost

/// How labels look, made from views.
@MainActor
@preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style is given.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title, whatever its type.
  public struct Title: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The label's icon, whatever its type.
  public struct Icon: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon
}

/// A label style that the host draws.
protocol HostLabelStyle: LabelStyle {
  nonisolated static var hostName: String? { get }
}

/// The style that suits where the label is.
nonisolated public struct DefaultLabelStyle: HostLabelStyle {
  nonisolated static var hostName: String? { nil }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

/// The icon alone; the title is read out.
nonisolated public struct IconOnlyLabelStyle: HostLabelStyle {
  nonisolated static var hostName: String? { "iconOnly" }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: HostLabelStyle {
  nonisolated static var hostName: String? { "titleOnly" }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The title with its icon, wherever the label is.
nonisolated public struct TitleAndIconLabelStyle: HostLabelStyle {
  nonisolated static var hostName: String? { "titleAndIcon" }
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let value: LabelStyleValue
    if let host = S.self as? any HostLabelStyle.Type {
      value = LabelStyleValue(variant: host.hostName)
    } else {
      let style = MainActorValue(style)
      value = LabelStyleValue { title, icon in
        AnyView(
          LabelStyleBody(
            style: style.value,
            configuration: LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))))
      }
    }
    return EnvironmentView(content: self, change: InternalChange(key: LabelStyleKey.self, value: value))
  }
}

/// A style's body as a view, so that the style can read the environment and keep state.
nonisolated struct LabelStyleBody<S: LabelStyle>: PropertyHolder {
  let style: S
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The labels' style as the environment carries it: a host's variant, or an app's own way of making them.
nonisolated struct LabelStyleValue {
  var variant: String?
  var makeBody: (@MainActor (AnyView, AnyView) -> AnyView)?
}

nonisolated struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleValue { LabelStyleValue() }
}

extension EnvironmentValues {
  var labelStyleValue: LabelStyleValue { self[LabelStyleKey.self] }
}
