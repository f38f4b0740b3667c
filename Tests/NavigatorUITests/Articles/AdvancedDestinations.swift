import NavigatorUI
import SwiftUI

struct WeatherService {
  func today() -> String { "Sunny" }
  func week(in place: String) -> String { "Sunny in \(place)" }
}

extension EnvironmentValues {
  @Entry var weatherService = WeatherService()
}

struct ForecastView: View {
  let title: String
  let forecast: String

  var body: some View {
    Text(forecast)
      .navigationTitle(title)
  }
}

nonisolated enum WeatherDestinations {
  case today
  case week(String)
}

extension WeatherDestinations: NavigationDestination {
  var body: some View {
    WeatherDestinationsView(destination: self)
  }
}

private struct WeatherDestinationsView: View {
  let destination: WeatherDestinations
  @Environment(\.weatherService) private var service

  var body: some View {
    switch destination {
    case .today: ForecastView(title: "Today", forecast: service.today())
    case .week(let place): ForecastView(title: place, forecast: service.week(in: place))
    }
  }
}

struct WeatherTab: View {
  var body: some View {
    ManagedNavigationStack {
      VStack {
        WeatherDestinations.today
        NavigationLink("The week in Lisbon", to: WeatherDestinations.week("Lisbon"))
      }
    }
  }
}

struct ForecastButton: View {
  @State private var shown: WeatherDestinations?

  var body: some View {
    Button("Today") { shown = .today }
      .sheet(item: $shown) { destination in
        destination
          .presentationDetents([.medium, .large])
          .navigationDismissible()
      }
  }
}
