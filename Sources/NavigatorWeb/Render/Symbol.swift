/// A symbol: lines on a grid of 24 by 24.
///
/// The symbols were drawn for this package and are part of it, under its licence. Of SF Symbols they have the names alone, so that an app
/// asks for the same ones everywhere; what a name stands for is drawn in our own lines.
struct Symbol: Sendable {
  /// The `d` of a path.
  let path: StaticString
  /// Whether its filled variant fills the path; other symbols look the same in both.
  let isClosed: Bool

  init(_ path: StaticString, closed isClosed: Bool = false) {
    self.path = path
    self.isClosed = isClosed
  }
}

/// An SF Symbols name taken apart: a drawing of ours, an enclosure, a fill.
struct SymbolName {
  enum Enclosure {
    case circle, square
  }

  var symbol: Symbol
  var enclosure: Enclosure?
  var isFilled: Bool
  /// Whether it points along the line of text, and so the other way where that runs to the left.
  var isDirectional: Bool

  /// Finds the drawing for `name`, or for the longest beginning of it that has one; nil if there is none.
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
  /// Appends the symbol called `name`; what we do not draw shows its first letter in a rounded square.
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
