import SwiftUI

/// A searchable list with swipe actions on rows that are plain texts.
struct SearchingCase: View {
  @State private var text = ""
  @State private var log = "nothing"
  @State private var rows = Array(0..<40)

  private var found: [Int] { rows.filter { text.isEmpty || "Row \($0)".contains(text) } }

  var body: some View {
    List {
      Text("Did \(log)").accessibilityIdentifier("log")
      SearchPresence()
      ForEach(found, id: \.self) { row in
        Text("Row \(row)")
          .swipeActions(allowsFullSwipe: row != 1) {
            Button("Delete", role: .destructive) {
              log = "delete \(row)"
              rows.removeAll { $0 == row }
            }
            Button("Move") { log = "move \(row)" }
          }
          .swipeActions(edge: .leading) {
            Button("Flag") { log = "flag \(row)" }.tint(.orange)
          }
      }
    }
    .navigationTitle("Searching")
    .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Rows")
    .searchSuggestions {
      if text == "R" { Text("All rows").searchCompletion("Row") }
    }
    .onSubmit(of: .search) { log = "search for \(text)" }
  }
}

private struct SearchPresence: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button(isSearching ? "End the search" : "Nobody searches") { dismissSearch() }
  }
}
