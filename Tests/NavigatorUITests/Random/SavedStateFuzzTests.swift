import Foundation
import NavigatorTesting
import NavigatorUI
import TestSupport
import Testing

@Suite("Generated saved states")
struct SavedStateFuzzTests {
  private static let numbers = [
    // The largest number is excluded, because a screen of the house adds one to its number.
    "0", "1", "-1", "99", "9223372036854775806", "-9223372036854775808", "9223372036854775808", "1e308", "1e999", "0.5", "-0",
  ]
  private static let names = ["HouseRooms", "Gardens", "SecretRooms", "", "\\u0000", "NavigatorUITests.HouseRooms", "house"]
  private static let values = [
    #"{\"hall\":{}}"#, #"{\"room\":{\"_0\":NUMBER}}"#, #"{\"closet\":{\"_0\":NUMBER}}"#, #"{\"drawer\":{}}"#, #"{\"cellar\":{}}"#,
    #"{\"lawn\":{}}"#, #"{\"bed\":{\"name\":\"x\"}}"#, "", "null", "{", #"{\"hall\":{},\"cellar\":{}}"#,
  ]

  private static func pick(_ texts: [String], _ generator: inout SeededGenerator) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private static func nonsense(_ generator: inout SeededGenerator) -> String {
    pick(["null", "7", "[]", "{}", "\"x\"", "true", pick(numbers, &generator)], &generator)
  }

  /// Returns the value of `make` in most cases, and sometimes another one.
  private static func mostly(_ generator: inout SeededGenerator, _ make: (inout SeededGenerator) -> String) -> String {
    Int.random(in: 0..<12, using: &generator) == 0 ? nonsense(&generator) : make(&generator)
  }

  private static func list(_ limit: Int, _ generator: inout SeededGenerator, _ make: (inout SeededGenerator) -> String) -> String
  {
    "[" + (0..<Int.random(in: 0...limit, using: &generator)).map { _ in mostly(&generator, make) }.joined(separator: ",") + "]"
  }

  private static func navigator(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    let limit = depth > 4 ? 0 : 3
    let name = mostly(&generator) { #""\#(pick(names, &$0))""# }
    let stack = list(limit, &generator) { entry($0.next() % 2 == 0 ? "" : #","state":"x""#, depth, &$0) }
    let presentations = list(limit, &generator) { generator in
      let method = pick(["0", "1", "2", "3", "4", "5", "6", pick(numbers, &generator)], &generator)
      return entry(#","method":\#(method),"content":\#(navigator(depth + 1, &generator))"#, depth, &generator)
    }
    let children = list(limit, &generator) { navigator(depth + 1, &$0) }
    return
      #"{"name":\#(name),"stack":\#(stack),"presentations":\#(presentations),"children":\#(children),"checkpoints":["x",7,""]}"#
  }

  private static func entry(_ more: String, _ depth: Int, _ generator: inout SeededGenerator) -> String {
    let value = pick(values, &generator).replacingOccurrences(of: "NUMBER", with: pick(numbers, &generator))
    let children = depth > 4 ? "[]" : list(1, &generator) { navigator(depth + 1, &$0) }
    return #"{"type":"\#(pick(names, &generator))","value":"\#(value)"\#(more),"children":\#(children)}"#
  }

  /// The beginnings of values, which a state repeats without their ends.
  private static let beginnings = ["[", #"{"content":"#, #"{"children":["#]

  private static func state(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: #"{"version":\#(pick(numbers, &generator)),"navigator":{}}"#
    case 1: #"{"version":1,"navigator":\#(String(repeating: pick(beginnings, &generator), count: 50_000))"#
    case 2: #"{"version":1,"navigator":{"name":"\#(String(repeating: "x", count: 900_000))"}}"#
    default: #"{"version":1,"navigator":\#(mostly(&generator) { navigator(0, &$0) })}"#
    }
  }

  @Test("Any state is restored as far as possible, and the state saved afterwards restores the same")
  func states() throws {
    let run = FuzzRun("SavedStateFuzzTests.states")
    let seed = run.seed
    var generator = run.generator
    for step in run.iterations(100) {
      let stage = RestorationStage(saved: Self.state(&generator))
      stage.app.session.settle()
      for _ in 0..<4 {
        guard (try? stage.navigator.restore(from: Data(Self.state(&generator).utf8))) != nil else { continue }
        stage.app.session.settle()
      }
      let shown = stage.app.tree(.ids)
      let saved = try stage.navigator.savedState()
      try stage.navigator.restore(from: saved)
      stage.app.session.settle()
      #expect(stage.app.tree(.ids) == shown, "seed \(seed), step \(step): \(String(decoding: saved, as: UTF8.self))")
      try stage.app.checkInvariants()
    }
  }

  @Test("Screens of the generated states are restored")
  func power() {
    var generator = SeededGenerator(seed: 1)
    let stage = RestorationStage()
    var restored = 0
    for _ in 0..<100 where restored == 0 {
      guard let report = try? stage.navigator.restore(from: Data(Self.state(&generator).utf8)) else { continue }
      restored += report.restored
      stage.app.session.settle()
    }
    #expect(restored > 0)
  }
}
