import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// The modifiers that present by a state.
nonisolated enum StatePresentationKind: CaseIterable, CustomTestStringConvertible {
  case sheet, cover, popover

  var testDescription: String { "\(self)" }
}

private struct Presenting: ViewModifier {
  let kind: StatePresentationKind
  @Binding var item: CounterItem?
  let dismissed: () -> Void

  func body(content: Content) -> some View {
    switch kind {
    case .sheet: content.sheet(item: $item, onDismiss: dismissed) { $item in Sheet(item: $item) }
    case .cover: content.fullScreenCover(item: $item, onDismiss: dismissed) { $item in Sheet(item: $item) }
    case .popover: content.popover(item: $item) { $item in Sheet(item: $item) }
    }
  }
}

private struct Sheet: View {
  @Binding var item: CounterItem
  @State private var inner: CounterItem?
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("item \(item.id) count \(item.count)")
    Button("Add one") { item.count += 1 }
    Button("Taps: \(taps)") { taps += 1 }
    Button("Dismiss") { dismiss() }
    Button("Inner") { inner = CounterItem(id: 100 + item.id) }
      .sheet(unwrapping: $inner) { $item in Sheet(item: $item) }
    Text(inner == nil ? "no inner" : "inner")
  }
}

extension Int {
  fileprivate var isZero: Bool { self == 0 }
}

@Suite("State-driven presentations")
struct StateSheetTests {
  private let model = CounterModel()
  private let journal = Journal()

  private func stage(_ kind: StatePresentationKind) -> Stage {
    let (model, journal) = (model, journal)
    return Stage {
      List {
        Text("root \(model.item?.count ?? -1)")
        NavigationLink("Page 7", to: HomeDestinations.pageN(7))
      }
      .modifier(Presenting(kind: kind, item: Bindable(model).item) { journal.note("dismissed") })
    }
  }

  @Test(
    "The sheet is shown with a value, edits it, and closes with nil; another id is another presentation",
    arguments: StatePresentationKind.allCases)
  func comesAndGoes(kind: StatePresentationKind) throws {
    let app = stage(kind).app
    app.session.settle()
    model.item = CounterItem(id: 1)
    #expect(app.presentations.map(\.kind.rawValue) == ["\(kind)"])
    try app.tap("Taps: 0")
    try app.tap("Add one")
    #expect(model.item?.count == 1)
    #expect(app.exists("Taps: 1"))
    model.item = CounterItem(id: 2)
    #expect(app.exists("item 2 count 0"))
    #expect(app.exists("Taps: 0"))
    model.item = nil
    #expect(app.presentations.isEmpty)
    model.item = CounterItem(id: 3)
    try app.tap("Dismiss")
    #expect(model.item == nil)
    #expect(app.presentations.isEmpty)
    if kind != .popover { #expect(journal.take() == ["dismissed", "dismissed", "dismissed"]) }
  }

  @Test("Swiping it away sets the state to nil", arguments: [StatePresentationKind.sheet, .popover])
  func swipe(kind: StatePresentationKind) throws {
    let app = stage(kind).app
    app.session.settle()
    model.item = CounterItem(id: 1)
    try app.swipeAway()
    #expect(model.item == nil)
    #expect(app.presentations.isEmpty)
  }

  @Test("A navigator can close the sheet, and the state is nil", arguments: StatePresentationKind.allCases)
  func navigators(kind: StatePresentationKind) throws {
    let stage = stage(kind)
    let navigator = try stage.navigator
    let ways: [(String, @MainActor (Navigator) -> Void)] = [
      ("dismissAny", { _ = try? $0.dismissAny() }),
      ("dismissPresentedViews", { $0.dismissPresentedViews() }),
      ("dismiss from within", { $0.currentNavigator.dismiss() }),
      ("reset", { $0.send(NavigationAction.reset) }),
    ]
    for (name, way) in ways {
      model.item = CounterItem(id: 1)
      stage.app.session.settle()
      #expect(navigator.isPresenting, "\(name)")
      way(navigator)
      stage.app.session.settle()
      #expect(model.item == nil, "\(name)")
      #expect(stage.app.presentations.isEmpty, "\(name)")
      #expect(!navigator.isPresenting, "\(name)")
    }
  }

  @Test("Swiping a child sheet away keeps its parent and the parent's state", arguments: StatePresentationKind.allCases)
  func child(kind: StatePresentationKind) throws {
    let app = stage(kind).app
    app.session.settle()
    model.item = CounterItem(id: 1)
    try app.tap("Inner")
    #expect(app.exists("item 101 count 0"))
    try app.tap("Inner")
    #expect(app.presentations.count == 3)
    try app.swipeAway()
    #expect(app.exists("item 101 count 0"))
    try app.swipeAway()
    #expect(app.presentations.count == 1)
    #expect(app.exists("no inner"))
    #expect(model.item?.id == 1)
    model.item = nil
    #expect(app.presentations.isEmpty)
  }

  @Test("A state with an initial value is presented at the start, and stays in front of pushed screens")
  func fromTheStart() throws {
    model.item = CounterItem(id: 1)
    let stage = stage(.sheet)
    #expect(stage.app.exists("item 1 count 0"))
    try stage.navigator.push(HomeDestinations.pageN(7))
    #expect(stage.app.presentations.count == 1)
    model.item = nil
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.stack == ["Home", "Page 7"])
  }

