import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The enum alone defines the navigation: no coordinator object refers to the views or their order.
nonisolated private enum TripDestinations: Hashable {
  case cities
  case hotels(city: String)
  case booking(city: String, hotel: String)
}

extension TripDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .cities: CitiesView()
    case .hotels(let city): HotelsView(city: city)
    case .booking(let city, let hotel): BookingView(city: city, hotel: hotel)
    }
  }

  nonisolated var method: NavigationMethod {
    if case .booking = self { .managedSheet } else { .push }
  }
}

private struct CitiesView: View {
  var body: some View {
    NavigationLink("Oslo", to: TripDestinations.hotels(city: "Oslo"))
      .navigationTitle("Cities")
  }
}

private struct HotelsView: View {
  let city: String
  @Environment(\.navigator) private var navigator

  init(city: String) {
    self.city = city
  }

  var body: some View {
    Button("Book the Grand") { navigator.navigate(to: TripDestinations.booking(city: city, hotel: "Grand")) }
      .navigationTitle("Hotels in \(city)")
  }
}

private struct BookingView: View {
  let city: String
  let hotel: String
  @Environment(\.currency) private var currency

  init(city: String, hotel: String) {
    self.city = city
    self.hotel = hotel
  }

  var body: some View {
    Text("Pay for \(hotel), \(city), in \(currency)")
    NavigationLink("Change the city", to: TripDestinations.cities)
      .navigationTitle("Booking")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var currency = "euros"
}

@Suite("Seed 000: 12. NavigationDestination and Shift in Coordination Responsibility")
struct Seed000CoordinationTests {
  @Test("Views lead to each other in any order by destinations alone, and what they depend on comes from the environment")
  func withoutCoordinator() throws {
    let app = TestApp {
      ManagedNavigationStack { TripDestinations.cities }
        .environment(\.currency, "crowns")
    }
    try app.tap("Oslo")
    #expect(app.stack == ["Cities", "Hotels in Oslo"])
    try app.tap("Book the Grand")
    #expect(app.presentations == [Presentation(.sheet, title: "Booking")])
    #expect(app.exists("Pay for Grand, Oslo, in crowns"))
    try app.tap("Change the city")
    try app.tap("Oslo")
    #expect(app.stack == ["Booking", "Cities", "Hotels in Oslo"])
    try app.swipeAway()
    #expect(app.stack == ["Cities", "Hotels in Oslo"])
  }
}
