import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  private struct Screen: View {
    let name: String
    let journal: Journal
    var body: some View {
      NavigationLink("to \(name)+", value: name + "+")
        .onAppear { journal.note("\(name) appeared") }
        .onDisappear { journal.note("\(name) disappeared") }
    }
  }

  private struct Stack: View {
    let journal: Journal
    var body: some View {
      NavigationStack {
        Screen(name: "a", journal: journal)
          .navigationDestination(for: String.self) { Screen(name: $0, journal: journal) }
      }
    }
  }

  @Test("onAppear and onDisappear are paired, and a covered screen has disappeared")
  func pairs() throws {
    let journal = Journal()
    let app = TestApp { Stack(journal: journal) }
    #expect(journal.take() == ["a appeared"])
    try app.tap("to a+")
    #expect(journal.take() == ["a+ appeared", "a disappeared"])
    try app.goBack()
    #expect(journal.take() == ["a appeared", "a+ disappeared"])
  }

  private struct Tasked: View {
    let journal: Journal
    @State private var id = 0
    @State private var shows = true
    var body: some View {
      Button("next") { id += 1 }
      Button("hide") { shows = false }
      if shows {
        Text("running").task(id: id) {
          journal.note("began \(id)")
          await withTaskCancellationHandler {
            await Never.wait()
          } onCancel: {
          }
          journal.note("ended")
        }
      }
    }
  }

  @Test("A task restarts when its id changes and is cancelled when its view is removed")
  func tasks() async throws {
    let journal = Journal()
    let app = TestApp { Tasked(journal: journal) }
    try await app.settle(until: { !journal.entries.isEmpty })
    #expect(journal.take() == ["began 0"])
    try app.tap("next")
    try await app.settle(until: { journal.entries.count == 2 })
    #expect(journal.take().sorted() == ["began 1", "ended"])
    try app.tap("hide")
    try await app.settle(until: { !journal.entries.isEmpty })
    #expect(journal.take() == ["ended"])
  }

  private struct Changing: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
      Button("add") { count += 1 }
        .onChange(of: count) { old, new in journal.note("\(old) -> \(new)") }
    }
  }

  @Test("onChange receives the old and the new value")
  func onChange() throws {
    let journal = Journal()
    let app = TestApp { Changing(journal: journal) }
    try app.tap("add")
    try app.tap("add")
    #expect(journal.take() == ["0 -> 1", "1 -> 2"])
  }

  private struct Looping: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("A view that writes state in each update is reported by name and does not block")
  func loop() {
    withKnownIssue {
      let app = TestApp { Looping() }
      #expect(app.visibleTexts.count == 1)
    } matching: { issue in
      "\(issue)".contains("did not come to rest")
    }
  }
}

extension Never {
  /// Waits until the task is cancelled.
  static func wait() async {
    let (stream, _) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
  }
}
