import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum Action: Equatable {
  case openSheet, close
}

@Observable
private final class Model {
  var isSheet = false
  var isCover = false
  var alert: AlertState<Action>?
  var note: String?

  func ask() {
    alert = AlertState {
      TextState("Question")
    } actions: {
      ButtonState(action: .openSheet) { TextState("Open sheet") }
      ButtonState(action: .close) { TextState("Close all") }
      ButtonState(role: .cancel) { TextState("No") }
    }
  }

  func handle(_ action: Action?) {
    switch action {
    case .openSheet?: isSheet = true
    case .close?:
      isSheet = false
      isCover = false
    case nil: break
    }
  }
}

private struct Screen: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      VStack {
        Button("Ask") { model.ask() }
        Button("Sheet") { model.isSheet = true }
        Button("Cover") { model.isCover = true }
        NavigationLink("Next") {
          Button("Ask from next") { model.ask() }.navigationTitle("Next")
        }
        Text("root")
          .alert($model.alert) { model.handle($0) }
          .alert(item: $model.note) {
            Text("Note \($0)")
          } actions: { _ in
          }
      }
      .navigationTitle("Home")
      .sheet(isPresented: $model.isSheet) { Layer(name: "sheet", model: model) }
      .fullScreenCover(isPresented: $model.isCover) { Layer(name: "cover", model: model) }
    }
  }
}

private struct Layer: View {
  let name: String
  let model: Model

  var body: some View {
    Text("in \(name)")
    Button("Ask from \(name)") { model.ask() }
    Button("Ask and close \(name)") {
      model.isSheet = false
      model.isCover = false
      model.ask()
    }
  }
}

@Suite("Alerts among other presentations")
struct DialogAmongPresentationsTests {
  @Test("An alert that is requested while a sheet or a cover is shown appears above it", arguments: ["sheet", "cover"])
  func above(layer: String) throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap(layer == "sheet" ? "Sheet" : "Cover")
    for _ in 0..<2 {
      try app.tap("Ask from \(layer)")
      #expect(app.presentations.map(\.kind) == [layer == "sheet" ? .sheet : .cover, .alert])
      try app.tap("No")
      #expect(app.presentations.count == 1)
      #expect(app.exists("in \(layer)"))
    }
    try app.tap("Ask from \(layer)")
    try app.tap("Close all")
    #expect(app.presentations.isEmpty)
    #expect(model.alert == nil)
  }

  @Test("A dismissal and an alert in one turn both take effect, each time")
  func dismissThenAlert() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    for layer in ["sheet", "cover", "sheet"] {
      try app.tap(layer == "sheet" ? "Sheet" : "Cover")
      try app.tap("Ask and close \(layer)")
      #expect(app.presentations == [Presentation(.alert, title: "Question")])
      try app.tap("No")
      #expect(app.presentations.isEmpty)
      #expect(model.alert == nil)
    }
  }

  @Test("An alert's action opens a sheet")
  func sheetFromAlert() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    for _ in 0..<2 {
      try app.tap("Ask")
      try app.tap("Open sheet")
      #expect(app.presentations.map(\.kind) == [.sheet])
      try app.swipeAway()
      #expect(app.presentations.isEmpty)
    }
  }

  @Test("Two alerts that are requested at once are shown one after the other")
  func twoAtOnce() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    model.ask()
    model.note = "one"
    #expect(app.presentations.count == 1)
    let first = try #require(app.title)
    try app.tap(first == "Question" ? "No" : "OK")
    let second = try #require(app.title)
    #expect(Set([first, second]) == ["Question", "Note one"])
    try app.tap(second == "Question" ? "No" : "OK")
    #expect(app.presentations.isEmpty)
    #expect(model.alert == nil)
    #expect(model.note == nil)
  }

  @Test("An alert of a covered root is shown at once, because the root is evaluated")
  func coveredScreen() throws {
    let model = Model()
    let app = TestApp { Screen(model: model) }
    try app.tap("Next")
    try app.tap("Ask from next")
    #expect(model.alert != nil)
    #expect(app.presentations == [Presentation(.alert, title: "Question")])
    try app.tap("No")
    try app.goBack()
    #expect(app.presentations.isEmpty)
    #expect(model.alert == nil)
  }
}
