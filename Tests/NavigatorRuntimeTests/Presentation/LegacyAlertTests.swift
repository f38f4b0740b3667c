import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alerts and action sheets as values")
struct LegacyAlertTests {
  private struct Question: Identifiable {
    let id: Int
  }

  private struct Asking: View {
    @State private var isShown = false
    @State private var question: Question?
    @State private var isSheetShown = false
    @State private var subject: Question?
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Button("show") { isShown = true }
          .alert(isPresented: $isShown) { Alert(title: Text("Plain"), message: Text("Message \(log.count)")) }
        Button("ask 1") { question = Question(id: 1) }
          .alert(item: $question) { question in
            Alert(
              title: Text("Question \(question.id)"),
              primaryButton: .destructive(Text("Delete")) { log.append("deleted \(question.id)") },
              secondaryButton: .cancel { log.append("cancelled \(question.id)") })
          }
        Button("sheet") { isSheetShown = true }
          .actionSheet(isPresented: $isSheetShown) {
            ActionSheet(
              title: Text("Actions"), message: Text("Choose"),
              buttons: [
                .default(Text("Copy")) { log.append("copied") }, .destructive(Text("Remove")), .cancel(Text("Leave")),
              ])
          }
        Button("subject") { subject = Question(id: 7) }
          .actionSheet(item: $subject) { ActionSheet(title: Text("About \($0.id)")) }
        Button("next question") { question = Question(id: 2) }
        Text(verbatim: "log: " + log.joined(separator: ", "))
      }
    }
  }

  private func texts(_ app: TestApp) throws -> [String] {
    try #require(app.session.root.children.last).children.flatMap(\.everything).compactMap { $0.content.string(.text) }
  }

  @Test("An alert without a button has an OK button, which closes it")
  func plain() throws {
    let app = TestApp { Asking() }
    try app.tap("show")
    #expect(app.presentations == [Presentation(.alert, title: "Plain")])
    #expect(app.session.root.children.last?.content.string(.message) == "Message 0")
    try app.tap("OK")
    #expect(app.presentations.isEmpty)
    try app.tap("show")
    #expect(app.presentations == [Presentation(.alert, title: "Plain")])
  }

  @Test("The buttons of an alert for an item have their roles, run their actions and set the item to nil")
  func item() throws {
    let app = TestApp { Asking() }
    try app.tap("ask 1")
    #expect(app.presentations == [Presentation(.alert, title: "Question 1")])
    let roles = app.session.root.children.last?.everything.filter { $0.role == .button }.map { $0.content.string(.role) }
    #expect(roles == ["destructive", "cancel"])
    try app.tap("Delete")
    #expect(app.exists("log: deleted 1"))
    try app.tap("ask 1")
    try app.tap("Cancel")
    #expect(app.exists("log: deleted 1, cancelled 1"))
    #expect(app.presentations.isEmpty)
  }

  @Test("The action of a button runs before the binding is reset, and the alert is closed afterwards")
  func order() throws {
    let app = TestApp { Asking() }
    try app.tap("next question")
    #expect(app.presentations == [Presentation(.alert, title: "Question 2")])
    try app.tap("Cancel")
    #expect(app.exists("log: cancelled 2"))
  }

  @Test("An action sheet shows its title, its message and its buttons")
  func actionSheet() throws {
    let app = TestApp { Asking() }
    try app.tap("sheet")
    let sheet = try #require(app.session.root.children.last)
    #expect(sheet.role == .confirmationDialog)
    #expect(sheet.content.string(.title) == "Actions")
    #expect(sheet.content.string(.message) == "Choose")
    #expect(sheet.content.bool(.isTitleVisible))
    #expect(try texts(app) == ["Copy", "Remove", "Leave"])
    try app.tap("Copy")
    #expect(app.exists("log: copied"))
    #expect(app.presentations.isEmpty)
  }

  @Test("An action sheet without buttons can be cancelled")
  func defaultButtons() throws {
    let app = TestApp { Asking() }
    try app.tap("subject")
    #expect(app.presentations == [Presentation(.confirmationDialog, title: "About 7")])
    #expect(try texts(app) == ["Cancel"])
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty)
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  private struct Lazy: View {
    @State private var isShown = false
    let counter: Counter

    var body: some View {
      Button("show") { isShown = true }.alert(isPresented: $isShown) {
        counter.count += 1
        return Alert(title: Text("Title"))
      }
    }
  }

  @Test("The closure of an alert is called only while the alert is presented")
  func laziness() throws {
    let counter = Counter()
    let app = TestApp { Lazy(counter: counter) }
    #expect(counter.count == 0)
    try app.tap("show")
    #expect(counter.count >= 1)
    let count = counter.count
    try app.tap("OK")
    #expect(counter.count == count)
  }
}