  @Test("A key path identifies the sheet for values that are not Identifiable")
  func byPart() throws {
    struct Host: View {
      @State private var text: String?
      @State private var number: Int?

      var body: some View {
        Button("Show text") { text = "one" }
          .sheet(item: $text, id: \.self) { text in
            Text("text \(text)")
            Button("Other") { self.text = "two" }
          }
        Button("Show number") { number = 1 }
          .sheet(item: $number, id: \.isZero) { $number in
            CounterView(number: $number)
            Button("Zero") { number = 0 }
          }
      }
    }
    let stage = Stage { Host() }
    try stage.app.tap("Show text")
    try stage.app.tap("Other")
    #expect(stage.app.exists("text two"))
    try stage.app.swipeAway()
    try stage.app.tap("Show number")
    try stage.app.tap("Taps: 0")
    try stage.app.tap("Add one")
    #expect(stage.app.exists("Taps: 1"))
    try stage.app.tap("Zero")
    #expect(stage.app.exists("Taps: 0"))
  }

  @Test("A presentation waits for another one of the same screen and is not lost")
  func waits() throws {
    let model = model
    let stage = Stage {
      Text("root")
        .sheet(unwrapping: Bindable(model).item) { _ in Text("item sheet") }
        .sheet(unwrapping: Bindable(model).number) { _ in Text("number sheet") }
    }
    model.item = CounterItem(id: 1)
    #expect(stage.app.exists("item sheet"))
    model.item = nil
    model.number = 1
    #expect(stage.app.exists("number sheet"))
    #expect(stage.app.presentations.count == 1)
    try stage.navigator.present(sheet: HomeDestinations.page2)
    model.number = nil
    #expect(stage.app.exists("This is page 2"))
    #expect(stage.app.presentations.count == 1)
  }

  @Test("Removing a view closes its sheet, and the navigator is updated")
  func viewGoes() throws {
    struct Host: View {
      let model: CounterModel

      var body: some View {
        if model.other == nil {
          Text("presenter").sheet(unwrapping: Bindable(model).item) { _ in Text("in a sheet") }
        } else {
          Text("no presenter")
        }
      }
    }
    let model = model
    let stage = Stage { Host(model: model) }
    model.item = CounterItem(id: 1)
    #expect(stage.app.exists("in a sheet"))
    model.other = "gone"
    #expect(stage.app.presentations.isEmpty)
    #expect(try !stage.navigator.isPresenting)
  }

  @Test("In a navigator's sheet and in SwiftUI's own stack, the sheet is presented from there")
  func elsewhere() throws {
    let model = model
    let plain = TestApp {
      NavigationStack { Text("root").sheet(unwrapping: Bindable(model).item) { $item in Sheet(item: $item) } }
    }
    plain.session.settle()
    model.item = CounterItem(id: 1)
    try plain.tap("Add one")
    try plain.swipeAway()
    #expect(model.item == nil)
  }

  @Test("A blocking view prevents swiping a state's sheet away, and nil closes it nevertheless")
  func blocked() throws {
    let model = model
    let journal = journal
    let stage = Stage {
      Text("root").sheet(unwrapping: Bindable(model).item) { _ in
        Text("in a sheet").navigationBlocked(when: true) { attempt in
          journal.note("\(attempt.reason)")
          attempt.stay()
        }
      }
    }
    model.item = CounterItem(id: 1)
    #expect(throws: TestFailure.self) { try stage.app.swipeAway() }
    #expect(throws: Navigator.NavigationError.navigationBlocked) { try stage.navigator.dismissAny() }
    #expect(journal.take() == ["dismissal"])
    #expect(model.item != nil)
    #expect(stage.app.presentations.count == 1)
    model.item = nil
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A return to a checkpoint below a state's sheet closes the sheet with the sheets and screens inside")
  func checkpoint() throws {
    let model = model
    let inner = CounterModel()
    let stage = Stage {
      Text("root")
        .navigationCheckpoint(SheetCheckpoints.root)
        .sheet(unwrapping: Bindable(model).item) { _ in ManagedNavigationStack { CounterRoot(model: inner) } }
    }
    model.item = CounterItem(id: 1)
    try stage.app.tap("Set 42")
    try stage.app.tap("Deeper")
    #expect(stage.app.stacks == [["Home"], ["Home", "Counter", "Page 42"]])
    try stage.navigator.currentNavigator.returnToCheckpoint(SheetCheckpoints.root)
    #expect(stage.app.stacks == [["Home"]])
    #expect(model.item == nil)
  }
}

nonisolated private struct SheetCheckpoints: NavigationCheckpoints {
  static var root: NavigationCheckpoint<Void> { checkpoint() }
}
