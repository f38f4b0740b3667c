import Foundation

/// The value of a format specifier in a localized text. It is formatted when the text is displayed.
enum TextArgument: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double, specifier: String)
  case specified(Int64, specifier: String)
  case text(Text)

  /// Returns the argument for an integer. An integer that does not fit into 64 bits becomes a string.
  static func integer(_ value: some BinaryInteger) -> TextArgument {
    if let value = Int64(exactly: value) { return .signed(value) }
    return UInt64(exactly: value).map { .unsigned($0) } ?? .string(String(describing: value))
  }

  func string(in formatting: TextFormatting) -> String {
    switch self {
    case .string(let string): string
    case .signed(let value): formatting.string(value)
    case .unsigned(let value): value.formatted(.number.locale(formatting.locale))
    case .double(let value, let specifier): String(format: specifier, locale: formatting.locale, value)
    case .specified(let value, let specifier): String(format: specifier, locale: formatting.locale, value)
    case .text(let text): text.string(in: formatting)
    }
  }
}
