import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A link that is driven by an optional.
private struct LinkView: View {
  let journal: Journal
  @State var destination: Int?

  var body: some View {
    List {
      NavigationLink(unwrapping: self.$destination) { isActive in
        journal.note("\(isActive)")
        self.destination = isActive ? 42 : nil
      } destination: { $number in
        CounterView(number: $number)
      } label: {
        Text("Go to counter")
      }
      Text(destination.map { "destination \($0)" } ?? "no destination")
    }
    .navigationTitle("Root")
  }
}

/// The same in the newer spelling.
private struct ItemLinkView: View {
  @State var destination: Int?

  var body: some View {
    NavigationLink(item: $destination) { isActive in
      destination = isActive ? 42 : nil
    } destination: { $number in
      CounterView(number: $number)
    } label: {
      Text("Go to counter")
    }
    Text(destination.map { "destination \($0)" } ?? "no destination")
  }
}

@Observable
private final class Model {
  var destination: Int?
}

/// A modifier that is driven by an optional.
private struct ModifierView: View {
  @Bindable var model: Model

  var body: some View {
    Button {
      self.model.destination = 42
    } label: {
      Text("Go to counter")
    }
    .navigationDestination(
      unwrapping: self.$model.destination
    ) { $number in
      CounterView(number: $number)
    }
    .navigationTitle("Root")
  }
}

private struct ItemModifierView: View {
  @Bindable var model: Model

  var body: some View {
    Button("Go to counter") { model.destination = 42 }
      .navigationDestination(item: $model.destination) { $number in
        CounterView(number: $number)
      }
  }
}

@Suite("Seed 004: optionals")
struct Seed004OptionalTests {
  private let journal = Journal()
  private let model = Model()

  @Test(
    "A link sets the state when it is followed, and its closure is called when the user has gone back",
    arguments: StackKind.allCases)
  func link(stack: StackKind) throws {
    let journal = journal
    let app = stack.app { LinkView(journal: journal) }
    try app.tap("Go to counter")
    #expect(app.exists("number 42"))
    #expect(journal.take() == ["true"])
    try app.tap("Add one")
    #expect(app.exists("number 43"))
    try app.goBack()
    #expect(app.exists("no destination"))
    #expect(journal.take() == ["false"])
  }

  @Test("A link's screen is shown initially if the state has a value", arguments: StackKind.allCases)
  func linkFromTheStart(stack: StackKind) throws {
    let journal = journal
    let app = stack.app { LinkView(journal: journal, destination: 7) }
    #expect(app.exists("number 7"))
    #expect(journal.take() == [])
    try app.goBack()
    #expect(app.title == "Root")
    #expect(app.exists("no destination"))
  }

  @Test("A link with item: behaves the same", arguments: StackKind.allCases)
  func itemLink(stack: StackKind) throws {
    let app = stack.app { ItemLinkView() }
    try app.tap("Go to counter")
    try app.tap("Add one")
    #expect(app.exists("number 43"))
    try app.goBack()
    #expect(app.exists("no destination"))
  }

  @Test("The modifier pushes when the state is set; edits go both ways, and Back sets nil", arguments: StackKind.allCases)
  func modifier(stack: StackKind) throws {
    let model = model
    let app = stack.app { ModifierView(model: model) }
    try app.tap("Go to counter")
    try app.tap("Add one")
    #expect(model.destination == 43)
    model.destination = 50
    #expect(app.exists("number 50"))
    try app.goBack()
    #expect(app.title == "Root")
    #expect(model.destination == nil)
  }

  @Test("The modifier with item: hands a binding as well, where SwiftUI's own hands the value", arguments: StackKind.allCases)
  func itemModifier(stack: StackKind) throws {
    let model = model
    let app = stack.app { ItemModifierView(model: model) }
    model.destination = 1
    try app.tap("Add one")
    #expect(model.destination == 2)
    model.destination = nil
    #expect(!app.exists("number 2"))
    let plain = stack.app {
      Text("root").navigationDestination(item: Bindable(model).destination) { number in Text("SwiftUI's own \(number)") }
    }
    model.destination = 3
    #expect(plain.exists("SwiftUI's own 3"))
  }
}
