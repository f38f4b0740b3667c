import SwiftUI

/// Menus, context menus, and a list that is edited and refreshed.
struct MenusCase: View {
  private enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case date = "Date"
    var id: Self { self }
  }

  @State private var log = "none"
  @State private var order = Order.name
  @State private var isCompact = false
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]
  @State private var refreshes = 0

  var body: some View {
    let refreshes = $refreshes
    List {
      Section("Menus") {
        Menu("Actions") {
          ControlGroup {
            Button {
              log = "cut"
            } label: {
              Label("Cut", systemImage: "scissors")
            }
            Button {
              log = "copied"
            } label: {
              Label("Copy", systemImage: "doc.on.doc")
            }
          }
          Button {
            log = "duplicated"
          } label: {
            Label("Duplicate", systemImage: "plus.square.on.square")
          }
          Section("Order") {
            Picker("Order", selection: $order) {
              ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
            }
          }
          Toggle("Compact", isOn: $isCompact)
          Menu("More") {
            Button("Export") { log = "exported" }
          }
          Divider()
          Button("Unavailable") {}.disabled(true)
          Button("Remove", role: .destructive) { log = "removed" }
        }
        Menu("Save") {
          Button("Save As") { log = "saved as" }
        } primaryAction: {
          log = "saved"
        }
        Text("Log: \(log), \(order.rawValue), \(isCompact ? "compact" : "wide")").accessibilityIdentifier("log")
      }
      Section("Fruits") {
        ForEach(fruits, id: \.self) { fruit in
          NavigationLink(fruit) { Text("About \(fruit)").navigationTitle(fruit) }
            .contextMenu {
              Button("Eat \(fruit)") { log = "ate \(fruit)" }
              Button("Throw away", role: .destructive) { fruits.removeAll { $0 == fruit } }
            }
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      Text("Refreshed \(self.refreshes) times")
      NavigationLink("Picking") { PickedFruits() }
      NavigationLink("Arriving") { ArrivingRows() }
      HStack { Text("Tapped twice") }
        .contextMenu { Button("Praise") { log = "praised" } }
        .onTapGesture(count: 2) { log = "tapped twice" }
        .swipeActions { Button("Pin") { log = "pinned" } }
    }
    .navigationTitle("Menus")
    .toolbar {
      EditButton()
      NavigationLink("Form") { RefreshedForm() }
    }
    .refreshable { await MainActor.run { refreshes.wrappedValue += 1 } }
  }
}

/// A list whose rows are selected in edit mode.
private struct PickedFruits: View {
  @State private var fruits = ["Apple", "Banana"]
  @State private var picked: Set<String> = ["Banana"]

  var body: some View {
    List(selection: $picked) {
      ForEach(fruits, id: \.self) { fruit in
        NavigationLink(fruit) { Text("About \(fruit)").navigationTitle(fruit) }
      }
      .onDelete { fruits.remove(atOffsets: $0) }
      .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      Text("Cherry").tag("Cherry")
      Text("Date").tag("Date").selectionDisabled()
      Text("Picked: \(picked.sorted().joined(separator: " "))").accessibilityIdentifier("picked")
    }
    .navigationTitle("Picking")
    .toolbar { EditButton() }
  }
}

/// A list in German that is empty until it is refreshed, and whose rows are renamed while the list is edited.
private struct ArrivingRows: View {
  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  @State private var rows: [Row] = []

  var body: some View {
    let rows = $rows
    List {
      ForEach(self.rows) { Text($0.name) }
        .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
        .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    .navigationTitle("Arriving")
    .toolbar {
      EditButton()
      Button("Rename") {
        for index in rows.wrappedValue.indices.prefix(1) { rows.wrappedValue[index].name = "Uno" }
      }
    }
    .refreshable {
      await MainActor.run { rows.wrappedValue = [Row(id: 1, name: "One"), Row(id: 2, name: "Two")] }
    }
    .environment(\.locale, Locale(identifier: "de"))
  }
}

/// A form that is refreshed.
private struct RefreshedForm: View {
  @State private var refreshes = 0

  var body: some View {
    let refreshes = $refreshes
    Form {
      Section { Text("Refreshed \(self.refreshes) times") }
    }
    .navigationTitle("Form")
    .refreshable { await MainActor.run { refreshes.wrappedValue += 1 } }
  }
}
