import NavigatorUI
import SwiftUI

struct EditingSection: View {
  var body: some View {
    SectionScreen(
      section: .editing,
      summary: """
        Rows are deleted with a swipe or in edit mode, moved by their handles, and refreshed by pulling the list down. A list \
        sets the space between its rows, and a section the emphasis of its header.
        """
    ) {
      NavigationLink("Open the shopping list") { ShoppingListView() }
    }
  }
}

private struct ShoppingListView: View {
  @State private var items = ["Tea", "Milk", "Bread", "Apples"]

  var body: some View {
    List {
      Section("To buy") {
        ForEach(items, id: \.self) { item in
          Label(item, systemImage: "cart")
            .badge(item.count)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .headerProminence(.increased)
      .listItemTint(.green)
    }
    .listRowSpacing(6)
    .refreshable { await reload() }
    .overlay {
      if items.isEmpty {
        ContentUnavailableView("Nothing to Buy", systemImage: "cart", description: Text("Pull down to begin again."))
      }
    }
    .navigationTitle("Shopping")
    .navigationSubtitle("\(items.count) items")
    .toolbar { EditButton() }
  }

  private func reload() async {
    items = ["Tea", "Milk", "Bread", "Apples"]
  }
}
