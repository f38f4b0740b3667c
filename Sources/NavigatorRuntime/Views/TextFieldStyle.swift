/// How fields look.
@MainActor
@preconcurrency
public protocol TextFieldStyle {}

/// A field style that the host draws.
protocol HostTextFieldStyle: TextFieldStyle {
  nonisolated static var hostName: String { get }
}

/// The style that suits where the field is.
nonisolated public struct DefaultTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "automatic"
  nonisolated public init() {}
}

/// A field without a border.
nonisolated public struct PlainTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "plain"
  nonisolated public init() {}
}

/// A field with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: HostTextFieldStyle {
  nonisolated static let hostName = "roundedBorder"
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let name = (S.self as? any HostTextFieldStyle.Type)?.hostName ?? "automatic"
    return EnvironmentView(content: self, change: InternalChange(key: TextFieldStyleKey.self, value: name))
  }
}

nonisolated struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}
