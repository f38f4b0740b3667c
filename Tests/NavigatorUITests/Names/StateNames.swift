import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

// The names and labels of state-driven navigation in an app.

@CasePathable
@dynamicMemberLookup
nonisolated private enum ShopPlace: Equatable {
  case counter(Int)
  case note(Note)
  case basket(BasketPlace)
  case help
  case alert(AlertState<ShopAnswer>)
  case dialog(ConfirmationDialogState<ShopAnswer>)
}

@CasePathable
nonisolated private enum BasketPlace: Equatable {
  case quantity(of: String, Int)
  case empty
}

nonisolated private struct Note: Identifiable, Equatable {
  let id: Int
  var text = ""
}

nonisolated private enum ShopAnswer: Hashable, Codable {
  case yes, no
}

nonisolated private struct ShopFailure: Error {}

@Observable
private final class ShopModel: HashableObject {
  var place: ShopPlace?
  var count: Int?
  var note: Note?
  var alert: AlertState<ShopAnswer>?
  var dialog: ConfirmationDialogState<ShopAnswer>?
  var query = ""
  @ObservationIgnored var answers: [ShopAnswer?] = []
}

private struct ShopView: View {
  @Bindable var model: ShopModel
  @State private var query = ""

  var body: some View {
    List {
      NavigationLink(unwrapping: $model.place.counter) { isActive in
        model.place = isActive ? .counter(42) : nil
      } destination: { $number in
        CounterView(number: $number)
      } label: {
        Text("Unwrapping link")
      }
      NavigationLink(item: $model.count) { isActive in
        model.count = isActive ? 1 : nil
      } destination: { $number in
        CounterView(number: $number, title: "Count")
      } label: {
        Text("Item link")
      }
      Text("Pushes")
        .navigationDestination(unwrapping: $model.place.basket.quantity) { $quantity in
          Stepper("Quantity", value: $quantity.1).navigationTitle(quantity.of)
        }
        .navigationDestination(item: $model.place.note) { $note in TextField("Note", text: $note.text) }
        .navigationDestination(evaluating: $model.place.help) { _ in Text("help") }
    }
    .bind($model.query, to: $query)
    .modifier(ShopPresentations(model: model))
  }
}

private struct ShopPresentations: ViewModifier {
  @Bindable var model: ShopModel

  func body(content: Content) -> some View {
    content
      .alert($model.alert) { (answer: ShopAnswer?) in model.answers.append(answer) }
      .confirmationDialog($model.dialog) { (answer: ShopAnswer?) in model.answers.append(answer) }
      .alert($model.place.alert) { (answer: ShopAnswer?) async in model.answers.append(answer) }
      .confirmationDialog($model.place.dialog) { (answer: ShopAnswer?) async in model.answers.append(answer) }
  }
}

/// All modifiers that present by a state. The test is that they compile.
private struct UsesOfPresentations: View {
  @State private var note: Note?
  @State private var text: String?
  @State private var inform: AlertState<Never>?
  @State private var informInDialog: ConfirmationDialogState<Never>?

  var body: some View {
    Text("Presents")
      .sheet(unwrapping: $text) { $text in TextField("Text", text: $text) }
      .sheet(unwrapping: $text, onDismiss: {}) { $text in TextField("Text", text: $text) }
      .sheet(item: $note) { $note in TextField("Note", text: $note.text) }
      .sheet(item: $note, onDismiss: {}) { $note in TextField("Note", text: $note.text) }
      .sheet(item: $text, id: \.self) { text in Text(text) }
      .sheet(item: $note, id: \.id, onDismiss: {}) { $note in TextField("Note", text: $note.text) }
      .modifier(UsesOfCovers(note: $note, text: $text))
      .modifier(UsesOfPopovers(note: $note, text: $text))
      .alert(item: $note) { note in
        Text(note.text)
      } actions: { _ in
      }
      .alert(item: $note, title: { Text($0.text) }, actions: { _ in Button("OK") {} }, message: { Text($0.text) })
      .alert($inform)
      .confirmationDialog(item: $note) { note in
        Text(note.text)
      } actions: { _ in
      }
      .confirmationDialog(
        item: $note, titleVisibility: .visible, title: { Text($0.text) }, actions: { _ in Button("OK") {} },
        message: { Text($0.text) }
      )
      .confirmationDialog($informInDialog)
  }
}

