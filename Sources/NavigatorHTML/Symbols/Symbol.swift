/// A drawing on a grid of 24 by 24 units.
struct Symbol: Sendable {
  /// The position of the outline's SVG elements in ``SymbolTable/drawings``.
  let outline: Range<Int>
  /// The position of the filled variant's SVG elements, or nil if the symbol looks the same in both variants.
  let filled: Range<Int>?

  /// The drawings by the names of SF Symbols. An app uses the same names on each platform.
  static let all: [String: Symbol] = {
    let drawings = Symbol.drawings()
    var symbols: [String: Symbol] = [:]
    SymbolTable.names.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: "\t"))
        guard parts.count == 2 else { continue }
        symbols[String(decoding: parts[0], as: UTF8.self)] = drawings[String(decoding: parts[1], as: UTF8.self)]
      }
    }
    return symbols
  }()

  private static func drawings() -> [String: Symbol] {
    var drawings: [String: Symbol] = [:]
    SymbolTable.drawings.withUTF8Buffer { table in
      for line in table.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: "\t"))
        guard parts.count >= 2 else { continue }
        drawings[String(decoding: parts[0], as: UTF8.self)] = Symbol(
          outline: parts[1].indices, filled: parts.count > 2 ? parts[2].indices : nil)
      }
    }
    return drawings
  }
}

extension HTMLBuffer {
  /// Appends the symbol `name`. A symbol without a drawing is replaced by its first letter in a rounded square.
  mutating func symbol(_ name: String) {
    guard let found = SymbolName(name) else { return letter(name) }
    raw("<svg class=\"symbol")
    if found.isFilled && (found.enclosure != nil || found.symbol?.filled != nil) { raw(" fill") }
    if found.isDirectional { raw(" turns") }
    raw("\" viewBox=\"0 0 24 24\">")
    switch found.enclosure {
    case .circle: enclosed(found) { $0.raw("<circle cx=\"12\" cy=\"12\" r=\"10\"/>") }
    case .square: enclosed(found) { $0.raw("<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4.5\"/>") }
    case nil: drawing(found)
    }
    raw("</svg>")
  }

  private mutating func enclosed(_ found: SymbolName, by enclosure: (inout HTMLBuffer) -> Void) {
    enclosure(&self)
    if let text = found.text {
      raw("<text class=\"inner\" x=\"12\" y=\"12\" dominant-baseline=\"central\" text-anchor=\"middle\">")
      self.text(text)
      raw("</text>")
    } else {
      raw("<g class=\"inner\" transform=\"translate(4.8 4.8) scale(.6)\">")
      outline(found)
      raw("</g>")
    }
  }

  private mutating func drawing(_ found: SymbolName) {
    guard let badge = found.badge else {
      if found.isFilled, let filled = found.symbol?.filled { elements(filled) } else { outline(found) }
      return
    }
    raw("<g transform=\"scale(.8)\">")
    if found.isFilled, let filled = found.symbol?.filled { elements(filled) } else { outline(found) }
    raw("</g><g class=\"badge\" transform=\"translate(13.5 13.5) scale(.44)\">")
    elements(badge.outline)
    raw("</g>")
  }

  private mutating func outline(_ found: SymbolName) {
    if let symbol = found.symbol { elements(symbol.outline) }
    if found.isSlashed { raw("<path d=\"M3 3l18 18\"/>") }
  }

  private mutating func elements(_ position: Range<Int>) {
    raw(SymbolTable.drawings, position)
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
