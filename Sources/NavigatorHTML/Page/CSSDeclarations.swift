/// The declarations of a style attribute, for a style sheet.
enum CSSDeclarations {
  typealias Declaration = (name: String, value: String)

  /// The properties whose changes contain no movement. They are animated also for users who prefer reduced motion.
  static let stillProperties: Set<String> = [
    "opacity", "color", "background-color", "fill", "stroke", "border-color", "outline-color",
  ]

  /// Returns the declarations of a text that ``HTMLBuffer`` has written. Declarations that could end a rule of a style sheet, and
  /// custom properties, which browsers do not interpolate, are omitted.
  static func of(_ css: String) -> [Declaration] {
    split(css).compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let (name, value) = (declaration[..<colon], declaration[declaration.index(after: colon)...])
      guard !name.hasPrefix("--"), name.utf8.allSatisfy(isNameByte), !name.isEmpty, !value.isEmpty else { return nil }
      guard !value.utf8.contains(where: { "<>{}\\&".utf8.contains($0) }) else { return nil }
      return (String(name), String(value))
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte == 0x2D }

  /// Splits declarations at the semicolons outside of quotation marks and parentheses.
  private static func split(_ css: String) -> [Substring] {
    var parts: [Substring] = []
    var start = css.startIndex
    var depth = 0
    var quote: UInt8?
    for index in css.utf8.indices {
      let byte = css.utf8[index]
      switch byte {
      case _ where byte == quote: quote = nil
      case _ where quote != nil: break
      case 0x22, 0x27: quote = byte
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x3B where depth == 0:
        parts.append(css[start..<index])
        start = css.utf8.index(after: index)
      default: break
      }
    }
    parts.append(css[start...])
    // Declarations with an open quotation mark or parenthesis would extend into the next rule.
    return quote == nil && depth == 0 ? parts : []
  }
}
