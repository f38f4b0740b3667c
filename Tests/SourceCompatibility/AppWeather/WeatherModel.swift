import SwiftUI

struct HourForecast: Identifiable, Hashable {
  let id = UUID()
  var hour: Int
  var temperature: Measurement<UnitTemperature>
  var condition: Condition
  enum Condition: String, CaseIterable {
    case sunny, cloudy, rain, snow, thunder
    var symbol: String {
      switch self {
      case .sunny: "sun.max.fill"
      case .cloudy: "cloud.fill"
      case .rain: "cloud.rain.fill"
      case .snow: "cloud.snow.fill"
      case .thunder: "cloud.bolt.fill"
      }
    }
    var tint: some ShapeStyle {
      switch self {
      case .sunny: AnyShapeStyle(Color.yellow.gradient)
      case .cloudy: AnyShapeStyle(.gray)
      case .rain, .snow: AnyShapeStyle(.linearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
      case .thunder: AnyShapeStyle(.purple.opacity(0.8))
      }
    }
  }
}

@Observable
@MainActor
final class WeatherModel {
  enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(any Error)
  }
  var city = "Cupertino"
  var unit: UnitTemperature = .celsius
  private(set) var state: LoadState<[HourForecast]> = .idle
  @ObservationIgnored var fetch: @Sendable (String) async throws -> [HourForecast] = { _ in
    (0..<8).map {
      HourForecast(
        hour: 8 + $0, temperature: .init(value: 14 + Double($0), unit: .celsius),
        condition: HourForecast.Condition.allCases[$0 % 5])
    }
  }
  func load() async {
    state = .loading
    do {
      let result = try await fetch(city)
      try Task.checkCancellation()
      state = .loaded(result)
    } catch is CancellationError {
    } catch {
      state = .failed(error)
    }
  }
}
