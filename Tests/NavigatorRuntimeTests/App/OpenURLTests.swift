import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Opened addresses")
struct OpenURLTests {
  private struct Listening: View {
    let journal: Journal

    var body: some View {
      Text("Hello")
        .onOpenURL { journal.note("inner \($0)") }
        .onOpenURL { journal.note("outer \($0)") }
    }
  }

  @Test("An address reaches every handler, at launch as later")
  func every() throws {
    let journal = Journal()
    let app = TestApp(configuration: SessionConfiguration(url: "/a")) { Listening(journal: journal) }
    #expect(Set(journal.take()) == ["inner /a", "outer /a"])
    try app.open("app:b")
    #expect(Set(journal.take()) == ["inner app:b", "outer app:b"])
  }

  private struct Loading: View {
    let journal: Journal
    @State private var isLoaded = false

    var body: some View {
      if isLoaded {
        Listening(journal: journal)
      } else {
        Button("load") { isLoaded = true }
      }
    }
  }

  @Test("An address waits for its first handlers, and is not found until then")
  func waits() throws {
    let journal = Journal()
    let app = TestApp(configuration: SessionConfiguration(url: "/a")) { Loading(journal: journal) }
    #expect(app.session.location.isNotFound)
    try app.tap("load")
    #expect(Set(journal.take()) == ["inner /a", "outer /a"])
    #expect(!app.session.location.isNotFound)
  }

  @Test("An address that nothing handles is not found until another one is handled")
  func notFound() throws {
    let journal = Journal()
    let app = TestApp { Loading(journal: journal) }
    #expect(!app.session.location.isNotFound)
    try app.open("/a")
    #expect(app.session.location.isNotFound)
    try app.tap("load")
    #expect(!app.session.location.isNotFound)
    #expect(journal.take().count == 2)
  }
}
