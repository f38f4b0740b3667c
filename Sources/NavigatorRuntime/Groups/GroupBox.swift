/// A view that groups content in a box, with an optional label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group box with a label.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The group box in the current style.
  @MainActor public var body: some View {
    style.makeBody(GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from a style configuration.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

/// A type that defines the appearance of group boxes.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that represents a group box.
  associatedtype Body: View
  /// The type of the properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view that represents a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a group box for its style.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The type-erased label of a box.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased content of a box.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The label of the box.
  public let label: GroupBoxStyleConfiguration.Label
  /// The content of the box.
  public let content: GroupBoxStyleConfiguration.Content
}

/// The default style, which displays a rounded surface with a bold label above the content.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a group box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity)
    .padding()
    // A translucent fill is visible on each background, also in a row and in another box.
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let value = AnyControlStyle(style, GroupBoxStyleBody.self)
    return EnvironmentView(content: self, change: InternalChange(key: GroupBoxStyleKey.self, value: value))
  }
}

nonisolated struct GroupBoxStyleBody<S: GroupBoxStyle>: StyleBody {
  let style: S
  let configuration: GroupBoxStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

nonisolated struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration> {
    AnyControlStyle(DefaultGroupBoxStyle(), GroupBoxStyleBody.self)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: GroupBoxStyleKey.Value { self[GroupBoxStyleKey.self] }
}
