import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@CasePathable
nonisolated private enum Destination {
  case counter(Int)
  case text(String)
}

/// A link that is driven by one case.
private struct LinkView: View {
  @State var destination: Destination?

  var body: some View {
    List {
      NavigationLink(unwrapping: self.$destination.counter) { isActive in
        self.destination = isActive ? .counter(42) : nil
      } destination: { $number in
        CounterView(number: $number)
      } label: {
        Text("Go to counter")
      }
      Button("Show text") { destination = .text("Hello") }
      Text(destination == nil ? "no destination" : "a destination")
    }
    .sheet(unwrapping: $destination.text) { $text in
      TextField("Text", text: $text)
      Text("sheet \(text)")
    }
  }
}

@Observable
private final class Model {
  var destination: Destination?
}

private struct ModifierView: View {
  @State var destination: Destination?
  @Bindable var model: Model

  var body: some View {
    Button {
      self.destination = .counter(42)
      model.destination = destination
    } label: {
      Text("Go to counter")
    }
    .navigationDestination(unwrapping: self.$model.destination.counter) { $number in
      CounterView(number: $number).navigationTitle("Counter")
    }
    .navigationDestination(unwrapping: self.$model.destination.text) { $text in
      TextField("Text", text: $text).navigationTitle("Text")
    }
    .navigationTitle("Root")
  }
}

@Observable
private final class Counting: HashableObject {
  var count = 0
}

@CasePathable
nonisolated private enum ObjectDestination: Hashable {
  case counting(Counting)
}

@Observable
private final class ObjectModel {
  var destination: ObjectDestination?
}

private struct ObjectView: View {
  @Bindable var model: ObjectModel

  var body: some View {
    Text("root").navigationDestination(unwrapping: $model.destination.counting) { $counting in
      CountingView(model: counting)
    }
  }
}

private struct CountingView: View {
  let model: Counting
  @State private var taps = 0

  var body: some View {
    Text("count \(model.count)")
    Button("Count") { model.count += 1 }
    Button("Taps: \(taps)") { taps += 1 }
  }
}

@Suite("Seed 004: enums")
struct Seed004EnumTests {
  private let model = Model()

  @Test(
    "A link is driven by one case, a sheet by another, and only one of them is there",
    arguments: StackKind.allCases)
  func link(stack: StackKind) throws {
    let app = stack.app { LinkView() }
    try app.tap("Go to counter")
    try app.tap("Add one")
    #expect(app.exists("number 43"))
    try app.goBack()
    #expect(app.exists("no destination"))
    try app.tap("Show text")
    #expect(app.presentations.count == 1)
    try app.type("!", into: "Text")
    #expect(app.exists("sheet Hello!"))
    try app.swipeAway()
    #expect(app.exists("no destination"))
  }

  @Test(
    "A case has its screen, which edits it; Back sets the enum to nil",
    arguments: StackKind.allCases)
  func modifier(stack: StackKind) throws {
    let model = model
    let app = stack.app { ModifierView(model: model) }
    try app.tap("Go to counter")
    try app.tap("Add one")
    #expect(model.destination?.is(\.counter) == true)
    #expect(app.exists("number 43"))
    try app.goBack()
    #expect(model.destination == nil)
    #expect(app.stack == ["Root"])
  }

  @Test(
    "Another case replaces the screen at once: never two screens, and never the root in between",
    arguments: StackKind.allCases)
  func replacing(stack: StackKind) throws {
    let model = model
    let app = stack.app { ModifierView(model: model) }
    for _ in 0..<2 {
      model.destination = .counter(1)
      #expect(app.stack == ["Root", "Counter"])
      model.destination = .text("Hello")
      #expect(app.stack == ["Root", "Text"])
    }
    try app.goBack()
    #expect(model.destination == nil)
  }

  @Test(
    "A case that is set before the first screen is where the app opens",
    arguments: StackKind.allCases)
  func fromTheStart(stack: StackKind) throws {
    model.destination = .text("Hello")
    let model = model
    let app = stack.app { ModifierView(model: model) }
    #expect(app.stack == ["Root", "Text"])
    try app.type("!", into: "Text")
    #expect(model.destination?[case: \.text] == "Hello!")
  }

  @Test("A case may hold an object: another object is another screen", arguments: StackKind.allCases)
  func object(stack: StackKind) throws {
    let model = ObjectModel()
    let app = stack.app { ObjectView(model: model) }
    let first = Counting()
    model.destination = .counting(first)
    try app.tap("Count")
    try app.tap("Taps: 0")
    #expect(first.count == 1)
    #expect(app.exists("Taps: 1"))
    model.destination = .counting(Counting())
    #expect(app.exists("count 0"))
    #expect(app.exists("Taps: 0"))
    #expect(model.destination != .counting(first))
    try app.goBack()
    #expect(model.destination == nil)
  }
}
