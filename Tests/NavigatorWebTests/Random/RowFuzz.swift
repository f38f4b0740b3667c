import TestSupport

/// A generator of rows that a store might return, from almost valid ones to random bytes.
enum RowFuzz {
  private static let numbers = [
    "0", "-0", "1", "-1", "1800000000", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551616",
    "1e308", "-1e308", "1e309", "1e-400", "0.1", "255", "256", "1e2", "01", "-", "NaN", "Infinity",
  ]
  private static let names = [
    "version", "time", "state", "url", "route", "storedValues", "sceneValues", "logMetadata", "_0", "bool", "integer", "double",
    "string", "data", "", "\\u0000", "a",
  ]
  private static let tokens = [
    "{", "}", "[", "]", "\"", ",", ":", "null", "1e999", "-", "\\", "\u{0}", "true", "{}", "[[", "\\ud800", "\u{FEFF}",
    "9223372036854775808",
  ].map { Array($0.utf8) }

  static func number(_ generator: inout SeededGenerator) -> String { generator.pick(numbers) }

  static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<generator.number(1..<4) {
      let index = generator.number(0..<max(1, bytes.count))
      let end = min(bytes.count, index + generator.number(1..<60))
      switch generator.number(0..<5) {
      case 0 where index < bytes.count: bytes[index] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes.insert(contentsOf: generator.pick(tokens), at: min(index, bytes.count))
      case 2 where index < end: bytes.removeSubrange(index..<end)
      case 3 where index < end: bytes.insert(contentsOf: bytes[index..<end], at: generator.number(0..<bytes.count))
      default: bytes = Array(bytes.prefix(max(1, index)))
      }
    }
    return bytes
  }

  /// Returns random JSON, which may be invalid.
  static func json(depth: Int, _ generator: inout SeededGenerator) -> String {
    switch generator.number(0..<(depth > 8 ? 5 : 9)) {
    case 0: number(&generator)
    case 1: generator.pick(["true", "false", "null"])
    case 2: "\"\(generator.pick(names))\""
    case 3: "\"\(String(repeating: generator.pick(["x", "\\u0000", "é", "\\"]), count: generator.number(0..<2_000)))\""
    case 4: generator.pick(["{}", "[]"])
    case 5, 6: "[" + (0..<generator.number(1..<5)).map { _ in json(depth: depth + 1, &generator) }.joined(separator: ",") + "]"
    default: "{" + (0..<generator.number(1..<5)).map { _ in member(depth, &generator) }.joined(separator: ",") + "}"
    }
  }

  private static func member(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    "\"\(generator.pick(names))\":\(json(depth: depth + 1, &generator))"
  }

  /// Returns a state with the valid structure and values of any range, or random JSON.
  static func state(_ generator: inout SeededGenerator) -> String {
    guard generator.number(0..<4) > 0 else { return json(depth: 0, &generator) }
    return #"{"storedValues":\#(values(&generator)),"sceneValues":\#(values(&generator)),"logMetadata":{}}"#
  }

  private static func values(_ generator: inout SeededGenerator) -> String {
    "{" + (0..<generator.number(0..<6)).map { "\"\($0)\":\(value(&generator))" }.joined(separator: ",") + "}"
  }

  private static func value(_ generator: inout SeededGenerator) -> String {
    switch generator.number(0..<12) {
    case 0...2: #"{"integer":{"_0":\#(generator.pick(["0", "-1", "9223372036854775807", "-9223372036854775808"]))}}"#
    case 3...5: #"{"double":{"_0":\#(generator.pick(["0", "-0.5", "1e308", "5e-324"]))}}"#
    case 6, 7: #"{"data":{"_0":[0,255]}}"#
    case 8, 9: #"{"string":{"_0":"\#(generator.pick(["", "x", "\\u0000", "é"]))"}}"#
    case 10: #"{"bool":{"_0":true}}"#
    default: json(depth: 4, &generator)
    }
  }
}
