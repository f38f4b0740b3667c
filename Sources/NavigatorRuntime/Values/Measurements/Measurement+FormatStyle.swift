import Foundation

// On Apple platforms, Foundation declares the format styles of measurements.

extension Measurement where UnitType: Dimension {
  /// A format style for measurements that uses the conventions of a locale.
  ///
  /// ```swift
  /// Text(distance, format: .measurement(width: .abbreviated, usage: .road))
  /// temperature.formatted(.measurement(width: .narrow, usage: .asProvided))
  /// ```
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let option: MeasureWidth

      /// The full name of the unit, as in "3 kilometers".
      public static var wide: UnitWidth { UnitWidth(option: .wide) }
      /// The symbol of the unit, as in "3 km".
      public static var abbreviated: UnitWidth { UnitWidth(option: .abbreviated) }
      /// The shortest symbol of the unit, as in "3km".
      public static var narrow: UnitWidth { UnitWidth(option: .narrow) }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The purpose of the measurement, which determines the unit that the locale prefers.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number. If it is nil, the usage and the locale determine the number of digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale of the number and of the unit's name.
    public var locale: Locale
    /// A Boolean value that indicates whether the name of a temperature scale is omitted, as in "21°".
    var isWithoutScale = false

    /// Creates a format style.
    ///
    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - locale: The locale of the number and of the unit's name.
    ///   - usage: The purpose of the measurement.
    ///   - numberFormatStyle: The format of the number.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the formatted measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasureFormat(
        width: width.option, usage: (usage ?? .general).option, locale: locale, number: numberFormatStyle,
        isWithoutScale: isWithoutScale
      )
      .string(value.value, value.unit)
    }

    /// Returns the format style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var format = self
      format.locale = locale
      return format
    }
  }

  /// Returns the measurement formatted with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Returns the measurement with the symbol of the unit that the current locale prefers.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// A Boolean value that indicates whether the name of the temperature scale is omitted, as in "21°".
  public var hidesScaleName: Bool {
    get { isWithoutScale }
    set { isWithoutScale = newValue }
  }

  /// Creates a format style for temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - locale: The locale of the number and of the unit's name.
  ///   - usage: The purpose of the measurement.
  ///   - hidesScaleName: A Boolean value that indicates whether the name of the temperature scale is omitted.
  ///   - numberFormatStyle: The format of the number.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    isWithoutScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a format style for measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement.
  ///   - numberFormatStyle: The format of the number.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a format style for temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement.
  ///   - hidesScaleName: A Boolean value that indicates whether the name of the temperature scale is omitted.
  ///   - numberFormatStyle: The format of the number.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
