import SwiftUI

private struct TemperatureUnitKey: EnvironmentKey {
  static let defaultValue: UnitTemperature = .celsius
}

extension EnvironmentValues {
  var temperatureUnit: UnitTemperature {
    get { self[TemperatureUnitKey.self] }
    set { self[TemperatureUnitKey.self] = newValue }
  }
  @Entry var cardSpacing: CGFloat = 12
  @Entry var onSelectHour: (HourForecast) -> Void = { _ in }
}
