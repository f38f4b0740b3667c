import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Updates of large lists, by count")
struct LargeListTests {
  private struct Toggles: View {
    @State private var states = Array(repeating: false, count: 1_000)
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List {
          ForEach(states.indices.filter { text.isEmpty || "Row \($0)".contains(text) }, id: \.self) { index in
            Toggle("Row \(index)", isOn: $states[index])
          }
        }
        .searchable(text: $text, prompt: "Find")
      }
    }
  }

  @Test("A character in a filter's field evaluates the owner of the filter and the rows that change")
  func keystroke() throws {
    let app = TestApp { Toggles() }
    try app.type("99", into: "Find")
    let shown = app.elements(.toggle).count
    #expect(shown == 19)
    let cost = try app.measure { try app.type("9", into: "Find") }
    #expect(app.elements(.toggle).count == 1)
    #expect(cost.bodiesEvaluated <= 2 + shown)
  }

  @Test("A toggle in one of 1,000 rows evaluates the owner and one row")
  func toggle() throws {
    let app = TestApp { Toggles() }
    try app.scrollTo("Row 500")
    let cost = try app.measure { try app.setToggle("Row 500", to: true) }
    #expect(cost.bodiesEvaluated <= 3)
    #expect(cost.patchesSent <= 1)
  }

  private struct Deleting: View {
    @State private var rows = Array(0..<1_000)
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  @Test("The deletion of one of 1,000 rows sends one patch")
  func deletion() throws {
    let app = TestApp { Deleting() }
    try app.scrollTo("Row 500")
    let cost = try app.measure { try app.swipe("Row 500", to: "Delete") }
    #expect(cost.patchesSent == 1)
    #expect(cost.bodiesEvaluated <= 3)
    #expect(!app.exists("Row 500"))
  }
}