private struct UsesOfCovers: ViewModifier {
  @Binding var note: Note?
  @Binding var text: String?

  func body(content: Content) -> some View {
    content
      .fullScreenCover(unwrapping: $text) { $text in TextField("Text", text: $text) }
      .fullScreenCover(unwrapping: $text, onDismiss: {}) { $text in TextField("Text", text: $text) }
      .fullScreenCover(item: $note) { $note in TextField("Note", text: $note.text) }
      .fullScreenCover(item: $text, id: \.self) { text in Text(text) }
      .fullScreenCover(item: $note, id: \.id, onDismiss: {}) { $note in TextField("Note", text: $note.text) }
  }
}

private struct UsesOfPopovers: ViewModifier {
  @Binding var note: Note?
  @Binding var text: String?

  func body(content: Content) -> some View {
    content
      .popover(unwrapping: $text) { $text in TextField("Text", text: $text) }
      .popover(unwrapping: $text, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) { $text in
        TextField("Text", text: $text)
      }
      .popover(item: $note) { $note in TextField("Note", text: $note.text) }
      .popover(item: $text, id: \.self) { text in Text(text) }
      .popover(item: $note, id: \.id, arrowEdge: .bottom) { $note in TextField("Note", text: $note.text) }
  }
}

@Suite("The API of state-driven navigation")
struct StateNamesTests {
  private let model = ShopModel()

  @Test("Links, modifiers and nested cases compile and work")
  func pushes() throws {
    let model = model
    let stage = Stage { ShopView(model: model) }
    try stage.app.tap("Unwrapping link")
    try stage.app.tap("Add one")
    #expect(model.place == .counter(43))
    try stage.app.goBack()
    try stage.app.tap("Item link")
    #expect(model.count == 1)
    try stage.app.goBack()
    model.place = .basket(.quantity(of: "Tea", 2))
    #expect(stage.app.stack == ["Home", "Tea"])
    try stage.app.increment("Quantity")
    #expect(model.place == .basket(.quantity(of: "Tea", 3)))
    try stage.app.goBack()
    #expect(model.place == nil)
    model.place = .note(Note(id: 1))
    try stage.app.type("Tea", into: "Note")
    #expect(model.place == .note(Note(id: 1, text: "Tea")))
    model.place = .help
    #expect(stage.app.exists("help"))
    try stage.app.goBack()
    #expect(model.place == nil)
  }

