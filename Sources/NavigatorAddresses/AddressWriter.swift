/// A writer of an address from its first to its last segment, for the expansion of `@Routable` and for custom ``Routable`` types.
nonisolated public struct AddressWriter {
  private var path = ""
  private var query = ""
  private var depth = 0

  init() {}

  /// The address: a path with a query if there is one.
  var address: String {
    let path = path.isEmpty ? "/" : path
    return query.isEmpty ? path : "\(path)?\(query)"
  }

  // MARK: Path

  /// Writes literal segments.
  public mutating func literals(_ texts: String...) {
    for text in texts { path += "/" + AddressText.segment(text) }
  }

  /// Writes a value as a segment.
  ///
  /// - Parameters:
  ///   - name: The parameter's name for errors.
  ///   - value: The value.
  ///   - coding: The coding of the value.
  /// - Throws: ``AddressError/unwritable(parameter:type:reason:)`` if the value cannot be encoded.
  public mutating func value<Value>(_ name: String, _ value: Value, _ coding: AddressCoding<Value>) throws(AddressError) {
    path += "/" + AddressText.segment(AddressText.marked(try coding.text(of: value, name)))
  }

  /// Writes a value as the rest of the path: the address of a nested ``Routable`` value, or the last segment.
  ///
  /// - Parameters:
  ///   - name: The parameter's name for errors.
  ///   - value: The value.
  ///   - coding: The coding of the value.
  ///   - caseName: The segment before a value without its own address.
  public mutating func last<Value>(
    _ name: String, _ value: Value, _ coding: AddressCoding<Value>, after caseName: String? = nil
  ) throws(AddressError) {
    guard let nesting = coding.nesting else {
      if let caseName { literals(caseName) }
      return try self.value(name, value, coding)
    }
    guard depth < AddressReader.maximumDepth else {
      let reason = "its enums are nested more than \(AddressReader.maximumDepth) levels deep"
      throw .unwritable(parameter: name, type: coding.typeName, reason: reason)
    }
    depth += 1
    try nesting.write(value, &self)
  }

  // MARK: Query

  /// Writes a value as a query item.
  public mutating func item<Value>(_ name: String, _ value: Value, _ coding: AddressCoding<Value>) throws(AddressError) {
    append(name, try coding.text(of: value, name))
  }

  /// Writes a value as a query item unless it equals the default.
  public mutating func item<Value: Equatable>(
    _ name: String, _ value: Value, _ coding: AddressCoding<Value>, default: @autoclosure () -> Value
  ) throws(AddressError) {
    if value != `default`() { try item(name, value, coding) }
  }

  /// Writes a value as a query item unless it is nil.
  public mutating func optional<Value>(_ name: String, _ value: Value?, _ coding: AddressCoding<Value>) throws(AddressError) {
    if let value { try item(name, value, coding) }
  }

  /// Writes a value as a query item unless it equals the default. Nil is written as an empty item.
  public mutating func optional<Value: Equatable>(
    _ name: String, _ value: Value?, _ coding: AddressCoding<Value>, default: @autoclosure () -> Value?
  ) throws(AddressError) {
    if value == `default`() { return }
    append(name, try value.map { value throws(AddressError) in AddressText.marked(try coding.text(of: value, name)) } ?? "")
  }

  /// Writes each value of a list as a query item.
  public mutating func list<Value>(_ name: String, _ values: [Value], _ coding: AddressCoding<Value>) throws(AddressError) {
    for value in values { try item(name, value, coding) }
  }

  /// Writes each value of a list as a query item unless the list equals the default. An empty list is written as one empty item,
  /// nil as two.
  public mutating func list<Value: Equatable>(
    _ name: String, _ values: [Value]?, _ coding: AddressCoding<Value>, default: @autoclosure () -> [Value]?
  ) throws(AddressError) {
    if values == `default`() { return }
    if values?.isEmpty ?? true { append(name, "") }
    if values == nil { append(name, "") }
    for value in values ?? [] { append(name, AddressText.marked(try coding.text(of: value, name))) }
  }

  private mutating func append(_ name: String, _ text: String) {
    if !query.isEmpty { query += "&" }
    query += "\(AddressText.item(name))=\(AddressText.item(text))"
  }
}
