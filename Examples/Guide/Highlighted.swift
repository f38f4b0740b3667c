import SwiftUI

/// Swift source with colors for keywords, types, literals and comments.
struct Highlighted: View {
  let source: String

  var body: some View {
    Self.text(of: source)
      .font(.system(.footnote, design: .monospaced))
  }

  /// The kinds of tokens, with the expressions that find them. The first that matches at a position counts.
  private static let kinds: [(color: Color?, expression: Regex<Substring>)] = [
    (.secondary, /\/\/[^\n]*/),
    (.red, /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/),
    (.purple, /[@#][A-Za-z]+/),
    (
      .pink,
      /\b(?:actor|as|async|await|case|catch|default|do|else|enum|extension|false|fileprivate|final|for|func|guard|if|import|in|init|is|let|nil|nonisolated|private|protocol|public|return|self|Self|some|static|struct|switch|throw|throws|true|try|typealias|var|where|while)\b/
    ),
    (.teal, /\b[A-Z][A-Za-z0-9]*/),
    (.blue, /\b[0-9]+\b/),
    (nil, /[A-Za-z_][A-Za-z0-9_]*|[^A-Za-z_@#"\/]+|[\s\S]/),
  ]

  private static func text(of source: String) -> Text {
    var parts: [Text] = []
    var rest = source[...]
    while !rest.isEmpty {
      guard
        let (color, match) = kinds.lazy.compactMap({ kind in rest.prefixMatch(of: kind.expression).map { (kind.color, $0) } })
          .first
      else { break }
      let part = Text(verbatim: String(match.output))
      parts.append(color.map { part.foregroundStyle($0) } ?? part)
      rest = rest[match.range.upperBound...]
    }
    return joined(parts[...])
  }

  /// Joins the parts in pairs, so that the result is not as deep as there are parts.
  private static func joined(_ parts: ArraySlice<Text>) -> Text {
    switch parts.count {
    case 0: Text(verbatim: "")
    case 1: parts[parts.startIndex]
    default: joined(parts.prefix(parts.count / 2)) + joined(parts.dropFirst(parts.count / 2))
    }
  }
}
