import NavigatorUI
import SwiftUI

struct GroupsSection: View {
  @State private var isExpanded = true
  @State private var level = 0.6
  @State private var log = "Nothing chosen yet"

  var body: some View {
    SectionScreen(
      section: .groups,
      summary: """
        Disclosure groups show and hide their content, and outline groups the children of items. A table has columns in a wide \
        window, and shows only the first column in a narrow one. Its rows can be in sections, and its columns can depend on \
        data and conditions. A context menu can show a preview.
        """
    ) {
      DisclosureGroup("Options", isExpanded: $isExpanded) {
        LabeledContent("Level") { Slider(value: $level) { Text("Level") } }
        Gauge(value: level) {
          Text("Level")
        } currentValueLabel: {
          Text(level, format: .percent.precision(.fractionLength(0)))
        }
      }
      OutlineGroup(Folder.all, children: \.folders) { folder in
        Label(folder.name, systemImage: folder.folders == nil ? "doc" : "folder")
      }
      GroupBox("In a box") {
        HStack {
          Gauge(value: level) { Text("Vol") }
            .gaugeStyle(.accessoryCircular)
          Text("A box has a title and a background.")
        }
      }
      ControlGroup {
        Button("Less", systemImage: "minus") { level = max(level - 0.1, 0) }
        Button("More", systemImage: "plus") { level = min(level + 0.1, 1) }
      }
      Label("Press me long", systemImage: "hand.tap")
        .contextMenu {
          Button("Keep", systemImage: "star") { log = "Kept" }
        } preview: {
          Text("A preview of its own")
            .font(.headline)
            .padding(32)
            .background(.tint.opacity(0.2))
        }
      Text(log)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("log")
      NavigationLink("Show the table") { PlanetTable() }
      NavigationLink("Show the timetable") { Timetable() }
    }
  }
}

nonisolated private struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?
  var id: String { name }

  static let all = [
    Folder(name: "Travel", folders: [Folder(name: "Tickets"), Folder(name: "Maps", folders: [Folder(name: "Harbor")])]),
    Folder(name: "Notes"),
  ]
}

nonisolated private struct Planet: Identifiable {
  let name: String
  let moons: Int
  /// The length of a year, in days of the Earth.
  let year: Int
  var id: String { name }

  static let all = [
    Planet(name: "Mercury", moons: 0, year: 88), Planet(name: "Earth", moons: 1, year: 365),
    Planet(name: "Mars", moons: 2, year: 687), Planet(name: "Neptune", moons: 16, year: 60_190),
  ]
}

private struct PlanetTable: View {
  @State private var planets = Planet.all
  @State private var order = [KeyPathComparator(\Planet.year)]
  @State private var selection: Planet.ID?

  var body: some View {
    Table(planets, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }
      TableColumn("Days of a year", value: \.year) { Text($0.year, format: .number) }
    }
    .onChange(of: order) { planets.sort(using: order) }
    .navigationTitle("Planets")
    .navigationBarTitleDisplayMode(.inline)
  }
}
