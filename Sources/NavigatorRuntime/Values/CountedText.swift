/// A text with one integer, such as "Row 5", that is formatted when it is displayed.
///
/// Lists often show such a text in many rows. The format and the integer share one string because a short string needs no
/// allocation.
struct CountedText: Equatable, Sendable {
  /// The format, the separator and the integer.
  private let packed: String
  private static let separator: UInt8 = 0
  private static let percent = UInt8(ascii: "%")
  private static let minus = UInt8(ascii: "-")
  /// The format specifier of an interpolated integer.
  private static let specifier: StaticString = "%lld"

  /// Creates a text, or returns nil if the format contains the separator.
  init?(format: String, value: Int64) {
    guard !format.contains(byte: Self.separator) else { return nil }
    packed = "\(format)\0\(value)"
  }

  func string(in formatting: TextFormatting) -> String {
    var packed = packed
    let formatted = packed.withUTF8 { bytes -> String? in
      guard let end = bytes.lastIndex(of: Self.separator) else { return nil }
      let format = UnsafeBufferPointer(rebasing: bytes[..<end])
      let digits = UnsafeBufferPointer(rebasing: bytes[(end + 1)...])
      if digits.count <= 3, digits.first != Self.minus, formatting.writesHundredsAsDigits { return Self.format(format, digits) }
      guard let value = Int64(String(decoding: digits, as: UTF8.self)) else { return nil }
      var number = formatting.string(value)
      return number.withUTF8 { Self.format(format, $0) }
    }
    return formatted ?? packed
  }

  /// Replaces the only specifier of a format. Formats with other specifiers use the slower
  /// `LocalizedStringKey.formatted(_:with:)`.
  private static func format(_ format: UnsafeBufferPointer<UInt8>, _ number: UnsafeBufferPointer<UInt8>) -> String {
    let size = specifier.utf8CodeUnitCount
    guard let start = format.firstIndex(of: percent), start == format.lastIndex(of: percent), start + size <= format.count,
      specifier.withUTF8Buffer({ $0.elementsEqual(format[start..<(start + size)]) })
    else {
      let number = String(decoding: number, as: UTF8.self)
      return LocalizedStringKey.formatted(String(decoding: format, as: UTF8.self), with: [number])
    }
    return String(unsafeUninitializedCapacity: format.count - size + number.count) { text in
      var end = text.initialize(fromContentsOf: format[..<start])
      end = text[end...].initialize(fromContentsOf: number)
      return text[end...].initialize(fromContentsOf: format[(start + size)...])
    }
  }
}
