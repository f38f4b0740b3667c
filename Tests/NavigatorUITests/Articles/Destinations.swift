import NavigatorUI
import SwiftUI

nonisolated enum TravelDestinations {
  case trip(Int)
  case packingList(Int)
  case map
}

extension TravelDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .trip(let number): TripView(number: number)
    case .packingList(let number): PackingListView(trip: number)
    case .map: MapView()
    }
  }
}

struct PackingListView: View {
  let trip: Int

  var body: some View {
    Text("What to pack for trip \(trip)")
      .navigationTitle("Packing list")
  }
}

struct MapView: View {
  var body: some View {
    Text("A map")
  }
}

struct TripsView: View {
  var body: some View {
    ManagedNavigationStack {
      List {
        NavigationLink("Lisbon", to: TravelDestinations.trip(1))
        NavigationLink(to: TravelDestinations.map) {
          Label("All on a map", systemImage: "map")
        }
      }
      .navigationTitle("Trips")
    }
  }
}

struct TripView: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Pack") { navigator.push(TravelDestinations.packingList(number)) }
      .navigationTitle("Trip \(number)")
  }
}

struct SuggestionView: View {
  @State private var suggestion: TravelDestinations?
  @State private var showsMap = false

  var body: some View {
    Button("Surprise me") { suggestion = .trip(7) }
      .navigate(to: $suggestion)
    Button("Where is that?") { showsMap = true }
      .navigate(trigger: $showsMap, destination: TravelDestinations.map)
  }
}

nonisolated enum HelpDestinations {
  case article(Int)
  case contact
}

extension HelpDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .article(let number): Text("Article \(number)")
    case .contact: Text("Write to us")
    }
  }

  var method: NavigationMethod {
    switch self {
    case .article: .push
    case .contact: .managedSheet
    }
  }
}

func openPackingList(of trip: Int, with navigator: Navigator) {
  guard navigator.destinations(of: TravelDestinations.self).last != .packingList(trip) else { return }
  navigator.setStack([TravelDestinations.trip(trip), TravelDestinations.packingList(trip)])
}
