import SwiftUI

/// A table with rows in sections, with a column for each season, and with columns that users hide.
struct Timetable: View {
  @State private var order = [KeyPathComparator(\Ferry.island)]
  @State private var selection: Ferry.ID?
  @State private var showsRoutes = true
  @State private var isExpanded = true
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Table(of: Ferry.self, selection: $selection, sortOrder: $order) {
      TableColumn("Island", value: \.island) { ferry in
        VStack(alignment: .leading, spacing: 2) {
          Text(ferry.island)
          if width == .compact {
            Text("\(ferry.distance) km from \(ferry.harbor)").font(.footnote).foregroundStyle(.secondary)
          }
        }
      }
      TableColumnForEach(Season.allCases, id: \.self) { season in
        TableColumn(season.name) { Text($0.departures(in: season), format: .number) }
      }
      if showsRoutes {
        Group {
          TableColumn("Harbor", value: \.harbor)
          TableColumn("Distance", value: \.distance) { Text("\($0.distance) km") }
        }
      }
    } rows: {
      Section("North coast") {
        ForEach(ferries(at: .north)) { TableRow($0) }
      }
      Section(isExpanded: $isExpanded) {
        ForEach(ferries(at: .south)) { TableRow($0) }
      } header: {
        Label("South coast", systemImage: "sun.max")
      }
    }
    .toolbar {
      if width == .regular {
        Button(showsRoutes ? "Hide routes" : "Show routes", systemImage: "map") { showsRoutes.toggle() }
      }
    }
    .navigationTitle("Departures a day")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func ferries(at coast: Coast) -> [Ferry] {
    Ferry.all.filter { $0.coast == coast }.sorted(using: order)
  }
}

nonisolated private enum Coast {
  case north, south
}

nonisolated private enum Season: CaseIterable {
  case spring, summer, winter

  var name: String {
    switch self {
    case .spring: "Spring"
    case .summer: "Summer"
    case .winter: "Winter"
    }
  }
}

nonisolated private struct Ferry: Identifiable {
  let island: String
  let coast: Coast
  let harbor: String
  /// The distance in kilometers.
  let distance: Int
  /// The number of departures a day in summer.
  let departures: Int
  var id: String { island }

  func departures(in season: Season) -> Int {
    switch season {
    case .spring: departures / 2
    case .summer: departures
    case .winter: departures / 4
    }
  }

  static let all = [
    Ferry(island: "Seal Rock", coast: .north, harbor: "Old Pier", distance: 7, departures: 8),
    Ferry(island: "Long Island", coast: .north, harbor: "Old Pier", distance: 12, departures: 16),
    Ferry(island: "Gull Holm", coast: .north, harbor: "Mill Bay", distance: 3, departures: 24),
    Ferry(island: "Palm Key", coast: .south, harbor: "Sandport", distance: 9, departures: 12),
    Ferry(island: "Coral Bank", coast: .south, harbor: "Sandport", distance: 21, departures: 4),
  ]
}
