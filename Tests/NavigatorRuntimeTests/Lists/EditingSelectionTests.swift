import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

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
