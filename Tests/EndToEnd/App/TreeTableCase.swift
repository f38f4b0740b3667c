import SwiftUI

/// A table of a tree whose columns users customize.
struct TreeTableCase: View {
  @State private var selection: Set<String> = []
  @SceneStorage("columns") private var columns: TableColumnCustomization<Item>

  var body: some View {
    VStack {
      Text("\(selection.count) selected").accessibilityIdentifier("selected")
      Table(Item.all, children: \.items, selection: $selection, columnCustomization: $columns) {
        TableColumn("Name") { Text($0.id) }.customizationID("name")
        TableColumn("Size") { Text($0.size, format: .number) }.customizationID("size")
        TableColumn("Kind") { Text($0.items == nil ? "Text" : "Folder") }.customizationID("kind")
      }
      .contextMenu(forSelectionType: String.self) { ids in
        Button(ids.isEmpty ? "New Folder" : "Delete \(ids.sorted().joined(separator: ", "))") {}
      }
    }
    .navigationTitle("Trees")
    .navigationBarTitleDisplayMode(.inline)
  }

  nonisolated struct Item: Identifiable {
    let id: String
    var size = 1
    var items: [Item]?

    static let all = [
      Item(id: "Documents", size: 12, items: [Item(id: "Letters", items: [Item(id: "To Ada")]), Item(id: "Notes")]),
      Item(id: "Readme", size: 3),
    ]
  }
}

/// A table in which users change the width of the second column only.
struct KeptColumnsCase: View {
  @State private var columns = TableColumnCustomization<TreeTableCase.Item>()

  var body: some View {
    Table(TreeTableCase.Item.all, columnCustomization: $columns) {
      TableColumn("Fixed") { Text($0.id) }.customizationID("kept").disabledCustomizationBehavior(.resize)
      TableColumn("Name") { Text($0.id) }.customizationID("name")
      TableColumn("Size") { Text($0.size, format: .number) }.customizationID("size")
    }
    Button("Reset") { columns = TableColumnCustomization<TreeTableCase.Item>() }
      .navigationTitle("Fixed columns")
  }
}

/// A table with sections, one of which users collapse.
struct SectionTableCase: View {
  @State private var order = [KeyPathComparator(\TreeTableCase.Item.id)]
  @State private var selection: Set<String> = []
  @State private var isExpanded = true

  var body: some View {
    VStack {
      Text("\(selection.count) selected").accessibilityIdentifier("selected")
      Table(of: TreeTableCase.Item.self, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.id)
        TableColumn("Size", value: \.size) { Text($0.size, format: .number) }
      } rows: {
        Section("Fruit") {
          ForEach(Self.items("Apple", "Pear", "Fig").sorted(using: order)) { TableRow($0) }
        }
        Section("Vegetables", isExpanded: $isExpanded) {
          ForEach(Self.items("Leek", "Kale").sorted(using: order)) { TableRow($0) }
        }
      }
    }
    .navigationTitle("Table sections")
    .navigationBarTitleDisplayMode(.inline)
  }

  private static func items(_ names: String...) -> [TreeTableCase.Item] {
    names.map { TreeTableCase.Item(id: $0, size: $0.count) }
  }
}
