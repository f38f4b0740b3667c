import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Trees in tables")
struct TableTreeTests {
  nonisolated struct Device: Identifiable, Sendable {
    let id: String
    static let all = ["Phone", "Tablet"].map { Device(id: $0) }
  }

  @Observable final class Model { var isExpanded = false }
  final class Object: ObservableObject { @Published var isExpanded = false }

  enum Source: CaseIterable, Sendable { case own, state, observable, object }

  private struct Devices: View {
    let source: Source
    let model: Model
    @ObservedObject var object = Object()
    @State private var isExpanded = false

    init(_ source: Source, model: Model = Model()) {
      self.source = source
      self.model = model
    }

    private var binding: Binding<Bool>? {
      switch source {
      case .own: nil
      case .state: $isExpanded
      case .observable: Bindable(model).isExpanded
      case .object: $object.isExpanded
      }
    }

    var body: some View {
      Table(of: Device.self) {
        TableColumn("Name") { Text($0.id) }
      } rows: {
        DisclosureTableRow(Device(id: "All"), isExpanded: binding) {
          ForEach(Device.all) { TableRow($0) }
          DisclosureTableRow(Device(id: "More")) { TableRow(Device(id: "Watch")) }
        }
        TableRow(Device(id: "Other"))
      }
    }
  }

  private func rows(_ app: TestApp) -> [Element] {
    app.elements(.box).filter { $0.content.string(.kind) == "tableRow" }
  }

  private func names(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { $0 != "Name" }
  }

  @Test("A row discloses further rows, with a state of the table or of the app", arguments: Source.allCases)
  func disclosure(source: Source) throws {
    let app = TestApp(environment: .tablet) { Devices(source) }
    #expect(names(app) == ["All", "Other"])
    try app.tap("Expand")
    #expect(names(app) == ["All", "Phone", "Tablet", "More", "Other"])
    #expect(rows(app).map { $0.content.number(.level) } == [1, 2, 2, 2, 1])
    #expect(rows(app).map { $0.content[.isExpanded] } == [.bool(true), nil, nil, .bool(false), nil])
    try app.tap("Expand")
    #expect(names(app) == ["All", "Phone", "Tablet", "More", "Watch", "Other"])
    #expect(rows(app).map { $0.content.number(.level) } == [1, 2, 2, 2, 3, 1])
    try app.tap("Collapse", index: 0)
    #expect(names(app) == ["All", "Other"])
  }

  @Test("The app expands a row")
  func binding() {
    let model = Model()
    let app = TestApp(environment: .tablet) { Devices(.observable, model: model) }
    model.isExpanded = true
    app.session.settle()
    #expect(names(app) == ["All", "Phone", "Tablet", "More", "Other"])
  }

  @Test("Arrow keys expand and collapse a row, in the direction of the layout", arguments: [false, true])
  func keys(isRightToLeft: Bool) throws {
    let app = TestApp(environment: .tablet) {
      Devices(.own).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    let (forward, back): (KeyEquivalent, KeyEquivalent) = isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    try app.press(back, in: "All")
    #expect(names(app) == ["All", "Other"])
    try app.press(forward, in: "All")
    #expect(names(app).count == 5)
    try app.press(forward, in: "All")
    #expect(names(app).count == 5)
    try app.press(forward, in: "Phone")
    #expect(names(app).count == 5)
    try app.press(back, in: "All")
    #expect(names(app) == ["All", "Other"])
  }

  @Test("Rows of a flat table have no level, and no space for a button")
  func flat() {
    let app = TestApp(environment: .tablet) { Table(Device.all) { TableColumn("Name") { Text($0.id) } } }
    #expect(rows(app).allSatisfy { $0.content[.level] == nil && $0.content[.isExpanded] == nil })
    #expect(app.elements(.button).isEmpty)
  }

  private struct AllDevices: TableRowContent {
    var tableRowBody: some TableRowContent<Device> {
      ForEach(Device.all) { TableRow($0) }
    }
  }

  @Test("Rows of an app's own type are those of its body")
  func ownRows() {
    let app = TestApp(environment: .tablet) {
      Table(of: Device.self) {
        TableColumn("Name") { Text($0.id) }
      } rows: {
        AllDevices()
        TableRow(Device(id: "Other"))
      }
    }
    #expect(names(app) == ["Phone", "Tablet", "Other"])
  }
}
