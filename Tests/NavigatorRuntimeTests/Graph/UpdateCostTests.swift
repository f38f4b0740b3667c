import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The cost of a change, counted as evaluated bodies and sent patches instead of time.
@MainActor
@Suite("The cost of a change")
struct UpdateCostTests {
  private struct CountingRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button(String("row \(number): \(count)")) { count += 1 }
    }
  }

  private struct CountingList: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<10_000) { CountingRow(number: $0) }
        }
      }
    }
  }

  @Test("A row's own state evaluates one body and sends one patch")
  func rowState() throws {
    let app = TestApp { CountingList() }
    let cost = try app.measure { try app.tap("row 5000: 0") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 1)
    #expect(app.contains("row 5000: 1"))
  }

  private struct SelectingList: View {
    @State private var selected = -1

    var body: some View {
      Button("select 7777, not \(selected < 0 ? "any" : "another")") { selected = 7777 }
      ScrollView {
        VStack {
          ForEach(0..<10_000) { SelectableRow(number: $0, isSelected: $0 == selected) }
        }
      }
    }
  }

  private struct SelectableRow: View {
    let number: Int
    let isSelected: Bool

    var body: some View {
      Text(verbatim: isSelected ? "\(number) is selected" : "\(number)")
    }
  }

  @Test("A root state that one row of many uses evaluates the root and that row")
  func rootState() throws {
    let app = TestApp { SelectingList() }
    let cost = try app.measure { try app.tap("select 7777, not any") }
    #expect(cost.bodiesEvaluated == 2)
    #expect(cost.patchesSent == 2)
    #expect(app.contains("7777 is selected"))
  }

  private struct Attentive: View {
    let journal: Journal
    @State private var count = 5_000

    var body: some View {
      Button("clear") { count = 0 }
      ForEach(0..<count, id: \.self) { number in
        Text(verbatim: "row \(number)")
          .onAppear { journal.note("appeared") }
          .onDisappear { journal.note("disappeared") }
          .sheet(isPresented: .constant(false)) { Text("never") }
      }
    }
  }

  @Test("Thousands of rows can each have onAppear and a sheet")
  func attentiveRows() throws {
    let journal = Journal()
    let app = TestApp { Attentive(journal: journal) }
    #expect(journal.take().count == 5_000)
    let cost = try app.measure { try app.tap("clear") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 5_000)
    #expect(journal.take().count == 5_000)
  }
}
