import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Customization of a table's columns")
struct TableCustomizationTests {
  nonisolated struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    static let all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  }

  typealias Customization = TableColumnCustomization<Person>

  @Observable final class Model { var columns = Customization() }
  final class Object: ObservableObject { @Published var columns = Customization() }

  enum Source: CaseIterable, Sendable { case state, observable, object, scene, app }

  private struct People: View {
    let source: Source
    let model: Model
    @ObservedObject var object: Object
    @State private var columns = Customization()
    @SceneStorage("columns") private var sceneColumns: Customization
    @AppStorage("columns") private var appColumns: Customization
    @State private var order: [KeyPathComparator<Person>] = []

    init(_ source: Source = .state, model: Model = Model(), object: Object = Object()) {
      self.source = source
      self.model = model
      self.object = object
    }

    private var binding: Binding<Customization> {
      switch source {
      case .state: $columns
      case .observable: Bindable(model).columns
      case .object: $object.columns
      case .scene: $sceneColumns
      case .app: $appColumns
      }
    }

    var body: some View {
      Table(Person.all, sortOrder: $order, columnCustomization: binding) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
        TableColumn("Plain") { _ in Text("plain") }
        TableColumn("Secret") { _ in Text("secret") }.customizationID("secret").defaultVisibility(.hidden)
        TableColumn("Fixed") { _ in Text("fixed") }.customizationID("fixed").disabledCustomizationBehavior(.all)
      }
      Button("Hide numbers") { binding.wrappedValue[visibility: "number"] = .hidden }
      Button("Reset") {
        binding.wrappedValue = Customization()
      }
    }
  }

  private let titles: Set = ["Name", "Number", "Plain", "Secret", "Fixed"]

  private func columns(_ app: TestApp) -> [String] {
    app.visibleTexts.filter(titles.contains)
  }

  @Test("The menu of a header shows and hides the columns that have an identifier", arguments: Source.allCases)
  func visibility(source: Source) throws {
    let app = TestApp(environment: .tablet) { People(source) }
    #expect(columns(app) == ["Name", "Number", "Plain", "Fixed"])
    let menu = try app.contextMenu(of: "Plain")
    #expect(["Name", "Number", "Plain", "Secret", "Fixed"].filter { menu.exists($0) } == ["Number", "Secret"])
    try menu.tap("Secret")
    #expect(columns(app) == ["Name", "Number", "Plain", "Secret", "Fixed"])
    #expect(app.visibleTexts.count { $0 == "secret" } == 2)
    try app.contextMenu(of: "Plain").tap("Number")
    #expect(columns(app) == ["Name", "Plain", "Secret", "Fixed"])
    try app.tap("Reset")
    #expect(columns(app) == ["Name", "Number", "Plain", "Fixed"])
    try app.tap("Hide numbers")
    #expect(columns(app) == ["Name", "Plain", "Fixed"])
  }

  @Test("The menu of a header moves its column among those that may move, and restores the order", arguments: Source.allCases)
  func order(source: Source) throws {
    let app = TestApp(environment: .tablet) { People(source) }
    try app.contextMenu(of: "Name").tap("Move Forward")
    #expect(columns(app) == ["Number", "Name", "Plain", "Fixed"])
    // A column without an identifier keeps its position, and a fixed one does not move.
    let menu = try app.contextMenu(of: "Name")
    #expect(throws: TestFailure.self) { try menu.tap("Move Forward") }
    try app.closeMenu()
    #expect(try !app.contextMenu(of: "Fixed").exists("Move Forward"))
    try app.closeMenu()
    try app.contextMenu(of: "Name").tap("Reset Order")
    #expect(columns(app) == ["Name", "Number", "Plain", "Fixed"])
    #expect(try !app.contextMenu(of: "Name").exists("Reset Order"))
  }

  @Test("A width that a user sets belongs to the column and is part of the customization", arguments: Source.allCases)
  func width(source: Source) throws {
    let app = TestApp(environment: .tablet) { People(source) }
    func headers() -> [Element] { app.session.root.everything.filter { $0.content.string(.kind) == "columnHeader" } }
    func resize(_ index: Int, _ value: Content.Value) -> EventOutcome {
      app.session.perform(InputEvent(target: headers()[index].id, action: .change(value, revision: 0)))
    }
    #expect(headers().map { $0.content.string(.variant) == "resizable" } == [true, true, true, false])
    #expect(resize(1, .number(120)) == .handled)
    // A column without an identifier has a width as long as the table is shown.
    #expect(resize(2, .number(70)) == .handled)
    #expect(headers().map { $0.content.number(.value) } == [nil, 120, 70, nil])
    for value: Content.Value in [.number(.nan), .number(-5), .number(1e9), .string("120")] {
      #expect(resize(0, value) == .dropped(.invalidValue))
    }
    try app.contextMenu(of: "Name").tap("Move Forward")
    #expect(headers().map { $0.content.number(.value) } == [120, nil, 70, nil])
    try app.tap("Reset")
    #expect(headers().map { $0.content.number(.value) } == [nil, nil, 70, nil])
  }

  @Test("Encoded widths that no user can set are not read")
  func storedWidths() throws {
    var customization = Customization()
    customization.setWidth(90, of: "name")
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(Customization.self, from: data) == customization)
    let hostile = Data(#"{"widths":{"name":90,"number":-1,"secret":1e300}}"#.utf8)
    #expect(try JSONDecoder().decode(Customization.self, from: hostile) == customization)
  }

  @Test("A narrow window shows the first column in the order of the user that is visible")
  func narrow() throws {
    let model = Model()
    model.columns[visibility: "name"] = .hidden
    let app = TestApp(environment: .phone) { People(.observable, model: model) }
    #expect(app.visibleTexts.prefix(2) == ["1", "2"])
  }

  @Test("The only column that is visible cannot be hidden by a user, and the app may hide all")
  func last() throws {
    struct Single: View {
      @State private var columns = Customization()
      var body: some View {
        Table(Person.all, columnCustomization: $columns) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
        }
        Button("Hide all") {
          for id in ["name", "number"] { columns[visibility: id] = .hidden }
        }
      }
    }
    let app = TestApp(environment: .tablet) { Single() }
    try app.contextMenu(of: "Name").tap("Number")
    let menu = try app.contextMenu(of: "Name")
    #expect(throws: TestFailure.self) { try menu.tap("Name") }
    try app.closeMenu()
    try app.tap("Hide all")
    #expect(columns(app).isEmpty)
  }

  @Test("A table without a customization has no menu, and its columns keep their default visibility")
  func noCustomization() throws {
    let app = TestApp(environment: .tablet) {
      Table(Person.all) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Secret") { _ in Text("secret") }.defaultVisibility(.hidden)
      }
    }
    #expect(columns(app) == ["Name"])
    #expect(throws: TestFailure.self) { try app.contextMenu(of: "Name") }
  }

  @Test("A customization is stored as JSON without unset values")
  func coding() throws {
    var columns = Customization()
    #expect(String(decoding: try JSONEncoder().encode(columns), as: UTF8.self) == "{}")
    columns[visibility: "b"] = .hidden
    columns[visibility: "a"] = .visible
    columns[visibility: "c"] = .hidden
    columns[visibility: "c"] = .automatic
    #expect(columns[visibility: "c"] == .automatic && columns[visibility: "d"] == .automatic)
    let data = try JSONEncoder().encode(columns)
    #expect(try JSONDecoder().decode(Customization.self, from: data) == columns)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Customization.self, from: Data("[1]".utf8)) }
  }

  @Test("A stored order with unknown, equal and missing identifiers orders the columns that exist")
  func hostileOrder() throws {
    let stored = #"{"order": ["gone", "fixed", "number", "number", ""], "hidden": ["gone", "plain"], "visible": ["gone"]}"#
    let model = Model()
    model.columns = try JSONDecoder().decode(Customization.self, from: Data(stored.utf8))
    let app = TestApp(environment: .tablet) { People(.observable, model: model) }
    #expect(columns(app) == ["Fixed", "Number", "Plain", "Name"])
    model.columns.resetOrder()
    app.session.settle()
    #expect(columns(app) == ["Name", "Number", "Plain", "Fixed"])
  }

  @Test("Behaviors are a set")
  func behavior() {
    typealias Behavior = TableColumnCustomizationBehavior
    var behavior: Behavior = [.reorder, .visibility]
    #expect(Behavior.all.contains(behavior) && !behavior.contains(.all) && behavior.contains(.reorder) && Behavior().isEmpty)
    #expect(behavior.intersection(.visibility) == .visibility && behavior.union(.resize) == .all)
    #expect(behavior.symmetricDifference(.all) == .resize)
    #expect(behavior.remove(.reorder) == .reorder && behavior.remove(.reorder) == nil && behavior == .visibility)
    #expect(behavior.insert(.resize).inserted && !behavior.insert(.resize).inserted)
    #expect(behavior.update(with: .resize) == .resize && behavior.update(with: .reorder) == nil && behavior == .all)
  }
}
