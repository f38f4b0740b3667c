import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CountedTextTests {
  @Test(
    "An integer in a text is written as the locale writes it",
    arguments: [
      (0, "Row 0 of 5%"), (-7, "Row -7 of 5%"), (-99, "Row -99 of 5%"), (-100, "Row -100 of 5%"), (999, "Row 999 of 5%"),
      (1_000, "Row 1,000 of 5%"), (99_999, "Row 99,999 of 5%"), (100_000, "Row 100,000 of 5%"),
      (1_234_567, "Row 1,234,567 of 5%"),
      (Int.max, "Row 9,223,372,036,854,775,807 of 5%"), (Int.min, "Row -9,223,372,036,854,775,808 of 5%"),
    ])
  func integers(value: Int, expected: String) {
    let app = TestApp { Text("Row \(value) of 5%") }
    #expect(app.visibleTexts == [expected])
  }

  @Test("The integer may be at the start, at the end, alone, and beside characters of several bytes")
  func places() {
    let app = TestApp {
      VStack {
        Text("\(1) first")
        Text("last \(2)")
        Text("\(3)")
        Text("é\(4)👩‍👩‍👧")
        Text("100% \(5)")
      }
    }
    #expect(app.visibleTexts == ["1 first", "last 2", "3", "é4👩‍👩‍👧", "100% 5"])
  }

  @Test(
    "A locale has its own digits and separators",
    arguments: [
      ("ar_EG", "\u{664}\u{662}", "\u{661}\u{66C}\u{662}\u{663}\u{664}"), ("de_DE", "42", "1.234"), ("es_ES", "42", "1234"),
    ])
  func locales(locale: String, small: String, large: String) {
    let app = TestApp {
      VStack {
        Text("\(42)")
        Text("\(1_234)")
      }
      .environment(\.locale, Locale(identifier: locale))
    }
    #expect(app.visibleTexts == [small, large])
  }
}
