import Foundation

/// The purpose of a measurement, which determines the unit in which people of a locale expect it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the purpose in Unicode's data; nil to keep the unit of the measurement.
  let option: String?

  /// No particular purpose: the usual unit of the locale.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "default") }
  /// The unit of the measurement itself.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length of people.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
  /// The height of people.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person-height") }
  /// A distance on roads.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "road") }
  /// The focal length of lenses.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "focal-length") }
  /// An amount of rain.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "rainfall") }
  /// An amount of snow.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "snowfall") }
  /// The distance of visibility.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of people.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "food") }
  /// The energy of a workout.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of people.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "person") }
  /// The temperature of the weather.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The concentration of glucose in blood. The text has the unit of the measurement.
  public static var bloodGlucose: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(option: "fluid") }
}
