/// A symbol, drawn as lines on a grid of 24 by 24 units.
///
/// The symbols were drawn for this package and are covered by its license. Only their names are those of SF Symbols, so that an
/// app uses the same names on each platform.
struct Symbol: Sendable {
  /// The attribute `d` of an SVG path.
  let path: StaticString
  /// A Boolean value that indicates whether the filled variant fills the path. Other symbols look the same in both variants.
  let isClosed: Bool

  init(_ path: StaticString, closed isClosed: Bool = false) {
    self.path = path
    self.isClosed = isClosed
  }
}

/// The parts of an SF Symbols name: the drawing, the enclosure and the fill.
struct SymbolName {
  enum Enclosure {
    case circle, square
  }

  var symbol: Symbol
  var enclosure: Enclosure?
  var isFilled: Bool
  /// A Boolean value that indicates whether the symbol follows the text direction and is mirrored for right-to-left text.
  var isDirectional: Bool

  /// Finds the drawing for `name`, or for its longest prefix that has one. The result is nil if there is none.
  init?(_ name: String) {
    if let symbol = Symbol.all[name] {
      self.init(name, symbol: symbol, enclosure: nil, isFilled: false)
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.count > 1 && parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let symbol = Symbol.all[parts.joined(separator: ".")] {
      self.init(name, symbol: symbol, enclosure: nil, isFilled: isFilled)
      return
    }
    var enclosure: Enclosure?
    if parts.count > 1, let last = parts.last, last == "circle" || last == "square" {
      enclosure = last == "circle" ? .circle : .square
      parts.removeLast()
    }
    while !parts.isEmpty {
      if let symbol = Symbol.all[parts.joined(separator: ".")] {
        self.init(name, symbol: symbol, enclosure: enclosure, isFilled: isFilled)
        return
      }
      parts.removeLast()
    }
    return nil
  }

  private init(_ name: String, symbol: Symbol, enclosure: Enclosure?, isFilled: Bool) {
    self.symbol = symbol
    self.enclosure = enclosure
    self.isFilled = isFilled
    isDirectional = name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}

extension HTMLBuffer {
  /// Appends the symbol `name`. A symbol without a drawing is replaced by its first letter in a rounded square.
  mutating func symbol(_ name: String) {
    guard let found = SymbolName(name) else { return letter(name) }
    raw("<svg class=\"symbol")
    if found.isFilled && (found.symbol.isClosed || found.enclosure != nil) { raw(" fill") }
    if found.isDirectional { raw(" turns") }
    raw("\" viewBox=\"0 0 24 24\">")
    switch found.enclosure {
    case .circle:
      raw("<circle cx=\"12\" cy=\"12\" r=\"10\"/><path class=\"inner\" transform=\"translate(4.8 4.8) scale(.6)\" d=\"")
    case .square:
      raw("<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4.5\"/>")
      raw("<path class=\"inner\" transform=\"translate(4.8 4.8) scale(.6)\" d=\"")
    case nil: raw("<path d=\"")
    }
    raw(found.symbol.path)
    raw("\"/></svg>")
  }

  private mutating func letter(_ name: String) {
    raw("<span class=\"symbol letter\">")
    if let first = name.first(where: { $0.isLetter || $0.isNumber }) {
      text(first.uppercased())
    } else {
      raw("?")
    }
    raw("</span>")
  }
}
