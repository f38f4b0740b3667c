extension WireValue {
  func string() throws(WireError) -> String {
    guard case .string(let string) = self else { throw .unexpected("a string") }
    return string
  }

  func bool() throws(WireError) -> Bool {
    guard case .bool(let bool) = self else { throw .unexpected("true or false") }
    return bool
  }

  func integer() throws(WireError) -> Int {
    guard case .integer(let integer) = self else { throw .unexpected("a whole number") }
    return integer
  }

  /// Returns a number. Strings represent the numbers that JSON lacks.
  func number() throws(WireError) -> Double {
    switch self {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .string("nan"): return .nan
    default: throw .unexpected("a number")
    }
  }

  func optionalNumber() throws(WireError) -> Double? {
    if case .null = self { nil } else { try number() }
  }

  func id() throws(WireError) -> ElementID {
    guard let raw = UInt32(exactly: try integer()) else { throw .unexpected("an element's id") }
    return ElementID(rawValue: raw)
  }

  /// Returns the case of an enumeration with this raw value.
  func name<Name: RawRepresentable<String>>(_ type: Name.Type) throws(WireError) -> Name {
    let text = try string()
    guard let name = Name(rawValue: text) else { throw .unexpected("the name of a \(type), not \"\(text.prefix(40))\"") }
    return name
  }

  func array(_ counts: ClosedRange<Int>? = nil) throws(WireError) -> [WireValue] {
    guard case .array(let values) = self else { throw .unexpected("an array") }
    if let counts, !counts.contains(values.count) { throw .unexpected("an array of \(counts) values") }
    return values
  }

  func list<Value>(_ read: (WireValue) throws(WireError) -> Value) throws(WireError) -> [Value] {
    let values = try array()
    var list: [Value] = []
    list.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireError) {
        list.append(try read(value))
      } catch {
        throw error.within("[\(index)]")
      }
    }
    return list
  }

  package func members() throws(WireError) -> [Member] {
    guard case .object(let members) = self else { throw .unexpected("an object") }
    return members
  }

  /// Returns the result of `read` for the member `key`, or nil if there is no such member.
  func member<Value>(
    _ key: String, _ read: (WireValue) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    guard let value = try members().first(where: { $0.key == key })?.value else { return nil }
    do throws(WireError) {
      return try read(value)
    } catch {
      throw error.within(".\(key)")
    }
  }

  func required<Value>(
    _ key: String, _ read: (WireValue) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    guard let value = try member(key, read) else { throw .unexpected("a member \"\(key)\"") }
    return value
  }
}
