import NavigatorHost

/// A style that defines the appearance of text fields.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of a field's view.
  associatedtype _Body: View
  /// The type of a field's label.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The type-erased label of a field for its style.
nonisolated public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// The wrapped view.
  public var body: some View { view }
}

extension _TextFieldStyleLabel: ReadableView {
  var readableText: Text? { NavigatorRuntime.readableText(of: view) }
}

/// A field style that the host draws.
protocol HostTextFieldStyle: TextFieldStyle, HostStyle where _Body == TextField<_TextFieldStyleLabel> {}

extension HostTextFieldStyle {
  /// Returns the field in this style.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}

/// The default style for the field's context.
nonisolated public struct DefaultTextFieldStyle: HostTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style without a border.
nonisolated public struct PlainTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostVariant = Content.Variant.plain
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostVariant = Content.Variant.roundedBorder
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the field's context.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let variant = (S.self as? any HostStyle.Type)?.hostVariant
    let custom = variant == nil ? AnyControlStyle(style, TextFieldStyleBody.self) : nil
    return EnvironmentView(
      content: EnvironmentView(content: self, change: InternalChange(key: TextFieldStyleKey.self, value: variant ?? .automatic)),
      change: InternalChange(key: CustomTextFieldStyleKey.self, value: custom))
  }
}

nonisolated struct TextFieldStyleBody<S: TextFieldStyle>: StyleBody {
  let style: S
  let configuration: TextField<_TextFieldStyleLabel>

  @MainActor var body: some View { style._body(configuration: configuration) }
}

/// The environment key of a style of the app. Without one the host draws text fields.
nonisolated struct CustomTextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  fileprivate var customTextFieldStyle: CustomTextFieldStyleKey.Value { self[CustomTextFieldStyleKey.self] }
}

/// A field in a style of the app. A field in the style's body has the host's style.
nonisolated struct StyledTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.customTextFieldStyle) private var style

  init(field: TextField<_TextFieldStyleLabel>) {
    self.field = field
  }

  @MainActor var body: some View {
    if let style { style.body(of: field, resetting: CustomTextFieldStyleKey.self) } else { field }
  }
}

nonisolated struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = Content.Variant.automatic
}
