import Foundation

/// Reads an address from its first segment to its last. What `@Routable` makes of an enum uses it; so can a ``Routable`` that is written by hand.
nonisolated public struct AddressReader {
  private let parts: AddressParts
  /// How many segments have been read.
  private(set) var position = 0
  /// A bit for each segment, the first the highest: whether a literal stands there. Of several ways to read an address the greatest is the best.
  private(set) var literals: UInt64 = 0
  private(set) var depth = 0

  init(_ parts: AddressParts) {
    self.parts = parts
  }

  var isAtEnd: Bool { position == parts.segments.count }

  private var next: String? { segment(position) }

  func segment(_ position: Int) -> String? {
    parts.segments.indices.contains(position) ? parts.segments[position] : nil
  }

  // MARK: The path

  /// Reads a segment that must be there as it is.
  ///
  /// - Throws: ``AddressError`` where another one is there, or none.
  public mutating func literal(_ text: String) throws(AddressError) {
    guard let next else { throw .missingSegment(position: position + 1, expected: [text]) }
    guard next == text else { throw .unknownSegment(next, position: position + 1, expected: [text]) }
    take(isLiteral: true)
  }

  /// Reads a segment as a value; all that is left, where the value is ``Routable`` itself.
  ///
  /// - Parameters:
  ///   - name: The parameter's name, for errors.
  ///   - coding: How such values are read.
  /// - Throws: ``AddressError`` where there is no segment, or one that is no such value.
  public mutating func value<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let text = next else { throw .missingSegment(position: position + 1, expected: [":\(name)"]) }
    guard let value = coding.read(AddressText.unmarked(text)) else {
      throw .wrongSegment(text, position: position + 1, parameter: name, type: coding.typeName)
    }
    take(isLiteral: false)
    return value
  }

  /// Reads all that is left as a value: that of an enum within the enum, or a last segment.
  public mutating func last<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let nesting = coding.nesting else { return try value(name, coding) }
    guard depth < Self.deepest else { throw .missingSegment(position: position + 1, expected: []) }
    depth += 1
    return try nesting.read(&self)
  }

  /// How many enums may stand one within the other. One that holds itself would have no end.
  static let deepest = 8

  private mutating func take(isLiteral: Bool) {
    if isLiteral { literals |= 1 << (63 - UInt64(position)) }
    position += 1
  }

  /// Reads literals as far as they are there; says how many.
  mutating func take(_ texts: [String]) -> Int {
    for (index, text) in texts.enumerated() {
      guard next == text else { return index }
      take(isLiteral: true)
    }
    return texts.count
  }

  // MARK: The query

  /// Reads a query item as a value.
  ///
  /// - Throws: ``AddressError`` where it is not there, or is no such value.
  public func item<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let text = parts.item(name) else { throw .missingItem(parameter: name, type: coding.typeName) }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value; the default, where it is not there.
  public func item<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> Value
  ) throws(AddressError) -> Value {
    guard let text = parts.item(name) else { return value() }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value; nil, where it is not there.
  public func optional<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value? {
    guard let text = parts.item(name) else { return nil }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value; nil, where it is empty, and the default, where it is not there.
  public func optional<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> Value?
  ) throws(AddressError) -> Value? {
    guard let text = parts.item(name) else { return value() }
    return text.isEmpty ? nil : try read(AddressText.unmarked(text), name, coding)
  }

  /// Reads all query items of a name as values.
  public func list<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> [Value] {
    var values: [Value] = []
    for text in parts.items(name) { values.append(try read(text, name, coding)) }
    return values
  }

  /// Reads all query items of a name as values; the default, where there is none. A single one that is empty is the empty list, and two are nil.
  public func list<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> [Value]?
  ) throws(AddressError) -> [Value]? {
    let texts = parts.items(name)
    if texts.isEmpty { return value() }
    if texts.allSatisfy(\.isEmpty), texts.count <= 2 { return texts.count == 1 ? [] : nil }
    var values: [Value] = []
    for text in texts { values.append(try read(AddressText.unmarked(text), name, coding)) }
    return values
  }

  private func read<Value>(_ text: String, _ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let value = coding.read(text) else { throw .wrongItem(text, parameter: name, type: coding.typeName) }
    return value
  }
}
