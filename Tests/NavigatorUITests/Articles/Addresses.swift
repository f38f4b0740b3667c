import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated enum ShipFlag: String, Codable {
  case any, own
}

@Routable
nonisolated enum HarbourDestinations: Hashable {
  case tides
  case ship(Int)
  case search(String, flag: ShipFlag = .any, ports: [String])
  @Address("ships/:id/log?day=:day")
  case log(id: Int, day: Date?)
}

extension HarbourDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .tides: Text("Tides").navigationTitle("Tides today")
    case .ship(let number): Text("A ship").navigationTitle("Ship \(number)")
    case .search(let text, _, _): Text("Found").navigationTitle(text)
    case .log(let id, _): Text("A log").navigationTitle("Log of \(id)")
    }
  }
}

func addresses() throws {
  let ship = try HarbourDestinations.ship(7).address  // "/harbour/ship/7"
  let search = try HarbourDestinations.search("sea cloud", ports: ["Kiel"]).address  // "/harbour/search/sea%20cloud?ports=Kiel"
  let log = try HarbourDestinations(address: "/ships/7/log?day=2026-05-01T00:00:00Z")
  print(ship, search, log)
}

@Routable("")
nonisolated enum HarbourTabs {
  case ships, tides
}

extension HarbourDestinations {
  nonisolated var parent: (any Routable)? {
    switch self {
    case .tides: HarbourTabs.tides
    case .ship, .search: HarbourTabs.ships
    case .log(let id, _): HarbourDestinations.ship(id)
    }
  }
}

nonisolated enum HarbourPlaces: NavigationDestination {
  case notFound(URL)

  var body: some View {
    Text("Nothing there").navigationTitle("Not Found")
  }
}

struct HarbourView: View {
  @State private var navigator = Navigator()
  @State private var tab = HarbourTabs.ships

  var body: some View {
    TabView(selection: $tab) {
      Tab("Ships", systemImage: "ferry", value: HarbourTabs.ships) {
        ManagedNavigationStack {
          ShipList()
            .navigationAddress(HarbourTabs.ships)
        }
      }
      Tab("Tides", systemImage: "water.waves", value: HarbourTabs.tides) {
        ManagedNavigationStack {
          TideTable()
            .navigationAddress(HarbourTabs.tides)
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .navigationAddresses(HarbourTabs.self, HarbourDestinations.self) { url in
      HarbourPlaces.notFound(url)
    }
    .navigationRoot(navigator)
  }
}

struct ShipList: View {
  var body: some View {
    Text("All ships").navigationTitle("Ships")
  }
}

struct TideTable: View {
  var body: some View {
    Text("High and low").navigationTitle("Tides")
  }
}

func openingAShip(_ app: TestApp) throws {
  try app.open("/harbour/ship/7")
  #expect(app.address == "/harbour/ship/7")
}

@Suite("The article on addresses")
struct AddressArticleTests {
  @Test("The article's statements on addresses are true")
  func opening() throws {
    try addresses()
    #expect(try HarbourDestinations.search("sea cloud", ports: ["Kiel"]).address == "/harbour/search/sea%20cloud?ports=Kiel")
    let app = TestApp { HarbourView() }
    try openingAShip(app)
    #expect(app.stack == ["Ships", "Ship 7"])
    try app.open("/ships/7/log")
    #expect(app.stack == ["Ships", "Ship 7", "Log of 7"])
    try app.open("/tides")
    #expect(app.stack == ["Tides"])
    try app.open("/nowhere")
    #expect(app.stack == ["Tides", "Not Found"])
  }
}
