import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Editing of lists")
struct ListEditingTests {
  private struct Fruits: View {
    @State var fruits = ["Apple", "Banana", "Cherry", "Date"]
    @State private var log: [String] = []
    var isDeletable = true

    var body: some View {
      NavigationStack {
        List {
          ForEach(fruits, id: \.self) { fruit in
            Text(fruit)
              .deleteDisabled(fruit == "Apple")
              .moveDisabled(fruit == "Date")
          }
          .onDelete(perform: isDeletable ? { fruits.remove(atOffsets: $0) } : nil)
          .onMove {
            log.append("\($0.map { "\($0)" }.joined()) to \($1)")
            fruits.move(fromOffsets: $0, toOffset: $1)
          }
          Text("log: \(log.joined(separator: ", "))")
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func order(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { ["Apple", "Banana", "Cherry", "Date"].contains($0) }
  }

  @Test("A swipe deletes a row, and a full swipe too")
  func deletion() throws {
    let app = TestApp { Fruits() }
    try app.swipe("Banana", to: "Delete")
    #expect(order(app) == ["Apple", "Cherry", "Date"])
    try app.swipe("Date", from: .trailing)
    #expect(order(app) == ["Apple", "Cherry"])
  }

  @Test("The Edit button shows controls that reveal deletion, and handles that move rows")
  func editing() throws {
    let app = TestApp { Fruits() }
    #expect(app.elements(.rowControl).isEmpty)
    try app.tap("Edit")
    #expect(app.exists("Done") && !app.exists("Edit"))
    try app.row("Banana").tap("Remove")
    #expect(order(app).count == 4)
    try app.row("Banana").tap("Delete")
    #expect(order(app) == ["Apple", "Cherry", "Date"])
    try app.row("Cherry").tap("Remove")
    try app.tap("Done")
    #expect(app.elements(.rowControl).isEmpty)
    #expect(!app.exists("Delete"))
  }

  @Test("A row moves with the offsets that SwiftUI passes")
  func moving() throws {
    let app = TestApp { Fruits() }
    try app.tap("Edit")
    try app.move("Apple", by: 2)
    #expect(order(app) == ["Banana", "Cherry", "Apple", "Date"])
    try app.move("Apple", by: -2)
    #expect(order(app) == ["Apple", "Banana", "Cherry", "Date"])
    #expect(app.exists("log: 0 to 3, 2 to 0"))
    #expect(throws: TestFailure.self) { try app.move("Apple", by: -1) }
    #expect(throws: TestFailure.self) { try app.move("Apple", by: 4) }
    #expect(throws: TestFailure.self) { try app.move("Apple", by: 0) }
  }

  @Test("Rows that disable deletion or moving have no such controls")
  func restrictions() throws {
    let app = TestApp { Fruits() }
    #expect(throws: TestFailure.self) { try app.swipe("Apple", to: "Delete") }
    try app.tap("Edit")
    #expect(throws: TestFailure.self) { try app.row("Apple").tap("Remove") }
    #expect(throws: TestFailure.self) { try app.move("Date", by: -1) }
    try app.move("Apple", by: 1)
  }

  @Test("A disabled collection has no controls, and nil as an action disables deletion")
  func disabledCollection() throws {
    let app = TestApp { Fruits(isDeletable: false) }
    #expect(throws: TestFailure.self) { try app.swipe("Banana", to: "Delete") }
    struct Locked: View {
      @State private var isLocked = true
      @State private var rows = [1, 2]

      var body: some View {
        List {
          Toggle("Locked", isOn: $isLocked)
          ForEach(rows, id: \.self) { Text("Row \($0)") }
            .onDelete { rows.remove(atOffsets: $0) }
            .deleteDisabled(isLocked)
        }
      }
    }
    let locked = TestApp { Locked() }
    #expect(throws: TestFailure.self) { try locked.swipe("Row 1", to: "Delete") }
    try locked.setToggle("Locked", to: false)
    try locked.swipe("Row 1", to: "Delete")
    #expect(!locked.exists("Row 1"))
  }

  @Test("The swipe actions of a row replace the default deletion")
  func ownActions() throws {
    let app = TestApp {
      List {
        ForEach(["One"], id: \.self) { row in
          Text(row).swipeActions { Button("Archive") {} }
        }
        .onDelete { _ in }
      }
    }
    #expect(throws: TestFailure.self) { try app.swipe("One", to: "Delete") }
    try app.swipe("One", to: "Archive")
  }

  @Test("The state of a row survives editing")
  func identity() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Rows: View {
      @State private var rows = ["a", "b"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(rows, id: \.self) { Counter(name: $0) }
              .onDelete { rows.remove(atOffsets: $0) }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let app = TestApp { Rows() }
    try app.tap("a 0")
    try app.tap("Edit")
    try app.move("a 1", by: 1)
    try app.tap("Done")
    #expect(app.visibleTexts.filter { ["a 1", "b 0"].contains($0) } == ["b 0", "a 1"])
  }

  @Test("An edit mode that the app sets is used by the button and by the list")
  func ownMode() throws {
    struct Own: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List {
            ForEach([1, 2], id: \.self) { Text("Row \($0)") }.onMove { _, _ in }
            Text(mode.isEditing ? "editing" : "reading")
          }
          .toolbar { EditButton() }
        }
        .environment(\.editMode, $mode)
      }
    }
    let app = TestApp { Own() }
    try app.tap("Edit")
    #expect(app.exists("editing"))
    #expect(app.elements(.rowControl).count == 2)
  }

  @Test("Each screen has an edit mode of its own")
  func screens() throws {
    let app = TestApp {
      NavigationStack {
        List {
          NavigationLink("Go") {
            List { ForEach([1], id: \.self) { Text("Inner \($0)") }.onDelete { _ in } }.toolbar { EditButton() }
          }
          ForEach([1], id: \.self) { Text("Outer \($0)") }.onDelete { _ in }
        }
        .toolbar { EditButton() }
      }
    }
    try app.tap("Edit")
    try app.tap("Go")
    #expect(app.exists("Edit"))
    try app.tap("Edit")
    try app.goBack()
    try app.tap("Done")
  }

  @Test("A deleted row of 1,000 sends one patch")
  func cost() throws {
    struct Many: View {
      @State private var rows = Array(0..<1000)
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text("Row \($0)") }
            .onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
    let app = TestApp { Many() }
    try app.scrollTo("Row 500")
    let cost = try app.measure { try app.swipe("Row 500", to: "Delete") }
    #expect(cost.patchesSent == 1)
    #expect(cost.bodiesEvaluated <= 2)
  }

  @Test("Offsets beyond the end have no effect on a collection")
  func offsets() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(String(letters) == "ace")
    letters = Array("abcde")
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(String(letters) == "bdace")
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(String(letters) == "ebdac")
    letters.move(fromOffsets: [9], toOffset: 0)
    letters.move(fromOffsets: [0], toOffset: 99)
    #expect(String(letters) == "bdace")
  }

