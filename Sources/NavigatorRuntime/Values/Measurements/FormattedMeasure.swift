import Foundation
private import _FoundationICU

/// A number with a unit, formatted by ICU. Foundation contains ICU and uses it to format numbers and dates.
struct FormattedMeasure {
  let text: String
  /// The displayed number. If the text contains several numbers, as in "5 ft 7 in", it is the last one.
  let value: Double?
  /// The range of the displayed number in UTF-16 code units. It is nil if the text has no digits.
  let number: Range<Int>?

  /// Formats a number. Returns nil if ICU does not support the skeleton.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - skeleton: The format as an ICU number skeleton.
  ///   - locale: The identifier of the locale.
  init?(_ value: Double, skeleton: String, locale: String) {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    guard status.isSuccess, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.isSuccess, let text = Self.text(of: result) else { return nil }
    self.text = text
    number = Self.number(in: result)
    self.value = number == nil ? nil : Self.value(of: result)
  }

  private static func text(of result: OpaquePointer) -> String? {
    var capacity = 64
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var units = [UInt16](repeating: 0, count: capacity)
      let count = Int(swift_unumf_resultToString(result, &units, Int32(capacity), &status))
      if status.isSuccess, count <= capacity { return String(decoding: units.prefix(count), as: UTF16.self) }
      guard status == U_BUFFER_OVERFLOW_ERROR, count < 10_000 else { return nil }
      capacity = count + 1
    }
    return nil
  }

  private static func value(of result: OpaquePointer) -> Double? {
    var status = U_ZERO_ERROR
    var digits = [CChar](repeating: 0, count: 512)
    let count = Int(swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status))
    guard status.isSuccess, count <= digits.count else { return nil }
    return Double(String(decoding: digits.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  private static func number(in result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    let fields = swift_ufieldpositer_open(&status)
    defer { swift_ufieldpositer_close(fields) }
    guard status.isSuccess, let fields else { return nil }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    guard status.isSuccess else { return nil }
    let parts = [
      UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_GROUPING_SEPARATOR_FIELD, UNUM_SIGN_FIELD,
    ].map { Int32($0.rawValue) }
    var (start, end): (Int32, Int32) = (0, 0)
    var number: Range<Int>?
    var integers = 0
    while true {
      let field = swift_ufieldpositer_next(fields, &start, &end)
      guard field >= 0 else { break }
      guard parts.contains(field), start <= end, start >= 0 else { continue }
      if field == Int32(UNUM_INTEGER_FIELD.rawValue) { integers += 1 }
      let part = Int(start)..<Int(end)
      number = number.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) } ?? part
    }
    return integers == 1 ? number : nil
  }
}

extension UErrorCode {
  /// A Boolean value that indicates whether a call to ICU succeeded. Warnings have negative codes.
  fileprivate var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
