/// A style that defines the appearance of text fields.
@MainActor
@preconcurrency
public protocol TextFieldStyle {}

/// A field style that the host draws.
protocol HostTextFieldStyle: TextFieldStyle {
  nonisolated static var hostName: String { get }
}

/// The default style for the field's context.
nonisolated public struct DefaultTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "automatic"
  /// Creates the style.
  nonisolated public init() {}
}

/// A style without a border.
nonisolated public struct PlainTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "plain"
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "roundedBorder"
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
    let name = (S.self as? any HostTextFieldStyle.Type)?.hostName ?? "automatic"
    return EnvironmentView(content: self, change: InternalChange(key: TextFieldStyleKey.self, value: name))
  }
}

nonisolated struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}