  @Test("A row that disables selection cannot be selected")
  func selectionDisabled() throws {
    struct Selecting: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach([1, 2], id: \.self) { Text("Row \($0)").selectionDisabled($0 == 2) }
          Text("selected: \(selection.map { "\($0)" } ?? "none")")
        }
      }
    }
    let app = TestApp { Selecting() }
    #expect(throws: TestFailure.self) { try app.tap("Row 2") }
    try app.tap("Row 1")
    #expect(app.exists("selected: 1"))
  }
}

@MainActor
@Suite("Selection in edit mode")
struct EditingSelectionTests {
  /// Rows of each kind: links that can be deleted and moved, a row with swipe actions, one with buttons, and plain ones.
  private struct Fruits: View {
    @Binding var selection: Set<String>
    @State private var fruits = ["Apple", "Banana"]
    @State private var presses = 0

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(fruits, id: \.self) { fruit in
            NavigationLink(fruit) { Text("about \(fruit)").navigationTitle("About \(fruit)") }
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
          Text("Cherry").swipeActions { Button("Flag") { presses += 10 } }.tag("Cherry")
          HStack {
            Text("Date")
            Button("Press") { presses += 1 }
            Button("Hold") { presses += 1 }
          }
          .tag("Date")
          Text("Elder").tag("Elder")
          Text("Fig").tag("Fig").selectionDisabled()
          Text("untagged")
          Text("presses \(presses)")
        }
        .toolbar { EditButton() }
      }
      Text("selected " + selection.sorted().joined(separator: " "))
    }
  }

  private struct Stage: View {
    @State private var selection: Set<String> = ["Elder"]
    var body: some View { Fruits(selection: $selection) }
  }

  @Observable
  final class Model {
    var selection: Set<String> = ["Elder"]
  }

  private struct ModelStage: View {
    @State private var model = Model()
    var body: some View { Fruits(selection: $model.selection) }
  }

  final class Legacy: ObservableObject {
    @Published var selection: Set<String> = ["Elder"]
  }

  private struct LegacyStage: View {
    @StateObject private var model = Legacy()
    var body: some View { Fruits(selection: $model.selection) }
  }

  private static let stages: [@MainActor @Sendable () -> TestApp] = [
    { TestApp { Stage() } }, { TestApp { ModelStage() } }, { TestApp { LegacyStage() } },
  ]

  private func controls(_ app: TestApp) -> [Element] {
    app.session.settle()
    return app.elements(.rowControl)
  }

  @Test("Rows have controls that select them and are named after them, in place of those that delete them", arguments: [0, 1, 2])
  func controls(source: Int) throws {
    let app = Self.stages[source]()
    #expect(controls(app).isEmpty)
    try app.tap("Edit")
    let kinds = controls(app).map { $0.content.string(.kind) }
    #expect(kinds == ["select", "move", "select", "move", "select", "select", "select"])
    let selecting = controls(app).filter { $0.content.string(.kind) == "select" }
    #expect(selecting.map { $0.content.bool(.isOn) } == [false, false, false, false, true])
    #expect(selecting.allSatisfy { $0.content.string(.label) == "Select" })
    let boxes = app.accessibilityTree.flatMap(\.children).filter { $0.role == .toggle }
    #expect(
      boxes.map(\.label) == ["Select Apple", "Select Banana", "Select Cherry", "Select Date Press Hold", "Select Elder"])
    #expect(boxes.map(\.value) == ["off", "off", "off", "off", "on"])
    for fruit in ["Apple", "Cherry", "Elder"] { try app.row(fruit).tap("Select") }
    #expect(app.exists("selected Apple Cherry"))
    try app.move("Apple", by: 1)
    #expect(app.exists("selected Apple Cherry"))
    try app.tap("Done")
    #expect(controls(app).isEmpty)
    #expect(app.exists("selected Apple Cherry"))
    try app.checkInvariants()
  }

  private struct Groups: View {
    @State private var selection: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        DisclosureGroup("Fruits") { Text("Apple").tag("apple") }.tag("fruits")
        Text("selected \(selection.sorted().joined(separator: " "))")
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("A group of rows expands in edit mode, and its control selects it")
  func groups() throws {
    let app = TestApp { Groups() }
    try app.tap("Fruits")
    #expect(app.exists("selected "))
    try app.tap("Apple")
    #expect(app.exists("selected apple"))
    try app.row("Fruits").tap("Select")
    #expect(app.exists("selected apple fruits"))
  }

  @Test("A tap anywhere in a row selects it, and no link or button acts", arguments: [0, 1, 2])
  func taps(source: Int) throws {
    let app = Self.stages[source]()
    try app.tap("Edit")
    for text in ["Apple", "Cherry", "Press", "Elder"] { try app.tap(text) }
    #expect(app.exists("selected Apple Cherry Date"))
    #expect(app.exists("presses 0"))
    try app.tap("Hold")
    #expect(app.exists("selected Apple Cherry"))
    try app.tap("Done")
    try app.tap("Press")
    #expect(app.exists("presses 1"))
    #expect(app.exists("selected Apple Cherry"))
    try app.tap("Apple")
    #expect(app.exists("about Apple"))
    try app.checkInvariants()
  }

  @Test("A row that disables selection has no control, as a row without a tag")
  func disabled() throws {
    let app = TestApp { Stage() }
    try app.tap("Edit")
    for text in ["Fig", "untagged"] {
      #expect(throws: TestFailure.self) { try app.tap(text) }
    }
    #expect(app.exists("selected Elder"))
  }

  @Test("Swipe actions are performed while rows are selected")
  func swipes() throws {
    let app = TestApp { Stage() }
    try app.tap("Edit")
    try app.swipe("Cherry", to: "Flag")
    #expect(app.exists("presses 10"))
    #expect(app.exists("selected Elder"))
    try app.swipe("Banana", to: "Delete")
    #expect(!app.exists("Banana"))
    #expect(app.exists("selected Elder"))
    try app.checkInvariants()
  }

  @Test("With one value as its selection, a list has no such controls, and a tap selects a row in each mode")
  func single() throws {
    struct Single: View {
      @State private var selection: String?
      @State private var rows = ["a", "b"]
      var body: some View {
        NavigationStack {
          List(selection: $selection) {
            ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
        }
        Text("selected \(selection ?? "none")")
      }
    }
    let app = TestApp { Single() }
    try app.tap("a")
    #expect(app.exists("selected a"))
    try app.tap("Edit")
    #expect(controls(app).map { $0.content.string(.kind) } == ["delete", "delete"])
    try app.tap("b")
    #expect(app.exists("selected b"))
  }

  @Test("Selecting one row of 1,000 updates the row and its control")
  func cost() throws {
    struct Many: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(0..<1000, selection: $selection) { Text("Row \($0)") }
          .environment(\.editMode, .constant(.active))
      }
    }
    let app = TestApp { Many() }
    let cost = try app.measure { try app.tap("Row 5") }
    #expect(cost.patchesSent == 2)
    #expect(cost.bodiesEvaluated <= 1)
  }
}

