import NavigatorUI
import SwiftUI

struct EditingSection: View {
  var body: some View {
    SectionScreen(
      section: .editing,
      summary: """
        Rows can be deleted with a swipe, and selected and moved in edit mode. Pulling the list down refreshes it. A view can \
        read and end the edit mode of its screen. Lists set the space between rows, rows the insets of their content, and \
        sections the prominence of their headers.
        """
    ) {
      NavigationLink("Open the shopping list") { ShoppingListView() }
    }
  }
}

private struct ShoppingListView: View {
  @State private var items = ["Tea", "Milk", "Bread", "Apples"]
  @State private var selection: Set<String> = []

  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach(items, id: \.self) { item in
          Label(item, systemImage: "cart")
            .badge(item.count)
            .listRowInsets(EdgeInsets(top: 14, leading: 28, bottom: 14, trailing: 20))
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("To buy")
      } footer: {
        EditingFooter()
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
    .toolbar {
      Button("Remove Selected", systemImage: "trash", action: removeSelected)
        .disabled(selection.isEmpty)
      EditButton()
    }
  }

  private func removeSelected() {
    items.removeAll { selection.contains($0) }
    selection = []
  }

  private func reload() async {
    items = ["Tea", "Milk", "Bread", "Apples"]
  }
}

/// A text about the edit mode of the screen, and a button that ends it.
private struct EditingFooter: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    if editMode?.wrappedValue.isEditing == true {
      Button("Keep this order") {
        withAnimation { editMode?.wrappedValue = .inactive }
      }
    } else {
      Text("Swipe a row to delete it.")
    }
  }
}
