/// The text that Prometheus reads (exposition format 0.0.4), as it is written.
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

  /// Whole numbers are written as such, for they are easier to read.
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

/// Labels in a form that the format allows, sorted by name.
struct PrometheusLabels: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// Characters of a label's value; what is longer is cut.
  static let maximumValueLength = 128

  private(set) var pairs: [Pair] = []

  /// Takes dimensions as swift-metrics has them. A name that stands there twice counts once.
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

  /// The same names, each with a value that stands for all that there is no room for.
  var other: PrometheusLabels { PrometheusLabels(pairs.map { ($0.name, "other") }) }

  func adding(_ name: String, _ value: String) -> PrometheusLabels {
    var labels = self
    labels.pairs.append(Pair(name: name, value: value))
    return labels
  }

  /// `[a-zA-Z_:][a-zA-Z0-9_:]*`
  static func metricName(_ name: String) -> String {
    plain(name) { $0 == ":" }
  }

  /// `[a-zA-Z_][a-zA-Z0-9_]*`; `le` belongs to histograms, and what begins with two underscores to Prometheus.
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
