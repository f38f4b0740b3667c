import Foundation

/// The length of a unit's name.
enum MeasureWidth: String, Codable, Hashable, Sendable {
  case wide = "unit-width-full-name"
  case abbreviated = "unit-width-short"
  case narrow = "unit-width-narrow"
}

/// The format of a measurement, expressed by ICU number skeletons.
struct MeasureFormat {
  let width: MeasureWidth
  /// The purpose that determines the displayed unit, or nil to keep the unit of the measurement.
  let usage: String?
  let locale: Locale
  let number: FloatingPointFormatStyle<Double>?
  let isWithoutScale: Bool

  /// Returns a number with its unit. A unit that Unicode's data does not contain, such as a custom one, is represented by its
  /// symbol.
  func string(_ value: Double, _ unit: Dimension) -> String {
    guard let name = unit.unicodeIdentifier, let measure = measure(value, "unit/\(name)", usage) else {
      return "\((number ?? .number).locale(locale).format(value)) \(unit.symbol)"
    }
    guard value.isFinite else { return measure.text }
    guard isWithoutScale else { return withNumberStyle(measure, name, value) }
    let shown = (number == nil ? measure.value : exact(value, name)?.value) ?? value
    return self.measure(shown, "measure-unit/temperature-generic", nil).map { replacingNumber(in: $0, shown) } ?? measure.text
  }

  private func measure(_ value: Double, _ unit: String, _ usage: String?, precision: String = "") -> FormattedMeasure? {
    let purpose = usage.map { "usage/\($0)" } ?? ""
    let skeleton = [unit, width.rawValue, purpose, precision].filter { !$0.isEmpty }.joined(separator: " ")
    return FormattedMeasure(value, skeleton: skeleton, locale: locale.identifier)
  }

  /// Returns the value with up to ten fraction digits in the displayed unit.
  private func exact(_ value: Double, _ name: String) -> FormattedMeasure? {
    measure(value, "unit/\(name)", usage, precision: ".##########")
  }

  /// Returns the text of a measurement with the number in a custom number format. The unit name agrees with the displayed digits,
  /// so that "1 mile" is not plural.
  private func withNumberStyle(_ measure: FormattedMeasure, _ name: String, _ value: Double) -> String {
    guard let number, let exact = exact(value, name)?.value else { return measure.text }
    let digits = fractionDigits(in: number.locale(locale).format(exact))
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    return replacingNumber(in: self.measure(value, "unit/\(name)", usage, precision: precision) ?? measure, exact)
  }

  private func replacingNumber(in measure: FormattedMeasure, _ value: Double) -> String {
    guard let number, let range = measure.number else { return measure.text }
    let units = Array(measure.text.utf16)
    guard range.upperBound <= units.count else { return measure.text }
    return String(decoding: units[..<range.lowerBound], as: UTF16.self) + number.locale(locale).format(value)
      + String(decoding: units[range.upperBound...], as: UTF16.self)
  }

  /// Returns the number of digits after the decimal separator, up to a maximum of 20.
  private func fractionDigits(in text: String) -> Int {
    guard let separator = locale.decimalSeparator, let range = text.range(of: separator) else { return 0 }
    return min(text[range.upperBound...].prefix { $0.isNumber }.count, 20)
  }
}