  @Test("Alerts and dialogs from state and from a case work with synchronous and asynchronous handlers")
  func dialogs() async throws {
    let model = model
    let app = TestApp { ShopView(model: model) }
    app.session.settle()
    let alert = AlertState<ShopAnswer>(
      title: { TextState("Alert") },
      actions: {
        ButtonState(role: .destructive, action: .send(.yes, animation: .default)) { TextState("Yes") }
        ButtonState(role: .cancel, action: .no) { TextState(verbatim: "No") }
      }, message: { TextState("really") + TextState(" so").bold() })
    let dialog = ConfirmationDialogState<ShopAnswer>(
      titleVisibility: .visible, title: { TextState("Dialog") },
      actions: {
        ButtonState(action: .send(.yes)) { TextState("Yes") }
        ButtonState { TextState("Nothing") }
      }, message: { TextState("really") })
    model.alert = alert
    try app.tap("Yes")
    model.dialog = dialog
    try app.tap("Nothing")
    // An asynchronous handler has no animation.
    model.place = .alert(alert)
    try app.tap("No")
    await app.settle()
    model.place = .dialog(dialog)
    try app.tap("Yes")
    await app.settle()
    #expect(model.answers == [.yes, nil, .no, .yes])
    #expect(model.place == nil)
    let mapped: AlertState<Bool> = alert.map { $0 == .yes }
    #expect(mapped.buttons.map(\.action.action) == [true, false])
    #expect(dialog.map { $0.map { $0 == .no } }.buttons.count == 2)
    alert.buttons[1].withAction { #expect($0 == .no) }
  }

  @Test("Presentations compile and work")
  func presentations() {
    #expect(TestApp { UsesOfPresentations() }.exists("Presents"))
  }

  @Test("Bindings compile and work")
  func bindings() throws {
    let model = ShopModel()
    let place = Bindable(model).place
    let counter: Binding<Int?> = place.counter
    #expect(Binding(unwrapping: counter) == nil)
    #expect(Binding(unwrapping: counter, default: 7).wrappedValue == 7)
    model.place = .counter(1)
    if let $counter = Binding(unwrapping: place.counter) { $counter.wrappedValue += 1 }
    place.map(\.counter).wrappedValue? += 1
    #expect(model.place == .counter(3))
    #expect(Binding<Bool>(counter).wrappedValue)
    #expect(counter.isPresent().wrappedValue)
    counter.removeDuplicates().wrappedValue = 4
    counter.removeDuplicates(by: { $0 == $1 }).wrappedValue = 5
    var written: [Int?] = []
    counter.didSet { written.append($0) }.wrappedValue = 6
    #expect(written == [6])
    model.place = .help
    let help: Binding<Void?> = place.help
    #expect(Binding<Bool>(help).wrappedValue)
    let sure = try #require(Binding(unwrapping: place))
    let again: Binding<ShopPlace?> = sure.case
    #expect(again.wrappedValue == .help)
    #expect(sure.map(\.counter).wrappedValue == nil)
    #expect(Set([model, model]).count == 1)
    #expect(TestApp { WithState(initialValue: 3) { $count in Text("count \(count)") } }.exists("count 3"))
  }

  @Test("Case paths compile and work")
  func casePaths() {
    var place = ShopPlace.counter(1)
    #expect(place[case: \.counter] == 1)
    place[case: \.counter] = 2
    place[case: \.help] = ()
    #expect(place == .counter(2))
    #expect(place.counter == 2)
    #expect(place.is(\.counter))
    #expect((\ShopPlace.Cases.counter)(3) == .counter(3))
    let inner = ShopPlace.basket(.quantity(of: "Tea", 1))
    #expect(inner[case: \.basket.quantity]?.of == "Tea")
    let path: CaseKeyPath<ShopPlace, Int> = \.counter
    let partial: PartialCaseKeyPath<ShopPlace> = path
    #expect(place.case == partial)
    #expect(ShopPlace.allCasePaths[place] == \.counter)
    #expect(Array(ShopPlace.allCasePaths).count == 6)
    let any = AnyCasePath<ShopPlace, Int>(path)
    #expect(any.embed(4) == .counter(4))
    #expect(any.extract(from: .help) == nil)
    let even = AnyCasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(even.extract(from: even.embed(3)) == 3)
    place.modify(\.counter) { $0 += 1 }
    #expect(place == .counter(3))
    switch place {
    case \.counter: break
    default: Issue.record("The pattern does not match.")
    }
    #expect(Int?.some(1)[case: \.some] == 1)
    let nothing: Int? = nil
    let isNothing = nothing.is(\.none)
    #expect(isNothing)
    #expect(Result<Int, ShopFailure>.success(1)[case: \.success] == 1)
    #expect(Result<Int, ShopFailure>.failure(ShopFailure()).is(\.failure))
    #expect(Array(Never.allCasePaths).isEmpty)
    func count<Enum: CasePathIterable>(of _: Enum.Type) -> Int { Array(Enum.allCasePaths).count }
    #expect(count(of: BasketPlace.self) == 2)
  }
}
