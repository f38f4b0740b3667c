import NavigatorHost

/// A style that defines the appearance of labels.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of a label's view.
  associatedtype Body: View
  /// The type of a label's properties.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label for its style.
nonisolated public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased icon of a label.
  public struct Icon: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The title of the label.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label.
  public let icon: LabelStyleConfiguration.Icon
}

/// The default style for the label's context.
nonisolated public struct DefaultLabelStyle: LabelStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

/// A style that shows only the icon. Assistive technologies read the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.iconOnly
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// A style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.titleOnly
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A style that shows the title and the icon in every context.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, HostStyle {
  nonisolated static let hostVariant = Content.Variant.titleAndIcon
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the label's context.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the title and the icon in every context.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, LabelStyleBody.self)
  }
}

nonisolated struct LabelStyleBody<S: LabelStyle>: StyleBody {
  let style: S
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias LabelStyleKey = ControlStyleKey<LabelStyleConfiguration>

extension EnvironmentValues {
  var labelStyleValue: LabelStyleKey.Value { self[LabelStyleKey.self] }
}
