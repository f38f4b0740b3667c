import NavigatorTesting
import SwiftUI
import Testing

@MainActor
private final class Requests: ObservableObject {
  @Published var alert = false
  @Published var dialog = false
  @Published var kind: Presentation.Kind?
  var dismissals = 0

  func shows(_ kind: Presentation.Kind) -> Binding<Bool> {
    Binding(get: { self.kind == kind }, set: { if !$0, self.kind == kind { self.kind = nil } })
  }
}

/// The presenters are above and below those of the alert and the dialog, so that they are updated before and after them.
private struct RequestsView: View {
  @ObservedObject var requests: Requests

  var body: some View {
    VStack {
      Text("Content")
        .sheet(isPresented: requests.shows(.sheet), onDismiss: { requests.dismissals += 1 }) {
          Text("Sheet")
          Text("Inside").alert("From the sheet", isPresented: $requests.alert) {}
        }
        .alert("Second", isPresented: requests.shows(.alert)) {}
    }
    .alert("First", isPresented: $requests.alert) { Button("Sheet") { requests.kind = .sheet } }
    .confirmationDialog("Really?", isPresented: $requests.dialog) { Button("Yes") {} }
    .fullScreenCover(isPresented: requests.shows(.cover)) { Text("Cover") }
    .popover(isPresented: requests.shows(.popover)) { Text("Popover") }
  }
}

/// A sheet whose state is in the view, requested by a task or a button of the alert.
private struct StateView: View {
  @State private var asks = false
  @State private var item: Item?

  private struct Item: Identifiable {
    let id: Int
  }

  var body: some View {
    Button("Ask and show") {
      asks = true
      item = Item(id: 1)
    }
    Button("Show") { item = Item(id: 2) }
      .alert("Alert", isPresented: $asks) {
        Button("Next") { item = Item(id: 3) }
        Button("Clear") { item = nil }
      }
      .sheet(item: $item) { Text("Item \($0.id)") }
  }
}

@MainActor
@Suite("Presentations during an alert")
struct PresentationDuringAlertTests {
  private let requests = Requests()

  @Test(
    "A presentation that is requested while an alert is open is shown after it is closed",
    arguments: [Presentation.Kind.sheet, .cover, .popover, .alert])
  func waitsForAlert(kind: Presentation.Kind) throws {
    let app = TestApp { RequestsView(requests: requests) }
    for _ in 0..<2 {
      requests.alert = true
      #expect(app.presentations.map(\.title) == ["First"])
      requests.kind = kind
      #expect(app.presentations.map(\.title) == ["First"])
      requests.alert = false
      #expect(app.presentations.map(\.kind) == [kind])
      requests.kind = nil
      #expect(app.presentations.isEmpty)
    }
  }

  @Test(
    "A presentation that is requested while a confirmation dialog is open is shown after it is closed",
    arguments: [Presentation.Kind.sheet, .cover, .popover, .alert])
  func waitsForDialog(kind: Presentation.Kind) throws {
    let app = TestApp { RequestsView(requests: requests) }
    requests.dialog = true
    #expect(app.presentations.map(\.kind) == [.confirmationDialog])
    requests.kind = kind
    #expect(app.presentations.map(\.kind) == [.confirmationDialog])
    try app.tap("Yes")
    #expect(app.presentations.map(\.kind) == [kind])
  }

  @Test("A presentation whose condition becomes false while it waits is not shown, and its action does not run")
  func withdrawn() {
    let app = TestApp { RequestsView(requests: requests) }
    requests.alert = true
    #expect(app.presentations.map(\.title) == ["First"])
    requests.kind = .sheet
    #expect(app.presentations.map(\.title) == ["First"])
    requests.kind = .cover
    #expect(app.presentations.map(\.title) == ["First"])
    requests.kind = nil
    #expect(app.presentations.map(\.title) == ["First"])
    requests.alert = false
    #expect(app.presentations.isEmpty)
    #expect(requests.dismissals == 0)
    requests.kind = .sheet
    #expect(app.presentations.map(\.kind) == [.sheet])
  }

  @Test("Presentations are shown in the order of their requests, and an alert among them delays those that follow")
  func order() {
    let app = TestApp { RequestsView(requests: requests) }
    requests.alert = true
    #expect(app.presentations.map(\.title) == ["First"])
    requests.dialog = true
    #expect(app.presentations.map(\.title) == ["First"])
    requests.kind = .cover
    #expect(app.presentations.map(\.title) == ["First"])
    requests.alert = false
    #expect(app.presentations.map(\.kind) == [.confirmationDialog])
    requests.dialog = false
    #expect(app.presentations.map(\.kind) == [.cover])
  }

  @Test("An alert that a sheet and the window present with the same binding is shown once")
  func sharedBinding() {
    let app = TestApp { RequestsView(requests: requests) }
    requests.kind = .sheet
    #expect(app.presentations.map(\.kind) == [.sheet])
    requests.alert = true
    #expect(app.presentations.map(\.kind) == [.sheet, .alert])
    requests.alert = false
    #expect(app.presentations.map(\.kind) == [.sheet])
  }

  @Test("A button of an alert opens a sheet")
  func fromButton() throws {
    let app = TestApp { RequestsView(requests: requests) }
    requests.alert = true
    try app.tap("Sheet")
    #expect(app.presentations.map(\.kind) == [.sheet])
  }

  @Test("A sheet that is requested together with an alert keeps its state, and the alert's buttons change or withdraw it")
  func inState() throws {
    let app = TestApp { StateView() }
    try app.tap("Ask and show")
    let kinds = app.presentations.map(\.kind)
    // Both orders are possible on Apple platforms. The alert is never below the sheet.
    #expect(kinds == [.alert] || kinds == [.sheet, .alert])
    try app.tap("Next")
    #expect(app.presentations.map(\.kind) == [.sheet])
    #expect(app.exists("Item 3"))
    try app.swipeAway()
    try app.tap("Ask and show")
    try app.tap("Clear")
    #expect(app.presentations.isEmpty)
  }
}
