import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Inflection")
struct InflectionTests {
  private func shown(_ key: LocalizedStringKey, in locale: String = "en_US") -> [String] {
    TestApp { Text(key).environment(\.locale, Locale(identifier: locale)) }.visibleTexts
  }

  @Test(
    "An English noun agrees with its number",
    arguments: [(0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (1000, "1,000 apples")])
  func agreement(count: Int, expected: String) {
    #expect(shown("^[\(count) apple](inflect: true)") == [expected])
  }

  @Test(
    "Plurals follow English spelling and keep capital letters",
    arguments: [
      ("berry", "berries"), ("day", "days"), ("box", "boxes"), ("Person", "People"), ("CHILD", "CHILDREN"), ("sheep", "sheep"),
      ("analysis", "analyses"), ("match", "matches"), ("unread message", "unread messages"), ("cup of tea", "cups of tea"),
      ("iPhone", "iPhones"),
    ])
  func spelling(singular: String, plural: String) {
    #expect(shown("^[\(2) \(singular)](inflect: true)") == ["2 \(plural)"])
    #expect(shown("^[\(1) \(singular)](inflect: true)") == ["1 \(singular)"])
  }

  @Test("Each marked phrase of a text is inflected, and the text around it is kept")
  func severalPhrases() {
    #expect(
      shown("You have ^[\(1) file](inflect: true) in ^[\(3) folder](inflect: true).") == ["You have 1 file in 3 folders."])
  }

  @Test("Marks are removed in other languages, and incomplete marks are kept")
  func otherTexts() {
    #expect(shown("^[\(2) Apfel](inflect: true)", in: "de_DE") == ["2 Apfel"])
    #expect(shown("^[\(2) apple](agreeWithArgument: 1)") == ["2 apple"])
    #expect(shown("^[\(2) apple") == ["^[2 apple"])
    #expect(shown("^[](inflect: true)\(1)") == ["1"])
    #expect(shown("^[\(2)](inflect: true)") == ["2"])
    #expect(shown("^[2 apple](inflect: true)") == ["2 apples"])
  }
}
