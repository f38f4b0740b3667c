import NavigatorHost
import NavigatorTesting
import TestSupport

extension RandomValues {
  /// Returns a random JSON value whose arrays and objects are nested at most `depth` deep.
  mutating func json(depth: Int) -> JSONValue {
    switch generator.number(0..<(depth > 0 ? 7 : 5)) {
    case 0: return .null
    case 1: return .bool(generator.chance(50))
    case 2: return .integer(generator.pick([0, -1, 7, .min, .max, generator.number(-1_000..<1_000)]))
    case 3:
      return .number(generator.pick([0.5, -0.0, 1e300, .leastNonzeroMagnitude, .random(in: -1e6...1e6, using: &generator)]))
    case 4: return .string(text())
    case 5: return .array((0..<generator.number(0..<4)).map { _ in json(depth: depth - 1) })
    default:
      return .object((0..<generator.number(0..<4)).map { _ in JSONValue.Member(key: text(), value: json(depth: depth - 1)) })
    }
  }
}

extension JSONWriter {
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .integer(let integer): self.integer(integer)
    case .number(let number): self.number(number)
    case .string(let string): self.string(string)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

extension JSONValue {
  /// The value as JSON.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return Array(writer.text.utf8)
  }
}
