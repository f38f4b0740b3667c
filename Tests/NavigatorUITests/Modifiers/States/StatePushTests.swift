import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// The stack on which a state's screen is pushed.
nonisolated enum StackKind: CaseIterable, CustomTestStringConvertible {
  case managed, plain

  var testDescription: String { "\(self)" }

  @MainActor func app<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestApp {
    switch self {
    case .managed: TestApp { ManagedNavigationStack { content() } }
    case .plain: TestApp { NavigationStack { content() } }
    }
  }
}

@Suite("A state pushes a screen")
struct StatePushTests {
  private let model = CounterModel()

  private func app(_ stack: StackKind) -> TestApp {
    let model = model
    return stack.app { CounterRoot(model: model) }
  }

  @Test("The screen is pushed with a value and popped with nil, and Back sets nil", arguments: StackKind.allCases)
  func comesAndGoes(stack: StackKind) throws {
    let app = app(stack)
    try app.tap("Set 42")
    #expect(app.stack == ["Home", "Counter"])
    #expect(app.exists("number 42"))
    try app.goBack()
    #expect(app.stack == ["Home"])
    #expect(model.number == nil)
    model.number = 7
    #expect(app.stack == ["Home", "Counter"])
    model.number = nil
    #expect(app.stack == ["Home"])
    #expect(app.exists("number nil"))
  }

  @Test("The screen's view is created exactly when it is shown", arguments: StackKind.allCases)
  func isLazy(stack: StackKind) throws {
    let app = app(stack)
    try app.tap("Set item 1")
    try app.goBack()
    #expect(model.made == 0)
    try app.tap("Set 42")
    #expect(model.made == 1)
    try app.goBack()
    #expect(app.title == "Home")
    #expect(model.made == 1)
  }

  @Test("The screen edits and follows the state and keeps its identity", arguments: StackKind.allCases)
  func edits(stack: StackKind) throws {
    let app = app(stack)
    try app.tap("Set 42")
    try app.tap("Taps: 0")
    try app.tap("Add one")
    #expect(model.number == 43)
    #expect(app.exists("number 43"))
    model.number = 50
    #expect(app.exists("number 50"))
    #expect(app.exists("Taps: 1"))
    #expect(app.stack == ["Home", "Counter"])
  }

  @Test("A value with another id is another screen, which replaces the first at once", arguments: StackKind.allCases)
  func identity(stack: StackKind) throws {
    let app = app(stack)
    model.item = CounterItem(id: 1)
    try app.tap("Taps: 0")
    try app.tap("Add one")
    model.item?.count = 5
    #expect(app.exists("Taps: 1"))
    model.item = CounterItem(id: 2, count: 9)
    #expect(app.stack == ["Home", "Item 2"])
    #expect(app.exists("number 9"))
    #expect(app.exists("Taps: 0"))
    try app.goBack()
    #expect(model.item == nil)
  }

  @Test("A state that changes from loading to a result keeps its screen", arguments: StackKind.allCases)
  func loading(stack: StackKind) throws {
    let app = app(stack)
    model.place = .loading
    #expect(app.stack == ["Home", "Loading"])
    let appearances = model.rootAppearances
    model.place = .result(3)
    #expect(app.stack == ["Home", "Result"])
    #expect(model.rootAppearances == appearances)
    #expect(app.exists("result 3"))
    model.place = .result(4)
    #expect(app.exists("result 4"))
    try app.goBack()
    #expect(model.place == nil)
  }

  @Test("An item that becomes another one replaces the screen directly", arguments: StackKind.allCases)
  func otherItem(stack: StackKind) throws {
    let app = app(stack)
    model.item = CounterItem(id: 1)
    #expect(app.stack == ["Home", "Item 1"])
    let appearances = model.rootAppearances
    model.item = CounterItem(id: 2)
    #expect(app.stack == ["Home", "Item 2"])
    #expect(model.rootAppearances == appearances)
    try app.goBack()
    #expect(model.rootAppearances == appearances + 1)
  }

  @Test(
    "A state with an initial value opens the app at its screen, also through several screens", arguments: StackKind.allCases)
  func fromTheStart(stack: StackKind) throws {
    let inner = CounterModel()
    inner.number = 3
    model.number = 42
    let model = model
    let app = stack.app {
      Text("root")
        .navigationTitle("Home")
        .navigationDestination(unwrapping: Bindable(model).number) { _ in CounterRoot(model: inner) }
    }
    #expect(app.stack == ["Home", "Home", "Counter"])
    try app.goBack()
    #expect(inner.number == nil)
    #expect(model.number == 42)
    try app.goBack()
    #expect(model.number == nil)
  }

  @Test("A state that is set and reset in one turn shows nothing", arguments: StackKind.allCases)
  func setAndUnset(stack: StackKind) {
    let app = app(stack)
    app.session.settle()
    model.number = 1
    model.number = nil
    #expect(app.stack == ["Home"])
    #expect(model.made == 0)
  }

  @Test("The screen's dismiss sets the state to nil", arguments: StackKind.allCases)
  func dismiss(stack: StackKind) throws {
    let app = app(stack)
    try app.tap("Set 42")
    try app.tap("Dismiss")
    #expect(app.stack == ["Home"])
    #expect(model.number == nil)
  }

  @Test("The screen's view follows the values of the view that pushes it", arguments: StackKind.allCases)
  func followsItsView(stack: StackKind) throws {
    struct Holder: View {
      @State private var isOn = false
      @State private var item: CounterItem?

      var body: some View {
        Button("Show") { item = CounterItem(id: 1) }
          .navigationDestination(unwrapping: $item) { _ in
            Toggle("Switch", isOn: $isOn)
            Text(isOn ? "is on" : "is off")
          }
      }
    }
    let app = stack.app { Holder() }
    try app.tap("Show")
    #expect(app.exists("is off"))
    try app.tap("Switch")
    #expect(app.exists("is on"))
  }

  @Test("In SwiftUI's own stack inside a sheet of the app, the state pushes there and not below")
  func plainStackInSheet() throws {
    struct Host: View {
      let model: CounterModel
      @State private var isPresented = false

      var body: some View {
        Button("Present") { isPresented = true }
          .navigationTitle("Below")
          .sheet(isPresented: $isPresented) {
            NavigationStack { CounterRoot(model: model) }
          }
      }
    }
    let model = model
    let app = TestApp { ManagedNavigationStack { Host(model: model) } }
    try app.tap("Present")
    try app.tap("Set 42")
    #expect(app.stacks == [["Below"], ["Home", "Counter"]])
    try app.tap("Taps: 0")
    try app.goBack()
    #expect(model.number == nil)
    model.number = 1
    #expect(app.stacks == [["Below"], ["Home", "Counter"]])
  }
}
