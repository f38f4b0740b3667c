import Foundation
import NavigatorTesting
import NavigatorUI
import TestSupport

nonisolated enum Sorting: String, Codable, CaseIterable {
  case name, price
}

nonisolated struct Filter: Hashable, Codable {
  var words: [String] = []
  var limit: Int?
  var span: Double = 0
}

/// A value that is `LosslessStringConvertible` and `Codable`: the text has priority.
nonisolated struct Code: LosslessStringConvertible, Hashable, Codable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

@Routable
nonisolated enum LeafDestinations: Hashable {
  case list
  case leaf(Int)
  case named(String, at: Int)
}

@Routable("")
nonisolated indirect enum EveryPlace: Hashable {
  case start
  case text(String)
  case number(Int8), fraction(Double), flag(Bool), id(UUID), date(Date), url(URL)
  case order(Sorting), code(Code), filter(Filter), letter(Character)
  case leaf(LeafDestinations)
  case left(EveryPlace), right(EveryPlace)
  case maybe(String?, order: Sorting? = .price, from: Date?)
  case many(words: [String], numbers: [Int]? = [7], orders: [Sorting]?)
  case several(String, Int, of: String = "", next: LeafDestinations?)
  @Address("orders/:id/lines/:line?t=:tab")
  case line(id: Int, line: String, tab: Sorting?)
  @Address("orders/latest/lines/:0?after=:date")
  case latest(LeafDestinations, date: Date?)
  @Address(nil)
  case secret(Filter)
}

extension EveryPlace {
  /// Returns any value that has an address.
  nonisolated static func random(by generator: inout SeededGenerator, depth: Int = 0) -> EveryPlace {
    func g(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    switch g(0...(depth > 3 ? 17 : 19)) {
    case 0: return .start
    case 1: return .text(.random(by: &generator))
    case 2: return .number(Int8.random(in: .min ... .max, using: &generator))
    case 3: return .fraction(Double(bitPattern: generator.next()).number)
    case 4: return .flag(g(0...1) == 0)
    case 5: return .id(UUID())
    case 6: return .date(.random(by: &generator))
    case 7: return .url(URL(string: "https://example.com/\(g(0...99))?a=b&c#d") ?? URL(filePath: "/"))
    case 8: return .order(g(0...1) == 0 ? .name : .price)
    case 9: return .code(Code(.random(by: &generator)))
    case 10:
      let words = (0..<g(0...3)).map { _ in String.random(by: &generator) }
      return .filter(
        Filter(words: words, limit: g(0...1) == 0 ? nil : g(-9...9), span: Double(bitPattern: generator.next()).number))
    case 11: return .letter(String.random(by: &generator).first ?? "x")
    case 12: return .leaf(.random(by: &generator))
    case 13:
      return .maybe(
        .random(by: &generator, orNil: true), order: [nil, .name, .price][g(0...2)],
        from: g(0...1) == 0 ? nil : .random(by: &generator))
    case 14:
      return .many(
        words: (0..<g(0...3)).map { _ in .random(by: &generator) }, numbers: [nil, [], [7], [7, 8]][g(0...3)],
        orders: [nil, [], [.name], [.price, .name]][g(0...3)])
    case 15:
      return .several(
        .random(by: &generator), g(.min ... .max), of: .random(by: &generator),
        next: g(0...1) == 0 ? nil : .random(by: &generator))
    case 16: return .line(id: g(-5...5), line: .random(by: &generator), tab: [nil, .name, .price][g(0...2)])
    case 17: return .latest(.random(by: &generator), date: g(0...1) == 0 ? nil : .random(by: &generator))
    case 18: return .left(.random(by: &generator, depth: depth + 1))
    default: return .right(.random(by: &generator, depth: depth + 1))
    }
  }
}

extension LeafDestinations {
  nonisolated static func random(by generator: inout SeededGenerator) -> LeafDestinations {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: .list
    case 1: .leaf(Int.random(in: .min ... .max, using: &generator))
    default: .named(.random(by: &generator), at: Int.random(in: 0...9, using: &generator))
    }
  }
}

extension String {
  /// Texts with special meaning in an address, alone and combined.
  nonisolated private static let parts = [
    "", ".", "..", "~", "~.", "/", "//", "%", "%2F", "%2e", "?", "#", "&", "=", "+", " ", ":", "@", ";", "\\", "\u{0}", "\n",
    "\u{202E}", "é", "e\u{301}",
    "日本", "👩‍👩‍👧", "a", "Z", "9", "-", "_", "orders", "latest", "nil", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}",
  ]

  nonisolated static func random(by generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  nonisolated static func random(by generator: inout SeededGenerator, orNil: Bool) -> String? {
    Bool.random(using: &generator) ? nil : random(by: &generator)
  }
}

extension Date {
  /// Returns a date in a valid year, with or without fractions of a second.
  nonisolated static func random(by generator: inout SeededGenerator) -> Date {
    let time = Double.random(in: -63_000_000_000..<252_000_000_000, using: &generator)
    return Date(timeIntervalSinceReferenceDate: Bool.random(using: &generator) ? time : time.rounded())
  }
}

extension Double {
  /// Returns zero for numbers that JSON does not have: NaN and infinity.
  nonisolated fileprivate var number: Double { isFinite ? self : 0 }
}
