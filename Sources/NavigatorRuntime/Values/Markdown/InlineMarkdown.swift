import Foundation

/// The inline syntax of Markdown: emphasis, code, links, escapes and entities.
///
/// It follows section 6 of CommonMark, with strikethrough and bare addresses from GitHub's dialect. White space and block syntax
/// are left unchanged.
enum InlineMarkdown {
  /// Returns the segments of a text with the attributes of its Markdown.
  static func segments(of text: String) -> [TextSegment] {
    guard text.mayContainMarkdown else { return [TextSegment(text)] }
    var parser = MarkdownParser(text)
    return parser.parse()
  }

  /// Returns a text in which all Markdown punctuation is escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.isMarkdownPunctuation { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}

extension String {
  /// A Boolean value that indicates whether the text contains a character that may start inline syntax.
  var mayContainMarkdown: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "\\"),
        UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return true
      case UInt8(ascii: ".") where previous == UInt8(ascii: "w"): return true
      default: previous = byte
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a backslash can escape the character, which is true of ASCII punctuation.
  var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// A Boolean value that indicates whether Unicode classifies the character as a punctuation mark or a symbol.
  var isPunctuationOrSymbol: Bool {
    if isASCII { return isMarkdownPunctuation }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
