import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// An object that a screen edits and that is released with the screen.
@Observable
private final class Draft {
  var text = ""
}

@CasePathable
nonisolated private enum Place {
  case screen(Draft)
  case sheet(Draft)
  case cover(Draft)
  case alert(Draft)
}

@Observable
private final class Model {
  var place: Place?
}

private struct DraftView: View {
  @Binding var draft: Draft
  @State private var taps = 0

  var body: some View {
    TextField("Text", text: $draft.text)
    Text("text \(draft.text)")
    Button("Taps: \(taps)") { taps += 1 }
  }
}

private struct PlaceView: View {
  @Bindable var model: Model

  var body: some View {
    Text("root")
      .navigationTitle("Root")
      .navigationDestination(unwrapping: $model.place.screen) { $draft in DraftView(draft: $draft) }
      .sheet(unwrapping: $model.place.sheet) { $draft in DraftView(draft: $draft) }
      .fullScreenCover(unwrapping: $model.place.cover) { $draft in DraftView(draft: $draft) }
      .alert(item: $model.place.alert) { _ in
        Text("Alert")
      } actions: { draft in
        Button("OK") { draft.text = "answered" }
      }
  }
}

@CasePathable
nonisolated private enum NumberPlace: Equatable {
  case screen(Int)
  case sheet(Int)
}

@Observable
private final class NumberModel {
  var place: NumberPlace?
}

/// A screen whose binding outlives it, as in a task that it has started.
private struct Leaking<Value>: View {
  @Binding var value: Value
  let keep: @MainActor (Binding<Value>) -> Void

  var body: some View {
    Text("screen \(value)")
      .onAppear { keep($value) }
  }
}

@Suite("The lifetime of a state's screen and its late writes")
struct StateLifetimeTests {
  @Test("An object in a case is edited, and released after its screen was removed", arguments: StackKind.allCases)
  func objects(stack: StackKind) throws {
    let model = Model()
    let app = stack.app { PlaceView(model: model) }
    let places: [(String, (Draft) -> Place)] = [
      ("screen", Place.screen), ("sheet", Place.sheet), ("cover", Place.cover),
    ]
    for (name, place) in places {
      var draft: Draft? = Draft()
      let reference = WeakReference(try #require(draft))
      model.place = draft.map(place)
      try app.type("Tea", into: "Text")
      #expect(draft?.text == "Tea", "\(name)")
      #expect(app.exists("text Tea"), "\(name)")
      draft = nil
      model.place = nil
      app.session.settle()
      #expect(reference.object == nil, "\(name)")
      #expect(app.title == "Root", "\(name)")
    }
  }

  @Test("An object of a case's alert is released after the next alert is shown or the view is removed")
  func alertObject() throws {
    let model = Model()
    var app: TestApp? = TestApp { PlaceView(model: model) }
    var draft: Draft? = Draft()
    let reference = WeakReference(try #require(draft))
    model.place = draft.map(Place.alert)
    try app?.tap("OK")
    #expect(draft?.text == "answered")
    draft = nil
    model.place = .alert(Draft())
    try app?.tap("OK")
    #expect(reference.object == nil)
    app = nil
  }

  @Test(
    "A late write neither restores a case nor changes or removes the case that replaced it",
    arguments: StackKind.allCases)
  func lateCase(stack: StackKind) throws {
    let model = NumberModel()
    var kept: Binding<Int>?
    let app = stack.app {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(unwrapping: Bindable(model).place.screen) { $number in
          Leaking(value: $number) { kept = $0 }
        }
        .sheet(unwrapping: Bindable(model).place.sheet) { $number in Text("sheet \(number)") }
    }
    model.place = .screen(1)
    #expect(app.exists("screen 1"))
    model.place = .sheet(2)
    #expect(app.exists("sheet 2"))
    kept?.wrappedValue = 99
    #expect(model.place == .sheet(2))
    try app.swipeAway()
    kept?.wrappedValue = 99
    #expect(model.place == nil)
    #expect(app.stacks == [["Root"]])
  }

  @Test("A late write by a removed screen has no effect on a value with another identity", arguments: StackKind.allCases)
  func lateItem(stack: StackKind) throws {
    let model = CounterModel()
    var kept: [Binding<CounterItem>] = []
    let app = stack.app {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(item: Bindable(model).item) { $item in
          Leaking(value: $item) { kept.append($0) }
        }
    }
    model.item = CounterItem(id: 1)
    app.session.settle()
    try app.goBack()
    kept.first?.wrappedValue.count = 99
    #expect(model.item == nil)
    #expect(app.stack == ["Root"])
    model.item = CounterItem(id: 2)
    app.session.settle()
    kept.first?.wrappedValue.count = 99
    #expect(model.item?.id == 2)
    #expect(model.item?.count == 0)
    kept.last?.wrappedValue.count = 5
    #expect(model.item?.count == 5)
    model.item = CounterItem(id: 3)
    app.session.settle()
    kept[1].wrappedValue = CounterItem(id: 2, count: 7)
    #expect(model.item?.id == 3)
  }

  @Test(
    "A screen's own writes move its binding to the new case, as in a task that changes the case", arguments: StackKind.allCases)
  func ownWrites(stack: StackKind) throws {
    let model = CounterModel()
    var kept: Binding<CounterPlace>?
    let app = stack.app {
      Text("root").navigationDestination(unwrapping: Bindable(model).place) { $place in
        Text(place.result.map { "result \($0)" } ?? "loading").onAppear { if kept == nil { kept = $place } }
      }
    }
    model.place = .loading
    #expect(app.exists("loading"))
    kept?.wrappedValue = .result(1)
    #expect(app.exists("result 1"))
    kept?.wrappedValue = .result(2)
    #expect(app.exists("result 2"))
    model.place = .loading
    #expect(app.exists("loading"))
    kept?.wrappedValue = .result(3)
    #expect(app.exists("loading"))
  }

  @Test("A late write by a removed sheet has no effect")
  func lateSheet() throws {
    let model = CounterModel()
    var kept: [Binding<CounterItem>] = []
    let app = TestApp {
      Text("root").sheet(unwrapping: Bindable(model).item) { $item in Leaking(value: $item) { kept.append($0) } }
    }
    app.session.settle()
    model.item = CounterItem(id: 1)
    app.session.settle()
    model.item = CounterItem(id: 2)
    app.session.settle()
    kept.first?.wrappedValue = CounterItem(id: 1, count: 99)
    #expect(model.item?.id == 2)
    try app.swipeAway()
    kept.last?.wrappedValue.count = 99
    #expect(model.item == nil)
    #expect(app.presentations.isEmpty)
  }

  @Test("A task that ends after its screen was left changes nothing", arguments: StackKind.allCases)
  func lateTask(stack: StackKind) async throws {
    let model = NumberModel()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    var isDone = false
    let app = stack.app {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(unwrapping: Bindable(model).place.screen) { $number in
          Text("number \(number)")
            .onAppear {
              Task {
                for await _ in gate {}
                number += 100
                isDone = true
              }
            }
        }
    }
    model.place = .screen(1)
    #expect(app.exists("number 1"))
    try app.goBack()
    opening.finish()
    try await app.settle(until: { isDone })
    #expect(model.place == nil)
    #expect(app.stack == ["Root"])
  }
}
