import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Covered screens")
struct CoverTests {
  private struct Named: View {
    let name: String
    let journal: Journal

    var body: some View {
      Text(name)
        .onAppear { journal.note("\(name) appeared") }
        .onDisappear { journal.note("\(name) disappeared") }
    }
  }

  private struct Linked: View {
    let journal: Journal
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Named(name: "root", journal: journal)
          Button("deep") { path = ["a", "b"] }
        }
        .navigationDestination(for: String.self) { Named(name: $0, journal: journal) }
      }
    }
  }

  @Test("An intermediate screen of a deep link has neither appeared nor disappeared")
  func passed() throws {
    let journal = Journal()
    let app = TestApp { Linked(journal: journal) }
    #expect(journal.take() == ["root appeared"])
    try app.tap("deep")
    #expect(Set(journal.take()) == ["root disappeared", "b appeared"])
    try app.goBack()
    #expect(journal.take() == ["a appeared", "b disappeared"])
  }

  private struct Remote: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink("push", value: 1)
          .navigationDestination(for: Int.self) { _ in Button("show what the root presents") { isShown = true } }
          .sheet(isPresented: $isShown) {
            Button("count \(count)") { count += 1 }
            Button("close") { isShown = false }
          }
      }
    }
  }

  @Test("A sheet of a covered screen is in front, is active, and can be closed")
  func remote() throws {
    let app = TestApp { Remote() }
    try app.tap("push")
    try app.tap("show what the root presents")
    try app.tap("count 0")
    #expect(app.exists("count 1"))
    try app.tap("close")
    #expect(app.presentations.isEmpty)
    #expect(app.frontTexts.contains("show what the root presents"))
  }

  private struct Styled: View {
    @State private var isLarge = false

    var body: some View {
      Button("add") { isLarge = true }
      ForEach(0..<1_000) { Text("row \($0)") }
      if isLarge { Text("large").font(.largeTitle) }
    }
  }

  @Test("A new scope that sets an environment value does not invalidate readers in other scopes")
  func newScope() throws {
    let app = TestApp { Styled() }
    let cost = try app.measure { try app.tap("add") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 1)
    #expect(cost.nodesMade < 10)
  }
}
