import NavigatorHost

/// The colors of a multicolor symbol.
nonisolated struct SymbolColors: Equatable {
  /// The name of the color of the primary layer, or of the whole symbol. It is nil for the foreground style.
  var upper: String?
  /// The name of the color of the secondary layer. It is nil for the foreground style.
  var lower: String?
  /// A Boolean value that indicates whether the symbol has two layers.
  var hasLayers = false

  /// Finds the colors of a symbol. Returns nil if the symbol defines none.
  init?(of name: String) {
    let parts = name.split(separator: ".").map(String.init)
    if let badge = parts.firstIndex(of: "badge"), badge > 0, badge + 1 < parts.count {
      guard let color = Self.badges[parts[badge + 1]] else { return nil }
      (upper, hasLayers) = (color, true)
      return
    }
    if let color = Self.discs[name] {
      (upper, lower, hasLayers) = ("white", color, true)
      return
    }
    if parts.first == "cloud", let color = parts.lazy.compactMap({ Self.weather[$0] }).first {
      (upper, lower, hasLayers) = ("gray", color, true)
      return
    }
    if parts.first == "battery", !parts.contains("bolt") {
      guard parts.count == 2, Self.charged.contains(parts[1]) else { return nil }
      (upper, hasLayers) = ("green", true)
      return
    }
    let outline = parts.last == "fill" ? parts.dropLast().joined(separator: ".") : name
    guard let color = Self.whole[outline] ?? (parts.first == "cloud" ? "gray" : nil) else { return nil }
    upper = color
  }

  /// The colors of symbols with a single color, by the name of the outline variant.
  private static let whole = [
    "exclamationmark.triangle": "yellow", "sun.max": "yellow", "sun.min": "yellow", "star": "yellow", "bolt": "yellow",
    "lightbulb": "yellow", "heart": "red", "trash": "red", "exclamationmark.octagon": "red", "xmark.octagon": "red",
    "mappin": "red", "leaf": "green", "phone": "green", "drop": "cyan", "snowflake": "cyan",
  ]

  /// The colors of discs with a white mark.
  private static let discs = ["plus.circle.fill": "green", "checkmark.circle.fill": "green", "minus.circle.fill": "red"]

  /// The colors of the secondary layer in weather symbols, such as rain.
  private static let weather = [
    "bolt": "yellow", "rain": "cyan", "drizzle": "cyan", "heavyrain": "cyan", "hail": "cyan", "sleet": "cyan", "snow": "cyan",
  ]

  /// The charge levels at which a battery symbol is green.
  private static let charged: Set = ["50", "75", "100", "50percent", "75percent", "100percent"]

  /// The colors of badges.
  private static let badges = [
    "plus": "green", "checkmark": "green", "minus": "red", "xmark": "red", "exclamationmark": "yellow",
  ]
}

extension InheritedStyle {
  /// Returns the style properties of a multicolor symbol. A symbol that defines no colors has the foreground style, or else the
  /// tint.
  func multicolorStyle(of symbol: String) -> [StyleProperty] {
    let own = foregroundPaint ?? tintPaint ?? .color(ColorStyle(.named("accent")))
    guard let colors = SymbolColors(of: symbol) else { return [.foreground(own)] }
    func paint(_ name: String?) -> Paint { name.map { .color(ColorStyle(.named($0))) } ?? own }
    return [.foreground(paint(colors.upper))] + (colors.hasLayers ? [.symbolLayers(paint(colors.lower))] : [])
  }
}