@MainActor
@Suite("Refreshing")
struct RefreshTests {
  /// A source whose load waits until the test finishes it.
  @MainActor
  private final class Source: ObservableObject {
    @Published var rows = ["Old"]
    var continuations: [CheckedContinuation<Void, Never>] = []
    var wasCancelled = false

    func load() async {
      await withCheckedContinuation { continuations.append($0) }
      if Task.isCancelled { wasCancelled = true }
      rows = ["New \(continuations.count)"]
    }
  }

  private struct Rows: View {
    @ObservedObject var source: Source
    @Environment(\.refresh) private var refresh

    var body: some View {
      List(source.rows, id: \.self) { Text($0) }
        .refreshable { await source.load() }
    }
  }

  @Test("A list is refreshed until the action returns, and once at a time")
  func list() async throws {
    let source = Source()
    let app = TestApp { Rows(source: source) }
    let list = try #require(app.elements(.list).first)
    #expect(!app.isRefreshing)
    for _ in 0..<2 {
      #expect(app.session.perform(InputEvent(target: list.id, action: .change(.bool(true), revision: 0))) == .handled)
    }
    try await app.settle { !source.continuations.isEmpty }
    #expect(app.isRefreshing)
    #expect(source.continuations.count == 1)
    source.continuations[0].resume()
    try await app.settle { !app.isRefreshing }
    #expect(app.exists("New 1"))
  }

