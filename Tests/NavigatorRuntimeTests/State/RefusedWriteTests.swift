import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Bindings whose setter keeps the value. The screen that the user tries to leave then stays unchanged.
@MainActor
@Suite("Bindings that refuse a user's action")
struct RefusedWriteTests {
  @MainActor
  private final class Refusals {
    var isRefusing = true
    private(set) var count = 0

    func refuse() -> Bool {
      if isRefusing { count += 1 }
      return isRefusing
    }
  }

  /// A screen whose own state shows whether it is still the same.
  private struct Counter: View {
    let name: String
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { journal.note("\(name) appeared") }
        .onDisappear { journal.note("\(name) disappeared") }
    }
  }

  private struct Item: Identifiable {
    let id: String
  }

  private struct Presenter: View {
    let kind: Presentation.Kind
    let refusals: Refusals
    let journal: Journal
    @State private var stored: Item? = Item(id: "a")

    var body: some View {
      let item = Binding<Item?>(
        get: { stored }, set: { new in if new != nil || !refusals.refuse() { stored = new } })
      let isShown = Binding<Bool>(
        get: { stored != nil }, set: { new in if new || !refusals.refuse() { stored = nil } })
      switch kind {
      case .sheet:
        Text("below").sheet(item: item, onDismiss: { journal.note("dismissed") }) {
          Counter(name: "item \($0.id)", journal: journal)
          CloseButton()
        }
      case .cover:
        Text("below").fullScreenCover(isPresented: isShown) {
          Counter(name: "item a", journal: journal)
          CloseButton()
        }
      case .popover:
        Text("below").popover(item: item) { Counter(name: "item \($0.id)", journal: journal) }
      default:
        Text("below").alert("Sure?", isPresented: isShown) { Button("Yes") {} }
      }
    }
  }

  private struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("close") { dismiss() }
    }
  }

  @Test("A sheet stays with its state after it is swiped away and after its content dismisses it")
  func sheet() throws {
    let refusals = Refusals()
    let journal = Journal()
    let app = TestApp { Presenter(kind: .sheet, refusals: refusals, journal: journal) }
    try app.tap("item a 0")
    let sheet = try #require(app.session.root.children.last?.id)
    try app.swipeAway()
    try app.tap("close")
    #expect(refusals.count == 2)
    #expect(app.exists("item a 1"))
    #expect(app.session.root.children.last?.id == sheet)
    #expect(journal.take() == ["item a appeared"])
    refusals.isRefusing = false
    try app.swipeAway()
    #expect(app.presentations.isEmpty)
    #expect(journal.take() == ["item a disappeared", "dismissed"])
  }

  @Test("A cover, a popover and an alert stay", arguments: [Presentation.Kind.cover, .popover, .alert])
  func others(kind: Presentation.Kind) throws {
    let refusals = Refusals()
    let app = TestApp { Presenter(kind: kind, refusals: refusals, journal: Journal()) }
    let leave = {
      switch kind {
      case .cover: try app.tap("close")
      case .popover: try app.swipeAway()
      default: try app.tap("Yes")
      }
    }
    try leave()
    #expect(refusals.count == 1)
    #expect(app.presentations.map(\.kind) == [kind])
    refusals.isRefusing = false
    try leave()
    #expect(app.presentations.isEmpty)
  }

  private struct Stack: View {
    let isErased: Bool
    let refusals: Refusals
    let journal: Journal
    @State private var stored = ["a", "b"]
    @State private var erased = NavigationPath(["a", "b"])

    var body: some View {
      if isErased {
        NavigationStack(
          path: Binding(
            get: { erased }, set: { new in if new.count >= erased.count || !refusals.refuse() { erased = new } })
        ) { root }
      } else {
        NavigationStack(
          path: Binding(
            get: { stored }, set: { new in if new.count >= stored.count || !refusals.refuse() { stored = new } })
        ) { root }
      }
    }

    private var root: some View {
      Text("root").navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          Counter(name: name, journal: journal).navigationTitle(name)
          CloseButton()
        }
    }
  }

  @Test(
    "A screen stays with its state if Back or dismiss writes a shorter path that the binding refuses", arguments: [false, true])
  func path(isErased: Bool) throws {
    let refusals = Refusals()
    let journal = Journal()
    let app = TestApp { Stack(isErased: isErased, refusals: refusals, journal: journal) }
    try app.tap("b 0")
    _ = journal.take()
    let patches = try app.measure {
      try app.goBack()
      try app.tap("close")
    }.patchesSent
    #expect(refusals.count == 2)
    #expect(app.stack == ["Root", "a", "b"])
    #expect(app.exists("b 1"))
    #expect(journal.take().isEmpty)
    #expect(patches == 0)
    refusals.isRefusing = false
    try app.goBack()
    #expect(app.stack == ["Root", "a"])
  }

  private struct Pushing: View {
    let refusals: Refusals
    let journal: Journal
    @State private var isShown = false
    @State private var item: String?

    var body: some View {
      let isPresented = Binding<Bool>(
        get: { isShown }, set: { new in if new || !refusals.refuse() { isShown = new } })
      NavigationStack {
        Button("push") { isShown = true }
          .navigationDestination(isPresented: isPresented) {
            Counter(name: "pushed", journal: journal).navigationTitle("Pushed")
            Button("push more") { item = "more" }
              .navigationDestination(item: restricted) { Counter(name: $0, journal: journal).navigationTitle($0) }
          }
          .navigationTitle("Root")
      }
    }

    private var restricted: Binding<String?> {
      Binding(get: { item }, set: { new in if new != nil || !refusals.refuse() { item = new } })
    }
  }

  @Test("A screen that a binding has pushed stays with its state if the binding keeps its value")
  func pushed() throws {
    let refusals = Refusals()
    let journal = Journal()
    let app = TestApp { Pushing(refusals: refusals, journal: journal) }
    try app.tap("push")
    try app.tap("pushed 0")
    try app.goBack()
    #expect(app.stack == ["Root", "Pushed"])
    #expect(app.exists("pushed 1"))
    try app.tap("push more")
    try app.tap("more 0")
    try app.goBack()
    #expect(app.stack == ["Root", "Pushed", "more"])
    #expect(app.exists("more 1"))
    #expect(journal.take() == ["pushed appeared", "more appeared", "pushed disappeared"])
    refusals.isRefusing = false
    try app.goBack()
    try app.goBack()
    #expect(app.stack == ["Root"])
    #expect(refusals.count == 2)
  }

  private struct Tabs: View {
    let refusals: Refusals
    @State private var tab = 0

    var body: some View {
      TabView(selection: Binding(get: { tab }, set: { new in if !refusals.refuse() { tab = new } })) {
        Text("first").tabItem { Text("One") }.tag(0)
        Text("second").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test("A tab stays selected if the selection keeps its value")
  func tabs() throws {
    let refusals = Refusals()
    let app = TestApp { Tabs(refusals: refusals) }
    try app.selectTab("Two")
    #expect(app.exists("first"))
    refusals.isRefusing = false
    try app.selectTab("Two")
    #expect(app.exists("second"))
  }
}
