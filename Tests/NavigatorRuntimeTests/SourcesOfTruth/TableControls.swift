import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// Tables, whose selection, order, columns and expanded rows are bindings.
  static let tables: [ControlEntry] = [
    ControlEntry("Table of one selection") {
      Control(Int?.some(1), 2, maximumBodies: 20) { selection in
        Table(TableItem.all, selection: selection) { TableColumn("Name", value: \.name) }
      } shown: { app in
        app.selectedItems.first
      } use: {
        try $0.tap(TableItem.all[($1 ?? 1) - 1].name)
      }
    },
    ControlEntry("Table of several selections") {
      Control(Set([1]), [1, 2], maximumBodies: 20, text: { "\($0.sorted())" }) { selection in
        Table(TableItem.all, selection: selection) { TableColumn("Name", value: \.name) }
      } shown: { app in
        Set(app.selectedItems)
      } use: { app, _ in
        try app.tap("two")
      }
    },
    ControlEntry("Table, sortOrder") {
      Control(
        [KeyPathComparator(\TableItem.name)], [KeyPathComparator(\TableItem.name, order: .reverse)], maximumBodies: 30,
        text: { $0.first?.order == .reverse ? "Descending" : "Ascending" }
      ) { order in
        Table(TableItem.all.sorted(using: order.wrappedValue), sortOrder: order) { TableColumn("Name", value: \.name) }
          .environment(\.horizontalSizeClass, .regular)
      } shown: { app in
        let order: SortOrder? =
          switch app.elements(.button).first?.content.string(.accessibilityValue) {
          case "Ascending": .forward
          case "Descending": .reverse
          default: nil
          }
        let isSorted = app.visibleTexts.filter { $0 != "Name" }.first == (order == .reverse ? "two" : "one")
        return order.flatMap { isSorted ? [KeyPathComparator(\TableItem.name, order: $0)] : nil }
      } use: { app, _ in
        try app.tap("Name")
      }
    },
    ControlEntry("Table, columnCustomization") {
      Control(
        TableItem.columns(isHidden: false), TableItem.columns(isHidden: true), maximumBodies: 60,
        text: { "\($0[visibility: "number"])" }
      ) { columns in
        Table(TableItem.all, columnCustomization: columns) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
        }
        .environment(\.horizontalSizeClass, .regular)
      } shown: { app in
        TableItem.columns(isHidden: !app.exists("Number"))
      } use: { app, _ in
        try app.contextMenu(of: "Name").tap("Number")
      }
    },
    ControlEntry("DisclosureTableRow") {
      Control(false, true, maximumBodies: 20) { isExpanded in
        Table(of: TableItem.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(TableItem.all[0], isExpanded: isExpanded) { TableRow(TableItem.all[1]) }
        }
      } shown: { app in
        app.exists("two")
      } use: {
        try $0.tap($1 ? "Expand" : "Collapse")
      }
    },
    ControlEntry("Table, isExpanded of a section") {
      Control(false, true, maximumBodies: 30) { isExpanded in
        Table(of: TableItem.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("Section", isExpanded: isExpanded) { TableRow(TableItem.all[1]) }
        }
      } shown: { app in
        app.exists("two")
      } use: {
        try $0.tap($1 ? "Expand" : "Collapse")
      }
    },
  ]
}

/// A row of the tables.
nonisolated private struct TableItem: Identifiable, Sendable {
  let id: Int
  let name: String
  static let all = [TableItem(id: 1, name: "one"), TableItem(id: 2, name: "two")]

  static func columns(isHidden: Bool) -> TableColumnCustomization<TableItem> {
    var columns = TableColumnCustomization<TableItem>()
    columns[visibility: "number"] = isHidden ? .hidden : .visible
    return columns
  }
}

extension TestApp {
  /// The selected rows of the table, in order.
  fileprivate var selectedItems: [Int] {
    elements(.box).filter { $0.content.string(.kind) == "tableRow" && $0.content.bool(.isSelected) }.compactMap { row in
      let name = row.everything.lazy.compactMap { $0.content.string(.text) }.first
      return TableItem.all.first { $0.name == name }?.id
    }
  }
}