  @Test("A test refreshes the list in front and waits for the end")
  func headless() async throws {
    struct Quick: View {
      @State private var count = 0
      var body: some View {
        ScrollView { Text("Loaded \(count)") }
          .refreshable { count += 1 }
      }
    }
    let app = TestApp { Quick() }
    try await app.refresh()
    #expect(app.exists("Loaded 1"))
    try await app.refresh()
    #expect(app.exists("Loaded 2"))
  }

  private struct RefreshedForm: View {
    @State private var count = 0

    var body: some View {
      Form { Text("Refreshed \(count) times") }
        .refreshable { count += 1 }
    }
  }

  @Test("A form is refreshed as a list is")
  func refreshedForm() async throws {
    let app = TestApp { RefreshedForm() }
    try await app.refresh()
    try await app.refresh()
    #expect(app.exists("Refreshed 2 times"))
    await #expect(throws: TestFailure.self) { try await TestApp { Form { Text("A") } }.refresh() }
  }

  @Test("Views inside read the action, and a list without one cannot be refreshed")
  func environment() async throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "no action" : "an action") }
    }
    let app = TestApp { VStack { Reader().refreshable {} } }
    #expect(app.exists("an action"))
    let plain = TestApp { List { Reader() } }
    #expect(plain.exists("no action"))
    await #expect(throws: TestFailure.self) { try await plain.refresh() }
  }

  @Test("A list drops values other than true")
  func hostile() throws {
    let app = TestApp { List { Text("Row") }.refreshable {} }
    let list = try #require(app.elements(.list).first)
    for value in [NavigatorHost.Content.Value.bool(false), .number(1), .string("true")] {
      let outcome = app.session.perform(InputEvent(target: list.id, action: .change(value, revision: 0)))
      #expect(outcome == .dropped(.invalidValue))
    }
  }
}
