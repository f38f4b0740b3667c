import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CountedTextTests {
  @Test(
    "An integer in a text is written as the locale writes it",
    arguments: [
      (0, "Row 0 of 5%"), (-7, "Row -7 of 5%"), (1_234_567, "Row 1,234,567 of 5%"),
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
}
