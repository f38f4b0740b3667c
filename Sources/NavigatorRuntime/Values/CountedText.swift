/// A text with one integer, such as "Row 5", which is formatted when it is shown.
///
/// Many rows show such a text. The format and the integer are in one string, because a short string needs no memory of its own.
struct CountedText: Equatable, Sendable {
  /// The format, the separator and the integer.
  private let packed: String
  private static let separator: UInt8 = 0

  /// Returns nil if the format contains the separator.
  init?(format: String, value: Int64) {
    guard !format.utf8.contains(Self.separator) else { return nil }
    packed = "\(format)\0\(value)"
  }

  func string(in formatting: TextFormatting) -> String {
    let parts = packed.utf8.split(separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = parts.first, let digits = parts.last, let value = Int64(Substring(digits)) else { return packed }
    return LocalizedStringKey.formatted(String(Substring(format)), with: [TextArgument.signed(value).string(in: formatting)])
  }
}
