import NavigatorUI
import SwiftUI

struct MenusSection: View {
  @State private var order = "Name"
  @State private var showsHidden = false
  @State private var log = "Nothing chosen yet"

  var body: some View {
    SectionScreen(
      section: .menus,
      summary: """
        A menu contains buttons, toggles, pickers and submenus. A secondary click or a long press opens the context menu of a \
        view or of the selected rows of a list. Keyboard shortcuts perform actions.
        """
    ) {
      Menu("Sort by \(order)", systemImage: "arrow.up.arrow.down") {
        Picker("Order", selection: $order) {
          ForEach(["Name", "Date", "Size"], id: \.self) { Text($0).tag($0) }
        }
        Toggle("Show Hidden", isOn: $showsHidden)
        Menu("Copy") {
          Button("Copy Name") { log = "Copied the name" }
          Button("Copy Address") { log = "Copied the address" }
        }
      }
      Label("Press me long", systemImage: "hand.tap")
        .contextMenu {
          Button("Reply", systemImage: "arrowshape.turn.up.left") { log = "Replied" }
          Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted" }
        }
      NavigationLink("Select names") { NamesView() }
      ShareLink(item: "https://example.com")
      Button("Save, or press Control and S") { log = "Saved" }
        .keyboardShortcut("s")
      Text(log)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("log")
    }
  }
}

private struct NamesView: View {
  @State private var selection: Set<String> = []
  @State private var log = "Click twice to open names"

  var body: some View {
    List(selection: $selection) {
      Section(log) {
        ForEach(["Ada", "Grace", "Alan"], id: \.self) { Text($0) }
      }
    }
    .contextMenu(forSelectionType: String.self) { names in
      Button("Write to \(names.sorted().joined(separator: ", "))", systemImage: "envelope") { log = "Wrote to \(names.count)" }
    } primaryAction: { names in
      log = "Opened \(names.sorted().joined(separator: ", "))"
    }
    .navigationTitle("Names")
  }
}
