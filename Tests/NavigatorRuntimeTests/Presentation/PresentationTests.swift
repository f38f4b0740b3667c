import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentations")
struct PresentationTests {
  private struct Item: Identifiable {
    let id: String
  }

  private struct Presenter: View {
    let journal: Journal
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
      Button("show") { isShown = true }
      Button("show both") {
        isShown = true
        item = Item(id: "queued")
      }
      Text("shown \(isShown), item \(item?.id ?? "none")")
        .sheet(isPresented: $isShown, onDismiss: { journal.note("flag dismissed") }) {
          SheetContent(journal: journal, replace: { item = Item(id: $0) })
        }
        .sheet(item: $item, onDismiss: { journal.note("item dismissed") }) { item in
          VStack {
            Text("item \(item.id)")
            Button("replace") { self.item = Item(id: item.id + "+") }
          }
          .onAppear { journal.note("\(item.id) appeared") }
          .onDisappear { journal.note("\(item.id) disappeared") }
        }
    }
  }

  private struct SheetContent: View {
    let journal: Journal
    let replace: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text("in sheet, presented \(isPresented)")
      Button("close") { dismiss() }
      Button("close twice") {
        dismiss()
        dismiss()
      }
    }
  }

  @Test("dismiss closes the nearest presentation, and onDismiss runs once afterwards")
  func dismiss() throws {
    let journal = Journal()
    let app = TestApp { Presenter(journal: journal) }
    try app.tap("show")
    #expect(app.exists("in sheet, presented true"))
    try app.tap("close twice")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("shown false, item none"))
    #expect(journal.take() == ["flag dismissed"])
  }

  @Test("A sheet that is swiped away writes through its binding")
  func swipe() throws {
    let journal = Journal()
    let app = TestApp { Presenter(journal: journal) }
    try app.tap("show")
    try app.swipeAway()
    #expect(app.exists("shown false, item none"))
    #expect(journal.take() == ["flag dismissed"])
  }

  @Test("Of two presentations set in one turn, the second waits and is not lost")
  func queued() throws {
    let journal = Journal()
    let app = TestApp { Presenter(journal: journal) }
    try app.tap("show both")
    #expect(app.presentations.count == 1)
    #expect(app.exists("in sheet, presented true"))
    try app.tap("close")
    #expect(app.presentations.count == 1)
    #expect(app.exists("item queued"))
  }

  @Test("Replacing an item with another identity dismisses the first and then presents the second")
  func replace() throws {
    let journal = Journal()
    let app = TestApp { Presenter(journal: journal) }
    try app.tap("show both")
    try app.tap("close")
    _ = journal.take()
    try app.tap("replace")
    #expect(app.exists("item queued+"))
    #expect(journal.take() == ["queued disappeared", "item dismissed", "queued+ appeared"])
  }

  private struct Nested: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
      Button("open first") { first = true }
        .sheet(isPresented: $first) {
          Button("open second") { second = true }
            .sheet(isPresented: $second) { Button("close first") { first = false } }
        }
    }
  }

  @Test("A sheet over a sheet closes with the one below it")
  func nested() throws {
    let app = TestApp { Nested() }
    try app.tap("open first")
    try app.tap("open second")
    #expect(app.presentations.map(\.kind) == [.sheet, .sheet])
    try app.tap("close first")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("open first"))
  }

  private struct Locked: View {
    @State private var isShown = true
    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        Text("locked").interactiveDismissDisabled()
      }
    }
  }

  @Test("A sheet whose interactive dismissal is disabled stays")
  func locked() throws {
    let app = TestApp { Locked() }
    let sheet = try #require(app.session.root.children.last)
    #expect(app.session.send(InputEvent(target: sheet.id, action: .dismiss)) == .dropped(.disabled))
    app.session.settle()
    #expect(app.presentations.count == 1)
  }

  private struct Covered: View {
    @State private var isShown = true
    var body: some View {
      Text("below").fullScreenCover(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @Test("A cover stays until the app closes it")
  func coverStays() throws {
    let app = TestApp { Covered() }
    app.session.settle()
    let cover = try #require(app.session.root.children.last { $0.role == .cover })
    #expect(app.session.send(InputEvent(target: cover.id, action: .dismiss)) != .handled)
    app.session.settle()
    #expect(app.presentations.count == 1)
    try app.tap("Close")
    #expect(app.presentations.isEmpty)
  }

  @Observable
  final class Line {
    var shown: Set<Int> = []
  }

  private struct LineView: View {
    let line: Line

    var body: some View {
      ForEach(0..<4) { number in
        Text("Presenter \(number)")
          .sheet(
            isPresented: Binding {
              line.shown.contains(number)
            } set: { _ in
              line.shown.remove(number)
            }
          ) { Text("Sheet \(number)") }
      }
    }
  }

  @Test(
    "A waiting presentation is shown when the one in front closes and those between are withdrawn in one turn",
    arguments: [[0, 1], [1, 0], [0, 1, 2], [2, 1, 0]])
  func givingUp(closing: [Int]) throws {
    let line = Line()
    let app = TestApp { LineView(line: line) }
    for number in 0..<4 {
      line.shown.insert(number)
      app.session.settle()
    }
    #expect(app.frontTexts == ["Sheet 0"])
    for number in closing { line.shown.remove(number) }
    app.session.settle()
    #expect(app.frontTexts == ["Sheet \(closing.count)"])
  }
}
