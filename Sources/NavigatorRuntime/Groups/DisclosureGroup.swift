import NavigatorHost

/// A view that shows or hides its content. In a list, the label and the content are rows. Elsewhere, the group is one view, which
/// is as wide as the space.
///
/// ```swift
/// DisclosureGroup("Details") {
///   Text("Size: 3 MB")
/// }
/// ```
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let binding: Binding<Bool>?
  @State private var isExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  init(label: Label, content: Content, binding: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.binding = binding
  }

  /// Creates a group that is initially collapsed.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), binding: nil)
  }

  /// Creates a group whose expansion is controlled by a binding.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), binding: isExpanded)
  }

  /// The group in the current style.
  @MainActor public var body: some View {
    let isExpanded = binding ?? $isExpanded
    if let style {
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), isExpanded: isExpanded)
      style.body(of: configuration, resetting: DisclosureGroupStyleKey.self)
    } else {
      DisclosureParts(isExpanded: isExpanded.wrappedValue, binding: isExpanded, label: label, content: content)
    }
  }
}

/// The label and the content of a group. They are rows in a list, and one view elsewhere.
nonisolated private struct DisclosureParts<Label: View, Content: View>: View, PrimitiveView {
  let isExpanded: Bool
  let binding: Binding<Bool>
  let label: Label
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    let areRows = context.parent?.innerRecord?.holdsListRows == true
    return TransparentNode(view, type, context) { $0.parts(areRows: areRows) }
  }

  @MainActor @ViewBuilder
  private func parts(areRows: Bool) -> some View {
    if areRows {
      button { label }
      if isExpanded { DisclosedContent(content: content) }
    } else {
      VStack {
        button { label.frame(maxWidth: .infinity, alignment: .leading) }
        if isExpanded { content }
      }
    }
  }

  /// The label. The state belongs to the button, so that a style that replaces the button keeps it.
  @MainActor
  private func button<V: View>(@ViewBuilder label: () -> V) -> some View {
    Button(content: [.kind: .kind(.disclosure), .isExpanded: .bool(isExpanded)]) {
      withAnimation { binding.wrappedValue.toggle() }
    } label: {
      label()
    }
  }
}

/// The content of an expanded group. In a list, its rows are indented.
nonisolated struct DisclosedContent<Content: View>: ComputedBoxView {
  let content: Content

  /// The indentation of rows, in points.
  private static var indentation: Double { 20 }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    node.elementParent?.holdsListRows == true ? [.padding(Insets(.leading, length: Self.indentation))] : []
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that is initially collapsed.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content(), binding: nil)
  }

  /// Creates a group with a localized title whose expansion is controlled by a binding.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), binding: isExpanded)
  }

  /// Creates a group with a title that is initially collapsed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), content: content(), binding: nil)
  }

  /// Creates a group with a title whose expansion is controlled by a binding.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), content: content(), binding: isExpanded)
  }
}

/// A type that defines the appearance of disclosure groups.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that represents a group.
  associatedtype Body: View
  /// The type of the properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view that represents a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a disclosure group for its style.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of a group.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased content of a group.
  public struct Content: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The label of the group.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The content of the group.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// A Boolean value that indicates whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style for the group's context.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, HostStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style for the group's context.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, DisclosureGroupStyleBody.self)
  }
}

nonisolated struct DisclosureGroupStyleBody<S: DisclosureGroupStyle>: StyleBody {
  let style: S
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

typealias DisclosureGroupStyleKey = ControlStyleKey<DisclosureGroupStyleConfiguration>

extension EnvironmentValues {
  /// The custom style, or nil for the default style.
  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration>? { self[DisclosureGroupStyleKey.self].custom }
}
