import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Menus of a selection")
struct SelectionMenuTests {
  struct Fruit: Identifiable {
    let id: String
    static let all = ["Apple", "Banana", "Cherry"].map { Fruit(id: $0) }
  }

  @Observable final class Model { var selection: Set<String> = [] }
  final class Object: ObservableObject { @Published var selection: Set<String> = [] }

  enum Source: String, CaseIterable, Sendable { case state, observable, object }

  private struct Fruits: View {
    let isTable: Bool
    let source: Source
    let model: Model
    @ObservedObject var object: Object
    @State private var selection: Set<String> = []
    @State private var log = "none"

    private var binding: Binding<Set<String>> {
      switch source {
      case .state: $selection
      case .observable: Bindable(model).selection
      case .object: $object.selection
      }
    }

    var body: some View {
      Group {
        if isTable {
          Table(Fruit.all, selection: binding) { TableColumn("Name") { Text($0.id) } }.accessibilityIdentifier("fruits")
        } else {
          List(Fruit.all, selection: binding) { Text($0.id) }.accessibilityIdentifier("fruits")
        }
      }
      .contextMenu(forSelectionType: String.self) { fruits in
        if fruits.isEmpty {
          Button("Pick") { log = "picked" }
        } else if !fruits.contains("Cherry") {
          Button("Eat") { log = "ate " + fruits.sorted().joined(separator: " and ") }
        }
      } primaryAction: { fruits in
        log = "opened " + fruits.sorted().joined(separator: " and ")
      }
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
  }

  private func app(isTable: Bool, _ source: Source = .state) -> TestApp {
    TestApp(environment: .tablet) { Fruits(isTable: isTable, source: source, model: Model(), object: Object()) }
  }

  private func log(_ app: TestApp) throws -> String? { try app.element("log").content.string(.text) }

  @Test(
    "A secondary click on a selected row opens the menu of the selection, and on another row that of the row",
    arguments: [false, true], Source.allCases)
  func menu(isTable: Bool, _ source: Source) throws {
    let app = app(isTable: isTable, source)
    try app.contextMenu(of: "Banana").tap("Eat")
    #expect(try log(app) == "Log: ate Banana")
    try app.tap("Apple")
    try app.tap("Banana")
    try app.contextMenu(of: "Banana").tap("Eat")
    #expect(try log(app) == "Log: ate Apple and Banana")
    #expect(app.presentations.isEmpty)
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Cherry") }
  }

  @Test("The menu of the empty area applies to no rows, regardless of the selection", arguments: [false, true], Source.allCases)
  func emptyArea(isTable: Bool, _ source: Source) throws {
    let app = app(isTable: isTable, source)
    try app.tap("Apple")
    try app.contextMenu(of: "fruits").tap("Pick")
    #expect(try log(app) == "Log: picked")
    #expect(app.presentations.isEmpty)
    try app.contextMenu(of: "fruits")
    #expect(app.elements(.menu).first?.content.string(.anchor) == "pointer")
    try app.closeMenu()
    try app.contextMenu(of: "Apple").tap("Eat")
    #expect(try log(app) == "Log: ate Apple")
  }

  @Test("A disabled list, a list without selection and a list whose menu is of another type have no menu in the empty area")
  func noEmptyArea() throws {
    struct Screen: View {
      @State private var selection: String?

      var body: some View {
        Group {
          List(Fruit.all, selection: $selection) { Text($0.id) }.disabled(true).accessibilityIdentifier("disabled")
          List(Fruit.all) { Text($0.id) }.accessibilityIdentifier("plain")
          Table(Fruit.all) { TableColumn("Name") { Text($0.id) } }.accessibilityIdentifier("table")
        }
        .contextMenu(forSelectionType: String.self) { _ in Button("Eat") {} }
        List(Fruit.all, selection: $selection) { Text($0.id) }.accessibilityIdentifier("other")
          .contextMenu(forSelectionType: Int.self) { _ in Button("Eat") {} }
      }
    }
    let app = TestApp(environment: .tablet) { Screen() }
    for name in ["disabled", "plain", "table", "other"] {
      #expect(throws: TestFailure.self) { try app.contextMenu(of: name) }
      let element = try app.element(name)
      #expect(app.session.perform(InputEvent(target: element.id, action: .menu)) != .handled)
    }
    #expect(app.presentations.isEmpty)
  }

  @Test("The menu belongs to its row", arguments: [false, true])
  func anchor(isTable: Bool) throws {
    let app = app(isTable: isTable)
    try app.contextMenu(of: "Banana")
    let anchor = try #require(app.elements(.menu).first?.content.number(.anchor))
    func texts(_ element: Element) -> [String] {
      [element.content.string(.text)].compactMap(\.self) + element.children.flatMap(texts)
    }
    let row = (app.elements(.box) + app.elements(.text)).first { Double($0.id.rawValue) == anchor }
    #expect(row.map(texts) == ["Banana"])
  }

  @Test("A double click and the Return key perform the primary action", arguments: [false, true])
  func primaryAction(isTable: Bool) throws {
    let app = app(isTable: isTable)
    try app.tap("Banana", at: .zero, count: 2)
    #expect(try log(app) == "Log: opened Banana")
    try app.tap("Apple")
    try app.tap("Cherry")
    try app.press(.return, in: "Cherry")
    #expect(try log(app) == "Log: opened Apple and Cherry")
  }

  @Test("A menu for another type of selection does not open, and without an action Return does nothing")
  func otherType() throws {
    struct Screen: View {
      @State private var selection: String?
      @State private var log = "none"

      var body: some View {
        List(Fruit.all, selection: $selection) { Text($0.id) }
          .contextMenu(forSelectionType: Int.self) { _ in Button("Eat") { log = "ate" } }
        List(Fruit.all, selection: $selection) { Text($0.id + "s") }
          .contextMenu(forSelectionType: String.self) { _ in Button("Eat") { log = "ate" } }
        Text("Log: \(log)").accessibilityIdentifier("log")
      }
    }
    let app = TestApp { Screen() }
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Apple") }
    #expect(throws: TestFailure.self) { try app.press(.return, in: "Apples") }
    try app.contextMenu(of: "Apples").tap("Eat")
    #expect(try log(app) == "Log: ate")
  }
}
