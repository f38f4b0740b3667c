import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sessions are independent")
struct SessionTests {
  private struct CountingApp: App {
    @State private var count = 0
    @AppStorage("visits") private var visits = 0

    var body: some Scene {
      WindowGroup {
        Button("count \(count)") { count += 1 }
        Button("visits \(visits)") { visits += 1 }
      }
    }
  }

  @Test("Two sessions of an app have one App value each, and neither has access to the other's state or storage")
  func apart() throws {
    let first = TestApp(CountingApp())
    let second = TestApp(CountingApp())
    try first.tap("count 0")
    try first.tap("visits 0")
    #expect(first.visibleTexts == ["count 1", "visits 1"])
    #expect(second.visibleTexts == ["count 0", "visits 0"])
  }

  @MainActor
  private final class Token {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    isolated deinit { journal.note("released") }
  }

  private struct Holding: View {
    @State private var token: Token
    @State private var count = 0
    @State private var isShown = false
    @State private var path = [1]
    @Environment(\.dismiss) private var dismiss

    init(journal: Journal) {
      _token = State(wrappedValue: Token(journal))
    }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("count \(count)") { count += 1 }
          Button("show") { isShown = true }
          ForEach(0..<3) { index in
            Text("row \(index) of \(count)").font(count > 0 ? .title : .body)
          }
        }
        .navigationTitle("title \(count)")
        .navigationDestination(for: Int.self) { number in
          Button("pushed \(number) \(count)") { token.journal.note("tapped") }
            .environment(\.lineLimit, count)
        }
        .sheet(isPresented: $isShown) { Text("sheet \(count)") }
        .onChange(of: count) { token.journal.note("changed") }
      }
    }
  }

  @Test("The state of an ended session is released")
  func released() throws {
    let journal = Journal()
    do {
      let app = TestApp { Holding(journal: journal) }
      try app.tap("pushed 1 0")
      try app.goBack()
      try app.tap("count 0")
      try app.tap("show")
      app.end()
    }
    #expect(journal.take() == ["tapped", "changed", "released"])
  }

  private struct Vanishing: View {
    let journal: Journal
    @State private var isShown = true

    var body: some View {
      Button("vanish") { isShown = false }
      if isShown { Leaf(token: Token(journal)) }
    }
  }

  private struct Leaf: View {
    @State var token: Token
    @State private var count = 0

    var body: some View {
      Button("leaf \(count)") { count += 1 }
    }
  }

  @Test("A removed view releases its state while the session continues")
  func vanished() throws {
    let journal = Journal()
    let app = TestApp { Vanishing(journal: journal) }
    try app.tap("leaf 0")
    _ = journal.take()
    try app.tap("vanish")
    app.settleTwice()
    #expect(journal.take() == ["released"])
  }
}

extension TestApp {
  fileprivate func settleTwice() {
    session.settle()
    session.settle()
  }
}
