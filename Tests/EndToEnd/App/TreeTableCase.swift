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
