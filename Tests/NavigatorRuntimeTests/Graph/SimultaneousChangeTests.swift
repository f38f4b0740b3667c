import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Several changes in one update")
struct SimultaneousChangeTests {
  private struct Pair: View {
    let journal: Journal
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      Button("Change both") {
        first += 1
        first += 1
        second += 5
      }
      .onChange(of: first) { old, new in journal.note("first \(old) -> \(new), second \(second)") }
      .onChange(of: second) { old, new in journal.note("second \(old) -> \(new), first \(first)") }
      Button("Change and restore") {
        first += 1
        first -= 1
      }
    }
  }

  @Test("Each onChange runs once with the last value of the update, and reads the new state of the others")
  func severalValues() throws {
    let journal = Journal()
    let app = TestApp { Pair(journal: journal) }
    try app.tap("Change both")
    #expect(journal.take().sorted() == ["first 0 -> 2, second 5", "second 0 -> 5, first 2"])
    try app.tap("Change and restore")
    #expect(journal.take().isEmpty)
  }

  private struct Tasked: View {
    let journal: Journal
    @State private var id = 0

    var body: some View {
      Button("Twice") {
        id += 1
        id += 1
      }
      Button("Restore") {
        id += 1
        id -= 1
      }
      Text("id \(id)").task(id: id) { [id] in
        journal.note("began \(id)")
        await Never.wait()
        journal.note("ended \(id)")
      }
    }
  }

  @Test("A task restarts once if its id changes twice in one update, and continues if the id is restored")
  func taskID() async throws {
    let journal = Journal()
    let app = TestApp { Tasked(journal: journal) }
    try await app.settle { !journal.entries.isEmpty }
    #expect(journal.take() == ["began 0"])
    try app.tap("Twice")
    try await app.settle { journal.entries.count == 2 }
    #expect(journal.take().sorted() == ["began 2", "ended 0"])
    try app.tap("Restore")
    await app.settle()
    #expect(journal.take().isEmpty)
  }
}
