import SwiftUI

/// A table that users sort and select.
struct TableCase: View {
  @State private var planets = Planet.all
  @State private var order = [KeyPathComparator(\Planet.name)]
  @State private var selection: Set<Planet.ID> = []
  @State private var log = "none"

  var body: some View {
    VStack {
      Text("\(selection.count) selected").accessibilityIdentifier("selected")
      Table(planets, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }.width(80)
        TableColumn("Note") { Text($0.note).foregroundStyle(.secondary) }
      }
      .contextMenu(forSelectionType: Planet.ID.self) { ids in
        Button("Visit \(ids.sorted().joined(separator: ", "))") { log = "visited \(ids.count)" }
      } primaryAction: { ids in
        log = "opened \(ids.sorted().joined(separator: ", "))"
      }
      Text("Log: \(log)").accessibilityIdentifier("log")
    }
    .onChange(of: order) { planets.sort(using: order) }
    .navigationTitle("Table")
    .navigationBarTitleDisplayMode(.inline)
  }

  nonisolated struct Planet: Identifiable {
    let name: String
    let moons: Int
    let note: String
    var id: String { name }

    static let all = [
      Planet(name: "Earth", moons: 1, note: "Home"),
      Planet(name: "Jupiter", moons: 95, note: "The largest planet of the solar system"),
      Planet(name: "Mars", moons: 2, note: "Red"), Planet(name: "Venus", moons: 0, note: "Hot"),
    ]
  }
}
