import Foundation

/// A reader of an address from its first to its last segment, for the expansion of `@Routable` and for custom ``Routable`` types.
nonisolated public struct AddressReader {
  private let parts: AddressParts
  /// The number of segments that have been read.
  private(set) var position = 0
  /// A bit mask of the segments that are literals, the first segment in the highest bit. Of several matching patterns, the
  /// greatest mask is used.
  @_spi(Engine) public private(set) var literals: UInt64 = 0
  private(set) var depth = 0

  /// Creates a reader at the first segment of an address.
  @_spi(Engine)
  public init(_ parts: AddressParts) {
    self.parts = parts
  }

  var isAtEnd: Bool { position == parts.segments.count }

  private var next: String? { segment(position) }

  func segment(_ position: Int) -> String? {
    parts.segments.indices.contains(position) ? parts.segments[position] : nil
  }

  // MARK: Path

  /// Reads a segment that must equal a text.
  ///
  /// - Throws: ``AddressError`` if the segment differs or is missing.
  public mutating func literal(_ text: String) throws(AddressError) {
    guard let next else { throw .missingSegment(position: position + 1, expected: [text]) }
    guard next == text else { throw .unknownSegment(next, position: position + 1, expected: [text]) }
    take(isLiteral: true)
  }

  /// Reads a segment as a value.
  ///
  /// - Parameters:
  ///   - name: The parameter's name for errors.
  ///   - coding: The coding of the value.
  /// - Throws: ``AddressError`` if the segment is missing or cannot be decoded.
  public mutating func value<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let text = next else { throw .missingSegment(position: position + 1, expected: [":\(name)"]) }
    guard let value = coding.read(AddressText.unmarked(text)) else {
      throw .wrongSegment(text, position: position + 1, parameter: name, type: coding.typeName)
    }
    take(isLiteral: false)
    return value
  }

  /// Reads the rest of the path as a value: the address of a nested ``Routable`` value, or the last segment.
  public mutating func last<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let nesting = coding.nesting else { return try value(name, coding) }
    guard depth < Self.maximumDepth else { throw .missingSegment(position: position + 1, expected: []) }
    depth += 1
    return try nesting.read(&self)
  }

  /// The maximum nesting depth of enums. It stops an enum that contains itself.
  static let maximumDepth = 8

  private mutating func take(isLiteral: Bool) {
    if isLiteral { literals |= 1 << (63 - UInt64(position)) }
    position += 1
  }

  /// Reads literals until the first that differs. Returns the number of literals that were read.
  mutating func take(_ texts: [String]) -> Int {
    for (index, text) in texts.enumerated() {
      guard next == text else { return index }
      take(isLiteral: true)
    }
    return texts.count
  }

  // MARK: Query

  /// Reads a query item as a value.
  ///
  /// - Throws: ``AddressError`` if the item is missing or cannot be decoded.
  public func item<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let text = parts.item(name) else { throw .missingItem(parameter: name, type: coding.typeName) }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value, or returns the default if it is missing.
  public func item<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> Value
  ) throws(AddressError) -> Value {
    guard let text = parts.item(name) else { return value() }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value, or returns nil if it is missing.
  public func optional<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value? {
    guard let text = parts.item(name) else { return nil }
    return try read(text, name, coding)
  }

  /// Reads a query item as a value. Returns nil if the item is empty, and the default if it is missing.
  public func optional<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> Value?
  ) throws(AddressError) -> Value? {
    guard let text = parts.item(name) else { return value() }
    return text.isEmpty ? nil : try read(AddressText.unmarked(text), name, coding)
  }

  /// Reads all query items with a name as values.
  public func list<Value>(_ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> [Value] {
    try parts.items(name).map { text throws(AddressError) in try read(text, name, coding) }
  }

  /// Reads all query items with a name as values, or returns the default if there is none. One empty item is an empty list, and
  /// two are nil.
  public func list<Value>(
    _ name: String, _ coding: AddressCoding<Value>, default value: @autoclosure () -> [Value]?
  ) throws(AddressError) -> [Value]? {
    let texts = parts.items(name)
    if texts.isEmpty { return value() }
    if texts.allSatisfy(\.isEmpty), texts.count <= 2 { return texts.count == 1 ? [] : nil }
    return try texts.map { text throws(AddressError) in try read(AddressText.unmarked(text), name, coding) }
  }

  private func read<Value>(_ text: String, _ name: String, _ coding: AddressCoding<Value>) throws(AddressError) -> Value {
    guard let value = coding.read(text) else { throw .wrongItem(text, parameter: name, type: coding.typeName) }
    return value
  }
}
