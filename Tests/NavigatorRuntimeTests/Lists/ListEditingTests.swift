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

  @Test("The names of the controls of a row contain the text of the row, also after a change of it")
  func controlNames() throws {
    struct Names: View {
      @State private var name = "Ann"
      @State private var names = ["Bob"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { _ in Text(name) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar {
            Button("Rename") { name = "Eve" }
            EditButton()
          }
        }
      }
    }
    let app = TestApp { Names() }
    func labels() -> [String] {
      app.elements(.rowControl).map { control in
        app.accessibilityTree.flatMap { [$0] + $0.children }.first { $0.id == control.id }?.label ?? "none"
      }
    }
    try app.tap("Edit")
    #expect(labels() == ["Remove Ann", "Reorder Ann"])
    try app.tap("Rename")
    #expect(labels() == ["Remove Eve", "Reorder Eve"])
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

  @Test("Rows of a disabled list can be neither deleted nor moved")
  func disabledList() throws {
    struct Saving: View {
      @State private var isSaving = true
      @State private var rows = ["One", "Two"]

      var body: some View {
        Button(isSaving ? "Cancel saving" : "Save") { isSaving.toggle() }
        List {
          ForEach(rows, id: \.self) { Text($0) }
            .onDelete { rows.remove(atOffsets: $0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
        .disabled(isSaving)
      }
    }
    let app = TestApp { Saving() }
    #expect(app.elements(.rowControl).count == 4)
    #expect(throws: TestFailure.self) { try app.row("One").tap("Remove") }
    #expect(throws: TestFailure.self) { try app.move("One", by: 1) }
    try app.tap("Cancel saving")
    try app.move("One", by: 1)
    try app.row("One").tap("Remove")
    try app.row("One").tap("Delete")
    #expect(!app.exists("One") && app.exists("Two"))
    try app.tap("Save")
    #expect(throws: TestFailure.self) { try app.row("Two").tap("Remove") }
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

  @Test("Each screen has a separate edit mode")
  func screens() throws {
    let app = TestApp {
      NavigationStack {
        List {
          ForEach([1], id: \.self) { Text("Outer \($0)") }.onDelete { _ in }
        }
        .toolbar {
          EditButton()
          NavigationLink("Go") {
            List { ForEach([1], id: \.self) { Text("Inner \($0)") }.onDelete { _ in } }.toolbar { EditButton() }
          }
        }
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
