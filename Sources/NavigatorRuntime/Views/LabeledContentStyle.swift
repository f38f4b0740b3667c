/// A style that defines the appearance of labeled content.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the content's view.
  associatedtype Body: View
  /// The type of the content's properties.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of labeled content for its style.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased value.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The label.
  public let label: LabeledContentStyleConfiguration.Label
  /// The value.
  public let content: LabeledContentStyleConfiguration.Content
}

/// The default style.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the labeled content. The host draws the style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the properties that a style receives.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the labeled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, LabeledContentStyleBody.self)
  }
}

nonisolated struct LabeledContentStyleBody<S: LabeledContentStyle>: StyleBody {
  let style: S
  let configuration: LabeledContentStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias LabeledContentStyleKey = ControlStyleKey<LabeledContentStyleConfiguration>

extension EnvironmentValues {
  /// The style of the app, if any.
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration>? { self[LabeledContentStyleKey.self].custom }
}
