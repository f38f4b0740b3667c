/// A writer of the Prometheus text format (exposition format 0.0.4).
struct PrometheusText {
  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var string = ""

  mutating func begin(_ name: String, _ kind: PrometheusKind, description: String?) {
    if let description { string += "# HELP \(name) \(Self.escaped(description, quotes: false))\n" }
    string += "# TYPE \(name) \(kind.rawValue)\n"
  }

  mutating func sample(_ name: String, _ labels: PrometheusLabels, _ value: Double) {
    string += name
    if !labels.pairs.isEmpty {
      string += "{" + labels.pairs.map { "\($0.name)=\"\(Self.escaped($0.value, quotes: true))\"" }.joined(separator: ",") + "}"
    }
    string += " \(Self.number(value))\n"
  }

  /// Returns a number as text. Whole numbers have no decimal point, which makes them easier to read.
  static func number(_ value: Double) -> String {
    switch value {
    case .infinity: "+Inf"
    case -.infinity: "-Inf"
    case _ where value.isNaN: "NaN"
    case _ where value == value.rounded() && abs(value) < 1e15: String(Int(value))
    default: String(value)
    }
  }

  static func escaped(_ text: String, quotes: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += #"\\"#
      case "\n": escaped += #"\n"#
      case "\"" where quotes: escaped += #"\""#
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Labels in the form that the text format allows, sorted by name.
struct PrometheusLabels: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The maximum number of characters in the value of a label. Longer values are truncated.
  static let maximumValueLength = 128

  private(set) var pairs: [Pair] = []

  /// Creates labels from the dimensions of swift-metrics. Only the first dimension with a name is used.
  init(_ dimensions: [(String, String)]) {
    var seen: Set<String> = []
    for (name, value) in dimensions {
      let name = Self.labelName(name)
      guard seen.insert(name).inserted else { continue }
      pairs.append(
        Pair(name: name, value: String(String.UnicodeScalarView(value.unicodeScalars.prefix(Self.maximumValueLength)))))
    }
    pairs.sort { $0.name < $1.name }
  }

  /// The same names with the value `other`, for series in excess of the maximum number.
  var other: PrometheusLabels { PrometheusLabels(pairs.map { ($0.name, "other") }) }

  func adding(_ name: String, _ value: String) -> PrometheusLabels {
    var labels = self
    labels.pairs.append(Pair(name: name, value: value))
    return labels
  }

  /// Returns a name of the form `[a-zA-Z_:][a-zA-Z0-9_:]*`.
  static func metricName(_ name: String) -> String {
    plain(name) { $0 == ":" }
  }

  /// Returns a name of the form `[a-zA-Z_][a-zA-Z0-9_]*`. `le` is reserved for histograms, and names that begin with two
  /// underscores for Prometheus.
  private static func labelName(_ name: String) -> String {
    let name = plain(name) { _ in false }
    return name == "le" || name.hasPrefix("__") ? "exported_" + name : name
  }

  private static func plain(_ name: String, alsoAllowed: (Unicode.Scalar) -> Bool) -> String {
    var plain = ""
    for scalar in name.unicodeScalars.prefix(maximumValueLength) {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || alsoAllowed(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      if plain.isEmpty && isDigit { plain = "_" }
      plain.unicodeScalars.append(isLetter || isDigit ? scalar : "_")
    }
    return plain.isEmpty ? "_" : plain
  }
}
