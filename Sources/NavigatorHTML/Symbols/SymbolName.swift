/// The parts of an SF Symbols name: the drawing, the enclosure, the fill, the slash and the badge.
struct SymbolName {
  enum Enclosure {
    case circle, square
  }

  /// A part of a drawing with several elements.
  enum LowerPart {
    /// The case of a battery, which is below its level.
    case first
    /// The rain, the snow or the lightning of a cloud.
    case others
  }

  /// The drawing, or nil for ``text``.
  private(set) var symbol: Symbol?
  /// The number or letter in an enclosure, as in `1.circle`.
  private(set) var text: String?
  private(set) var enclosure: Enclosure?
  private(set) var isFilled = false
  private(set) var isSlashed = false
  /// The drawing in the corner, as in `folder.badge.plus`.
  private(set) var badge: Symbol?
  /// The elements of the drawing that form its lower layer, or nil if the drawing has one layer.
  let lowerPart: LowerPart?
  /// A Boolean value that indicates whether the symbol follows the text direction and is mirrored for right-to-left text.
  let isDirectional: Bool
  /// A Boolean value that indicates whether only a prefix of the name has a drawing.
  private(set) var isPrefix = false

  /// Finds the drawing for `name`, or for its longest prefix with a drawing. Returns nil if there is none.
  ///
  /// - Parameter prefersLayers: A Boolean value that indicates whether a drawing with several layers has precedence over a
  ///   drawing of the whole name.
  init?(_ name: String, prefersLayers: Bool = false) {
    var parts = name.split(separator: ".").map(String.init)
    isDirectional = parts.contains { $0 == "forward" || $0 == "backward" }
    lowerPart = Self.lowerPart(of: parts)
    if prefersLayers {
      isFilled = parts.dropFirst().contains("fill")
      var layers = Array(parts.prefix(1)) + parts.dropFirst().filter { $0 != "fill" }
      if findEnclosed(&layers) || findSlashed(&layers) || findBadge(layers) { return }
      (symbol, enclosure, text, isFilled, isSlashed, badge) = (nil, nil, nil, false, false, nil)
    }
    symbol = Symbol.all[name]
    if symbol != nil {
      // The filled drawing of such a symbol has one filled half, except for shields, whose half is hatched.
      isFilled = name.hasSuffix("half.filled") && !parts.contains("shield")
      return
    }
    isFilled = parts.dropFirst().contains("fill")
    if isFilled { parts = parts.prefix(1) + parts.dropFirst().filter { $0 != "fill" } }
    if find(parts) {
      composeFilled(parts)
      return
    }
    if findEnclosed(&parts) || findSlashed(&parts) || findBadge(parts) { return }
    isPrefix = true
    while !parts.isEmpty {
      parts.removeLast()
      if find(parts) { return }
    }
    return nil
  }

  private static func lowerPart(of parts: [String]) -> LowerPart? {
    switch parts.first {
    case "cloud": .others
    // The case of a battery with a bolt consists of several elements.
    case "battery": parts.contains("bolt") ? nil : .first
    default: nil
    }
  }

  private mutating func find(_ parts: some Collection<String>) -> Bool {
    symbol = Symbol.all[parts.joined(separator: ".")]
    return symbol != nil
  }

  /// Adds a filled circle or square around the rest of the name, if the drawing of the whole name has no filled variant.
  private mutating func composeFilled(_ parts: [String]) {
    guard isFilled, let whole = symbol, whole.filled == nil else { return }
    var parts = parts
    if !findEnclosed(&parts) { (symbol, enclosure, text) = (whole, nil, nil) }
  }

  private mutating func findEnclosed(_ parts: inout [String]) -> Bool {
    guard parts.count > 1, let last = parts.last, last == "circle" || last == "square" else { return false }
    enclosure = last == "circle" ? .circle : .square
    parts.removeLast()
    if parts.count == 1, parts[0].count <= 2, parts[0].allSatisfy({ $0.isNumber }) || parts[0].count == 1 {
      text = parts[0].uppercased()
      return true
    }
    return find(parts)
  }

  private mutating func findSlashed(_ parts: inout [String]) -> Bool {
    guard parts.count > 1, parts.last == "slash" else { return false }
    parts.removeLast()
    isSlashed = true
    return find(parts)
  }

  private mutating func findBadge(_ parts: [String]) -> Bool {
    guard let index = parts.firstIndex(of: "badge"), index > 0 else { return false }
    badge = Symbol.all[parts[(index + 1)...].joined(separator: ".")]
    return badge != nil && find(parts[..<index])
  }
}
