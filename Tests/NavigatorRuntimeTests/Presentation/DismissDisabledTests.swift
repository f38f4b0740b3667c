import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Interactive dismissal")
struct DismissDisabledTests {
  private struct Editor: View {
    @State private var hasChanges = false
    @State private var isShown = false
    let journal: Journal

    var body: some View {
      Button("edit") { hasChanges = true }
      Button("save") { hasChanges = false }
      Button("show") { isShown = true }
        .interactiveDismissDisabled(hasChanges)
        .onDisappear { journal.note("gone") }
        .sheet(isPresented: $isShown) {
          Text("locked").interactiveDismissDisabled()
          Button("close") { isShown = false }
        }
    }
  }

  private func keepsWindow(_ app: TestApp) -> Bool {
    app.session.settle()
    return app.session.root.content.bool(.isDismissDisabled)
  }

  private func closeOutcome(_ app: TestApp) -> EventOutcome {
    app.session.send(InputEvent(target: app.session.root.id, action: .dismiss))
  }

  @Test("Outside of presentations the modifier applies to the window, which the user then cannot close")
  func window() throws {
    let journal = Journal()
    let app = TestApp { Editor(journal: journal) }
    #expect(!keepsWindow(app))
    try app.tap("edit")
    #expect(keepsWindow(app))
    let failure = #expect(throws: TestFailure.self) { try app.closeWindow() }
    #expect(failure?.message == "cannot close the window: the app forbids it")
    #expect(closeOutcome(app) == .dropped(.disabled))
    #expect(journal.take().isEmpty)
    try app.tap("save")
    try app.closeWindow()
    #expect(journal.take() == ["gone"])
    #expect(closeOutcome(app) == .dropped(.sessionEnded))
  }

  @Test("A request to close the window does not close it, because the host does that")
  func asked() throws {
    let journal = Journal()
    let app = TestApp { Editor(journal: journal) }
    #expect(closeOutcome(app) == .handled)
    try app.tap("edit")
    #expect(journal.take().isEmpty)
  }

  @Test("In a sheet the modifier applies to the sheet only")
  func sheet() throws {
    let app = TestApp { Editor(journal: Journal()) }
    try app.tap("show")
    #expect(!keepsWindow(app))
    #expect(throws: TestFailure.self) { try app.swipeAway() }
    try app.tap("close")
    #expect(app.presentations.isEmpty)
  }

  private struct Nested: View {
    let outer: Bool?
    let inner: [Bool]

    var body: some View {
      let content = ForEach(inner.indices, id: \.self) { Text("\($0)").interactiveDismissDisabled(inner[$0]) }
      if let outer {
        VStack { content }.interactiveDismissDisabled(outer)
      } else {
        VStack { content }
      }
    }
  }

  @Test(
    "Among sibling views, one disabled is enough; a view overrides those inside it",
    arguments: [
      (nil, [false, false], false), (nil, [false, true], true), (nil, [true, false], true), (true, [false], true),
      (false, [true, true], false),
    ] as [(Bool?, [Bool], Bool)])
  func several(outer: Bool?, inner: [Bool], keeps: Bool) {
    #expect(keepsWindow(TestApp { Nested(outer: outer, inner: inner) }) == keeps)
  }

  private struct Stacked: View {
    @State private var path: [String] = []
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Button("push draft") { path = ["draft"] }
            .interactiveDismissDisabled(false)
            .navigationDestination(for: String.self) { name in
              Text(name).interactiveDismissDisabled(name == "draft")
              Button("push plain") { path.append("plain") }
            }
        }
        .tabItem { Text("One") }
        .tag(0)
        Text("second").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test("A covered screen or one on a hidden tab still disables dismissal, and a removed one does not")
  func covered() throws {
    let app = TestApp { Stacked() }
    #expect(!keepsWindow(app))
    try app.tap("push draft")
    #expect(keepsWindow(app))
    try app.tap("push plain")
    #expect(keepsWindow(app))
    try app.selectTab("Two")
    #expect(keepsWindow(app))
    try app.selectTab("One")
    try app.goBack()
    try app.goBack()
    #expect(!keepsWindow(app))
    try app.closeWindow()
  }
}
