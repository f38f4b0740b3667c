import Foundation

extension Dimension {
  /// The identifier of the unit in Unicode's data. It is nil for custom units and for units that the data does not contain.
  var unicodeIdentifier: String? {
    switch self {
    case is UnitLength: UnitIdentifiers.lengths[symbol] ?? UnitIdentifiers.metric(symbol, ["m": "meter"])
    case is UnitMass: UnitIdentifiers.masses[symbol] ?? UnitIdentifiers.metric(symbol, ["g": "gram"])
    case is UnitTemperature: UnitIdentifiers.temperatures[symbol]
    case is UnitDuration: UnitIdentifiers.durations[symbol] ?? UnitIdentifiers.metric(symbol, ["s": "second"])
    case is UnitSpeed: UnitIdentifiers.speeds[symbol]
    case is UnitVolume: UnitIdentifiers.volumes[symbol] ?? UnitIdentifiers.volume(symbol)
    case is UnitArea: UnitIdentifiers.areas[symbol] ?? UnitIdentifiers.power(symbol, "²", "square")
    case is UnitEnergy: UnitIdentifiers.energies[symbol] ?? UnitIdentifiers.metric(symbol, ["J": "joule"])
    case is UnitPressure: UnitIdentifiers.pressures[symbol] ?? UnitIdentifiers.metric(symbol, ["Pa": "pascal"])
    case is UnitPower: symbol == "hp" ? "horsepower" : UnitIdentifiers.metric(symbol, ["W": "watt"])
    case is UnitAngle: UnitIdentifiers.angles[symbol]
    case is UnitInformationStorage: UnitIdentifiers.storage(symbol)
    case is UnitFrequency: UnitIdentifiers.metric(symbol, ["Hz": "hertz"])
    case is UnitFuelEfficiency: fuelEfficiency
    default: UnitIdentifiers.others[symbol] ?? electricity
    }
  }

  private var fuelEfficiency: String? {
    switch symbol {
    case "L/100km": "liter-per-100-kilometer"
    case "mpg" where self == UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial"
    case "mpg": "mile-per-gallon"
    default: nil
    }
  }

  private var electricity: String? {
    switch self {
    case is UnitElectricCharge: UnitIdentifiers.metric(symbol, ["C": "coulomb"])
    case is UnitElectricCurrent: UnitIdentifiers.metric(symbol, ["A": "ampere"])
    case is UnitElectricPotentialDifference: UnitIdentifiers.metric(symbol, ["V": "volt"])
    case is UnitElectricResistance: UnitIdentifiers.metric(symbol, ["Ω": "ohm"])
    default: nil
    }
  }
}

/// The identifiers of units in Unicode's data, by the symbols of Foundation's units.
private enum UnitIdentifiers {
  static let prefixes = [
    ("", ""), ("da", "deca"), ("f", "femto"), ("p", "pico"), ("n", "nano"), ("µ", "micro"), ("m", "milli"), ("c", "centi"),
    ("d", "deci"), ("h", "hecto"), ("k", "kilo"), ("M", "mega"), ("G", "giga"), ("T", "tera"), ("P", "peta"), ("E", "exa"),
    ("Z", "zetta"), ("Y", "yotta"),
  ]
  static let binaryPrefixes = [
    ("Ki", "kibi"), ("Mi", "mebi"), ("Gi", "gibi"), ("Ti", "tebi"), ("Pi", "pebi"), ("Ei", "exbi"), ("Zi", "zebi"),
    ("Yi", "yobi"),
  ]

  /// Returns the identifier of a unit with a metric prefix.
  static func metric(_ symbol: String, _ bases: [String: String]) -> String? {
    for (base, name) in bases where symbol.hasSuffix(base) {
      let prefix = symbol.dropLast(base.count)
      if let found = prefixes.first(where: { $0.0 == prefix }) { return found.1 + name }
    }
    return nil
  }

  /// Returns the identifier of a square or cubic length.
  static func power(_ symbol: String, _ exponent: String, _ name: String) -> String? {
    guard symbol.hasSuffix(exponent) else { return nil }
    let base = String(symbol.dropLast(exponent.count))
    return (lengths[base] ?? metric(base, ["m": "meter"])).map { "\(name)-\($0)" }
  }

  static func volume(_ symbol: String) -> String? {
    power(symbol, "³", "cubic") ?? metric(symbol, ["L": "liter", "l": "liter"])
  }

  static func storage(_ symbol: String) -> String? {
    if symbol == "bit" { return "bit" }
    for (suffix, name) in [("B", "byte"), ("b", "bit")] where symbol.hasSuffix(suffix) {
      let prefix = symbol.dropLast()
      if let found = (prefixes + binaryPrefixes).first(where: { $0.0 == prefix }) { return found.1 + name }
    }
    return nil
  }

  static let lengths = [
    "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  static let masses = [
    "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  static let durations = ["m": "minute", "h": "hour"]
  static let speeds = ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
  static let volumes = [
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial", "pt Imperial": "pint-imperial",
    "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
  ]
  static let areas = ["ac": "acre", "ha": "hectare"]
  static let energies = ["kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"]
  static let pressures = [
    "N/m²": "pascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  static let others = [
    "m/s²": "meter-per-square-second", "g": "g-force", "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter",
    "mmol/L": "millimole-per-liter", "ppm": "permillion", "lx": "lux",
  ]
}
