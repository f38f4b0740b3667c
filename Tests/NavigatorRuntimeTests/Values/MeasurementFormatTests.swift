import Foundation
import NavigatorTesting
import SwiftUI
import Testing

/// Formats of measurements, which Foundation lacks off Apple platforms.
@MainActor
@Suite("Formats of measurements")
struct MeasurementFormatTests {
  private static let american = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")
  private nonisolated static let extremes: [Double] = [.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude]
  private let mild = Measurement(value: 21.46, unit: UnitTemperature.celsius)
  private let mile = Measurement(value: 1609.344, unit: UnitLength.meters)

  /// The texts in American English and in German, without the kinds of spaces.
  private func texts<U: Dimension>(_ value: Measurement<U>, _ format: Measurement<U>.FormatStyle) -> [String] {
    [Self.american, Self.german].map { locale in
      String(value.formatted(format.locale(locale)).map { $0.isWhitespace ? " " : $0 })
    }
  }

  @Test("A measurement has the unit that people of the locale expect")
  func general() {
    #expect(texts(mild, .measurement(width: .wide)) == ["71 degrees Fahrenheit", "21 Grad Celsius"])
    #expect(texts(mild, .measurement(width: .abbreviated, usage: .weather)) == ["71°F", "21 °C"])
    #expect(texts(mile, .measurement(width: .wide, usage: .road)) == ["1 mile", "1,6 Kilometer"])
    let height = Measurement(value: 1.75, unit: UnitLength.meters)
    #expect(texts(height, .measurement(width: .abbreviated, usage: .personHeight)).last == "175 cm")
    let weight = Measurement(value: 70, unit: UnitMass.kilograms)
    #expect(texts(weight, .measurement(width: .abbreviated, usage: .personWeight)) == ["154 lb", "70 kg"])
  }

  @Test("A measurement as provided keeps its unit and its digits")
  func asProvided() {
    #expect(texts(mild, .measurement(width: .abbreviated, usage: .asProvided)) == ["21.46°C", "21,46 °C"])
    let speed = Measurement(value: 3, unit: UnitSpeed.kilometersPerHour)
    #expect(texts(speed, .measurement(width: .wide, usage: .asProvided)) == ["3 kilometers per hour", "3 Kilometer pro Stunde"])
    let milliliters = Measurement(value: 1, unit: UnitVolume.milliliters)
    #expect(texts(milliliters, .measurement(width: .wide, usage: .asProvided)) == ["1 milliliter", "1 Milliliter"])
  }

  @Test("The format of the number replaces the digits, and determines whether the unit is plural")
  func numberFormat() {
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let hundredths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(texts(mile, .measurement(width: .wide, usage: .road, numberFormatStyle: whole)) == ["1 mile", "2 Kilometer"])
    let precise = texts(mile, .measurement(width: .wide, usage: .road, numberFormatStyle: hundredths))
    #expect(precise == ["1.00 miles", "1,61 Kilometer"])
    let depth = Measurement(value: -1234.5, unit: UnitLength.meters)
    let plain = FloatingPointFormatStyle<Double>.number.grouping(.never)
    #expect(texts(depth, .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: plain)).first == "-1234.5 m")
  }

  @Test("A temperature without the name of its scale is in the unit of the locale")
  func withoutScale() {
    #expect(texts(mild, .measurement(width: .narrow, hidesScaleName: true)) == ["71°", "21°"])
    let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    let format = Measurement<UnitTemperature>.FormatStyle.measurement(
      width: .abbreviated, usage: .asProvided, hidesScaleName: true, numberFormatStyle: tenths)
    #expect(texts(mild, format) == ["21.5°", "21,5°"])
  }

  @Test("A unit of the app is written with its symbol")
  func ownUnit() {
    let block = UnitLength(symbol: "blocks", converter: UnitConverterLinear(coefficient: 100))
    #expect(texts(Measurement(value: 2.5, unit: block), .measurement(width: .wide)) == ["2.5 blocks", "2,5 blocks"])
  }

  @Test("Numbers that are not finite, huge or tiny have a text", arguments: extremes)
  func extremes(_ value: Double) {
    for format: Measurement<UnitLength>.FormatStyle in [
      .measurement(width: .narrow), .measurement(width: .wide, usage: .personHeight, numberFormatStyle: .number),
    ] {
      #expect(texts(Measurement(value: value, unit: .meters), format).allSatisfy { !$0.isEmpty })
    }
    let temperature = Measurement(value: value, unit: UnitTemperature.celsius)
    #expect(texts(temperature, .measurement(width: .narrow, hidesScaleName: true)).allSatisfy { !$0.isEmpty })
  }

  @Test("A text shows a measurement in the locale of the view")
  func text() {
    struct Forecast: View {
      @State private var temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
      let german: Locale

      var body: some View {
        Text(temperature, format: .measurement(width: .wide)).environment(\.locale, german)
        Text("Now \(temperature, format: .measurement(width: .wide, usage: .asProvided))").environment(\.locale, german)
      }
    }
    let app = TestApp { Forecast(german: Self.german) }
    #expect(app.visibleTexts == ["20 Grad Celsius", "Now 20 Grad Celsius"])
  }

  @Test("A format is the same after it was encoded and decoded")
  func coding() throws {
    var format = Measurement<UnitTemperature>.FormatStyle(width: .narrow, usage: .weather, hidesScaleName: true)
    format.numberFormatStyle = .number.grouping(.never)
    let data = try JSONEncoder().encode(format)
    #expect(try JSONDecoder().decode(Measurement<UnitTemperature>.FormatStyle.self, from: data) == format)
  }
}
