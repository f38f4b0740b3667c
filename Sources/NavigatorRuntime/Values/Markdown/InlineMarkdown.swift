import Foundation

/// The inline syntax of Markdown (CommonMark, section 6, with strikethrough and bare addresses of GitHub's dialect): emphasis,
/// code, links, escapes and entities. White space and the syntax of blocks are kept as they are.
enum InlineMarkdown {
  /// Returns the parts of a text, each with the attributes of its Markdown.
  static func segments(of text: String) -> [TextSegment] {
    guard text.mayContainMarkdown else { return [TextSegment(text)] }
    var parser = MarkdownParser(text)
    return parser.parse()
  }

  /// Returns a text whose characters have no meaning in Markdown.
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
  /// A Boolean value that indicates whether the text has a character that may begin Markdown's inline syntax.
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
  /// A Boolean value that indicates whether a backslash before the character escapes it: ASCII punctuation.
  var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the character is a punctuation mark or a symbol in Unicode.
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
