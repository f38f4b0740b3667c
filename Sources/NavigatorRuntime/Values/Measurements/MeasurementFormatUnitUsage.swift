import Foundation

/// The purpose of a measurement, which determines the unit that a locale prefers.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the purpose in Unicode's data, or nil to keep the unit of the measurement.
  let option: String?

  /// A general purpose, for which the locale's usual unit is displayed.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "default") }
  /// The purpose that keeps the unit of the measurement.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length in relation to a person.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
  /// The height of a person.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person-height") }
  /// A distance on a road.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "road") }
  /// The focal length of a lens.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "focal-length") }
  /// An amount of rain.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "rainfall") }
  /// An amount of snow.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "snowfall") }
  /// The visibility distance in weather reports.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy content of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "food") }
  /// The energy that is spent in a workout.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The body temperature of a person.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
  /// The temperature in weather reports.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The concentration of glucose in blood. The text keeps the unit of the measurement.
  public static var bloodGlucose: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The air pressure in weather reports.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The wind speed in weather reports.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "fluid") }
}
