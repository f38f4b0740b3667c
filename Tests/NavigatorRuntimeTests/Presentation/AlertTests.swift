import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alerts, dialogs and popovers")
struct AlertTests {
  private struct Plain: View {
    @State private var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .alert("Title", isPresented: $isShown) {
        } message: {
          Text("Message")
        }
      Text("shown \(isShown)")
    }
  }

  @Test("An alert without buttons gets an OK button, which closes it")
  func ok() throws {
    let app = TestApp { Plain() }
    try app.tap("show")
    #expect(app.presentations == [Presentation(.alert, title: "Title")])
    let alert = try #require(app.session.root.children.last)
    #expect(alert.content.string(.message) == "Message")
    #expect(alert.children.count == 1)
    try app.tap("OK")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("shown false"))
  }

  private struct Deleting: View {
    @State private var isAsking = false
    @State private var isLegacy = false
    @State private var hasCancel = false
    @State private var log = ""
    var body: some View {
      Toggle("cancel", isOn: $hasCancel)
      Button("ask") { isAsking = true }
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log += "d" }
          if hasCancel { Button("Keep", role: .cancel) { log += "k" } }
        }
      Button("legacy") { isLegacy = true }
        .alert(isPresented: $isLegacy) {
          Alert(title: Text("Delete?"), dismissButton: .destructive(Text("Delete all")) { log += "l" })
        }
      Text("log \(log)")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  @Test("An alert has no cancel button that the app does not provide")
  func destructive() throws {
    let app = TestApp { Deleting() }
    try app.tap("ask")
    #expect(app.frontTexts.last == "Delete" && !app.exists("Cancel"))
    try app.tap("Delete")
    #expect(app.presentations.isEmpty && app.exists("log d"))
    try app.setToggle("cancel", to: true)
    try app.tap("ask")
    #expect(app.frontTexts.suffix(2) == ["Delete", "Keep"])
    try app.tap("Keep")
    try app.tap("legacy")
    #expect(app.frontTexts.last == "Delete all")
    try app.tap("Delete all")
    #expect(app.exists("log dkl"))
  }

  private struct Delete: View {
    @State private var isAsking = false
    @State private var hasCancel = false
    @State private var isDeleted = false
    var body: some View {
      Toggle("cancel", isOn: $hasCancel)
      Button("ask") { isAsking = true }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { isDeleted = true }
          if hasCancel { Button("Keep", role: .cancel) {} }
        }
      Text("deleted \(isDeleted), asking \(isAsking)")
    }
  }

  @Test("A dialog's button performs its action, then closes the dialog; a dialog without a cancel button gets one")
  func dialog() throws {
    let app = TestApp { Delete() }
    try app.tap("ask")
    let dialog = try #require(app.session.root.children.last)
    #expect(dialog.role == .confirmationDialog)
    #expect(dialog.content.bool(.isTitleVisible))
    #expect(app.frontTexts.suffix(2) == ["Delete", "Cancel"])
    try app.tap("Cancel")
    #expect(app.exists("deleted false, asking false"))
    try app.tap("ask")
    try app.tap("Delete")
    #expect(app.exists("deleted true, asking false"))
    try app.setToggle("cancel", to: true)
    try app.tap("ask")
    #expect(app.frontTexts.suffix(2) == ["Delete", "Keep"])
  }

  private struct Counting: View {
    @State private var isAsking = true
    @State private var isStubborn = false
    @State private var count = 0
    var body: some View {
      let isPresented = Binding {
        isAsking
      } set: {
        isAsking = $0 || isStubborn
      }
      Text("count \(count)")
        .confirmationDialog("Sure?", isPresented: isPresented) {
          Button("Count") { count += 1 }
          Button("Stay") { isStubborn = true }
          Button("Go") { isStubborn = false }
        }
    }
  }

  @Test("Only the first tap before the dialog closes has an effect")
  func doubleTap() throws {
    let app = TestApp { Counting() }
    let buttons = try #require(app.session.root.children.last?.children)
    #expect(app.session.send(InputEvent(target: buttons[0].id, action: .tap)) == .handled)
    for button in buttons {
      #expect(app.session.send(InputEvent(target: button.id, action: .tap)) == .dropped(.unknownElement))
    }
    #expect(app.presentations.isEmpty)
    #expect(app.exists("count 1"))
  }

  @Test("A dialog that its binding keeps open can be answered again")
  func refused() throws {
    let app = TestApp { Counting() }
    try app.tap("Stay")
    for _ in 0..<2 { try app.tap("Count") }
    #expect(app.exists("count 2"))
    try app.tap("Go")
    #expect(app.presentations.isEmpty)
  }

  private struct Items: View {
    @State private var isShown = false
    @State private var item: String?
    var body: some View {
      Button("no data") { isShown = true }
      Button("data") {
        item = "one"
        isShown = true
      }
      Text("item \(item ?? "none")")
        .alert("About", isPresented: $isShown, presenting: item) { item in
          Button("change from \(item)") { self.item = "two" }
          Button("use \(item)") {}
        } message: {
          Text("it is \($0)")
        }
        .task(id: isShown) {
          if isShown { item = item.map { _ in "later" } }
        }
    }
  }

  @Test("An alert for data waits for the data and keeps its first value")
  func presenting() async throws {
    let app = TestApp { Items() }
    try app.tap("no data")
    #expect(app.presentations.isEmpty)
    try app.tap("data")
    #expect(app.presentations.count == 1)
    await app.settle()
    #expect(app.exists("item later"))
    #expect(app.session.root.children.last?.content.string(.message) == "it is one")
    try app.tap("use one")
    #expect(app.presentations.isEmpty)
  }

  private struct Deletion: View {
    @State private var item: Int?
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(1..<4) { number in
            Button("item \(number)") {
              item = number
              isShown = true
            }
          }
        }
        .confirmationDialog("Delete?", isPresented: $isShown, presenting: item) { number in
          Button("delete \(number)") {}
        }
      }
    }
  }

  @Test("A dialog that is presented again in a stack shows the data of that time")
  func presentingAgain() throws {
    let app = TestApp { Deletion() }
    for number in [2, 1, 3] {
      try app.tap("item \(number)")
      try app.tap("delete \(number)")
      #expect(app.presentations.isEmpty)
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }

  private struct Failing: View {
    @State private var isShown = false
    @State private var error: Failure?
    var body: some View {
      Button("fail") {
        error = Failure()
        isShown = true
      }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("Retry") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
  }

  @Test("An alert for an error shows the error's description")
  func error() throws {
    let app = TestApp { Failing() }
    try app.tap("fail")
    #expect(app.presentations == [Presentation(.alert, title: "It failed")])
    #expect(app.session.root.children.last?.content.string(.message) == "Try again")
  }

  private struct Above: View {
    @State private var isSheet = false
    @State private var isAlert = false
    @State private var name = ""
    var body: some View {
      Button("sheet") { isSheet = true }
        .sheet(isPresented: $isSheet) {
          Text("in sheet")
          Button("alert") { isAlert = true }
          Text("name \(name)")
            .alert("Name", isPresented: $isAlert) {
              TextField("Your name", text: $name)
              Button("Save") { isSheet = false }
            }
        }
    }
  }

  @Test("An alert over a sheet accepts text, and closes with the sheet")
  func aboveSheet() throws {
    let app = TestApp { Above() }
    try app.tap("sheet")
    try app.tap("alert")
    #expect(app.presentations.map(\.kind) == [.sheet, .alert])
    let sheet = try #require(app.session.root.children.dropLast().last)
    #expect(app.session.send(InputEvent(target: sheet.id, action: .dismiss)) == .dropped(.covered))
    try app.type("Ada", into: "Your name")
    #expect(app.exists("name Ada"))
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
  }

  private struct Pop: View {
    @State private var isShown = false
    var body: some View {
      Button("open") { isShown = true }
        .popover(isPresented: $isShown) { Text("popped") }
    }
  }

  private struct Cancelling: View {
    @State private var isDialog = false
    @State private var isAlert = false
    @State private var isDisabled = false
    @State private var cancellations = 0
    var body: some View {
      Toggle("disabled", isOn: $isDisabled)
      Button("dialog") { isDialog = true }
        .confirmationDialog("Delete?", isPresented: $isDialog) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) { cancellations += 1 }.disabled(isDisabled)
        }
      Button("alert") { isAlert = true }
        .alert("Delete?", isPresented: $isAlert) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) { cancellations += 10 }
        }
      Text("\(cancellations) cancellations")
    }
  }

  @Test("A confirmation dialog points to the element that presents it")
  func dialogAnchor() throws {
    let app = TestApp { Cancelling() }
    let button = try #require(app.elements(.button).first).id
    try app.tap("dialog")
    #expect(app.session.root.children.last?.content.number(.anchor) == Double(button.rawValue))
  }

  @Test("A dismissal by the user performs the action of the enabled cancel button once, and closes the dialog or alert")
  func dismissalCancels() throws {
    let app = TestApp { Cancelling() }
    func dismiss(_ name: String) throws {
      try app.tap(name)
      let id = try #require(app.session.root.children.last).id
      #expect(app.session.send(InputEvent(target: id, action: .dismiss)) == .handled)
      app.session.send(InputEvent(target: id, action: .dismiss))
      #expect(app.presentations.isEmpty)
    }
    try dismiss("dialog")
    #expect(app.exists("1 cancellations"))
    try dismiss("alert")
    #expect(app.exists("11 cancellations"))
    try app.setToggle("disabled", to: true)
    try dismiss("dialog")
    #expect(app.exists("11 cancellations"))
  }

  @Test("A popover points to the element that presents it")
  func popover() throws {
    let app = TestApp { Pop() }
    let button = try #require(app.session.root.children.first).id
    try app.tap("open")
    #expect(app.exists("popped"))
    #expect(app.session.root.children.last?.content.number(.anchor) == Double(button.rawValue))
    try app.swipeAway()
    #expect(app.presentations.isEmpty)
  }
}
