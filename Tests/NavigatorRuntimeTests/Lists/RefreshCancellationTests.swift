import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Cancellation of a refresh")
struct RefreshCancellationTests {
  private struct Mails: View {
    let journal: Journal
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
      Button("Hide") { isShown = false }
      if isShown {
        List { Text("\(count) mails") }
          .refreshable {
            journal.note("began")
            await Never.wait()
            journal.note("cancelled \(Task.isCancelled)")
          }
      }
    }
  }

  @Test("A refresh continues while its list changes, and is cancelled when the list is removed")
  func removal() async throws {
    let journal = Journal()
    let app = TestApp { Mails(journal: journal) }
    let list = try #require(app.elements(.list).first)
    #expect(app.session.perform(InputEvent(target: list.id, action: .change(.bool(true), revision: 0))) == .handled)
    try await app.settle { !journal.entries.isEmpty }
    #expect(journal.take() == ["began"])
    try app.tap("Add")
    await app.settle()
    #expect(app.exists("1 mails"))
    #expect(app.isRefreshing && journal.take().isEmpty)
    try app.tap("Hide")
    try await app.settle { !journal.entries.isEmpty }
    #expect(journal.take() == ["cancelled true"])
  }
}
