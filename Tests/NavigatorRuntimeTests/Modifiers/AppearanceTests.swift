import NavigatorTesting
import SwiftUI
import Testing

/// The order in which views appear and disappear, with the first and the last view of a group.
@MainActor
@Suite("Appearance")
struct AppearanceTests {
  /// A modifier that records the appearances and disappearances of its content.
  private struct Noted: ViewModifier {
    let name: String
    let journal: Journal

    func body(content: Content) -> some View {
      content
        .onAppear { journal.note("\(name) appeared") }
        .onDisappear { journal.note("\(name) disappeared") }
    }
  }

  private struct Members: View {
    let journal: Journal
    @State private var shows = false
    @State private var words: [String] = []

    var body: some View {
      Button("Toggle") { shows.toggle() }
      Button("Add") { words.append("word \(words.count)") }
      Button("Clear") { words = [] }
      Group {
        if shows { Text("Shown") }
      }
      .modifier(Noted(name: "group", journal: journal))
      ForEach(words, id: \.self) { Text($0) }
        .modifier(Noted(name: "rows", journal: journal))
      EmptyView()
        .modifier(Noted(name: "empty", journal: journal))
    }
  }

  @Test("A condition without a view does not appear, and appears and disappears with its view")
  func condition() throws {
    let journal = Journal()
    let app = TestApp { Members(journal: journal) }
    #expect(journal.take() == [])
    try app.tap("Toggle")
    #expect(journal.take() == ["group appeared"])
    try app.tap("Toggle")
    #expect(journal.take() == ["group disappeared"])
  }

  @Test("A ForEach appears with its first element and disappears with its last one")
  func elements() throws {
    let journal = Journal()
    let app = TestApp { Members(journal: journal) }
    try app.tap("Add")
    #expect(journal.take() == ["rows appeared"])
    try app.tap("Add")
    #expect(journal.take() == [])
    try app.tap("Clear")
    #expect(journal.take() == ["rows disappeared"])
  }

  private struct Nested: View {
    let journal: Journal
    @State private var shows = false

    private struct Inner: View {
      let shows: Bool
      var body: some View {
        if shows { Text("Inner") }
      }
    }

    var body: some View {
      Button("Toggle") { shows.toggle() }
      Group { Inner(shows: shows).padding() }
        .modifier(Noted(name: "outer", journal: journal))
      VStack {
        Inner(shows: shows).modifier(Noted(name: "within", journal: journal))
      }
      .modifier(Noted(name: "stack", journal: journal))
    }
  }

  @Test("A view whose body shows nothing does not appear, and a container without content does")
  func nested() throws {
    let journal = Journal()
    let app = TestApp { Nested(journal: journal) }
    #expect(journal.take() == ["stack appeared"])
    try app.tap("Toggle")
    #expect(journal.take().sorted() == ["outer appeared", "within appeared"])
    try app.tap("Toggle")
    #expect(journal.take().sorted() == ["outer disappeared", "within disappeared"])
  }

  @Test("A type-erased view appears whatever it wraps")
  func erased() {
    let journal = Journal()
    _ = TestApp { AnyView(EmptyView()).onAppear { journal.note("appeared") } }
    #expect(journal.take() == ["appeared"])
  }

  private struct Working: View {
    let journal: Journal
    @State private var shows = false

    var body: some View {
      Button("Toggle") { shows.toggle() }
      Group {
        if shows { Text("Shown") }
      }
      .task {
        journal.note("began")
        await Never.wait()
        journal.note("ended")
      }
    }
  }

  @Test("A task of a condition runs while the condition shows a view")
  func task() async throws {
    let journal = Journal()
    let app = TestApp { Working(journal: journal) }
    await app.settle()
    #expect(journal.take() == [])
    try app.tap("Toggle")
    try await app.settle(until: { !journal.entries.isEmpty })
    #expect(journal.take() == ["began"])
    try app.tap("Toggle")
    try await app.settle(until: { !journal.entries.isEmpty })
    #expect(journal.take() == ["ended"])
  }

  private struct Replaced: View {
    let journal: Journal
    @State private var number = 0

    var body: some View {
      Button("Next") { number += 1 }
      Text("identified").modifier(Noted(name: "id \(number)", journal: journal)).id(number)
    }
  }

  @Test("The view with a new id appears before the one with the old id disappears")
  func identity() throws {
    let journal = Journal()
    let app = TestApp { Replaced(journal: journal) }
    _ = journal.take()
    try app.tap("Next")
    #expect(journal.take() == ["id 1 appeared", "id 0 disappeared"])
  }

  private struct Branches: View {
    let journal: Journal
    @State private var isFirst = true

    var body: some View {
      Button("Other") { isFirst.toggle() }
      if isFirst {
        Text("first").modifier(Noted(name: "first", journal: journal))
      } else {
        Text("second").modifier(Noted(name: "second", journal: journal))
      }
      AnyView(isFirst ? AnyView(Erased(name: "a", journal: journal)) : AnyView(Text("b")))
    }

    private struct Erased: View {
      let name: String
      let journal: Journal
      var body: some View { Text(name).modifier(Noted(name: name, journal: journal)) }
    }
  }

  @Test("The new branch of a condition appears before the old one disappears")
  func branches() throws {
    let journal = Journal()
    let app = TestApp { Branches(journal: journal) }
    _ = journal.take()
    try app.tap("Other")
    #expect(journal.take() == ["second appeared", "first disappeared", "a disappeared"])
  }

  private struct Tabs: View {
    let journal: Journal

    var body: some View {
      TabView {
        Text("one").modifier(Noted(name: "one", journal: journal)).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }.modifier(Noted(name: "two", journal: journal))
      }
    }
  }

  @Test("A selected tab appears before the other one disappears, with modifiers inside and outside of its tabItem")
  func tabs() throws {
    let journal = Journal()
    let app = TestApp { Tabs(journal: journal) }
    #expect(journal.take() == ["one appeared"])
    try app.selectTab("Two")
    #expect(journal.take() == ["two appeared", "one disappeared"])
    try app.selectTab("One")
    #expect(journal.take() == ["one appeared", "two disappeared"])
  }

  private struct Presenting: View {
    let journal: Journal
    @State private var isPresented = false

    var body: some View {
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }) {
          Button("Close") { isPresented = false }.modifier(Noted(name: "sheet", journal: journal))
        }
    }
  }

  @Test("The content of a sheet disappears before onDismiss")
  func sheet() throws {
    let journal = Journal()
    let app = TestApp { Presenting(journal: journal) }
    try app.tap("Present")
    #expect(journal.take() == ["sheet appeared"])
    try app.tap("Close")
    #expect(journal.take() == ["sheet disappeared", "dismissed"])
  }

  @Test("Each view that appeared has disappeared when its session ends")
  func end() {
    let journal = Journal()
    let app = TestApp { Text("x").modifier(Noted(name: "x", journal: journal)) }
    app.session.end()
    #expect(journal.take() == ["x appeared", "x disappeared"])
  }
}
