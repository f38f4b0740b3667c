import SwiftUI

/// Swift source with colors for keywords, types, literals and comments.
struct Highlighted: View {
  let source: String
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Self.text(of: source, in: scheme)
      .font(.system(.footnote, design: .monospaced))
      .environment(\.layoutDirection, .leftToRight)
  }

  /// A kind of token. Its colors are legible on the background of their scheme.
  private enum Token {
    case string, attribute, keyword, type, number

    func color(in scheme: ColorScheme) -> Color {
      switch (self, scheme) {
      case (.string, .dark): Color(red: 0.99, green: 0.42, blue: 0.36)
      case (.string, _): Color(red: 0.77, green: 0.1, blue: 0.09)
      case (.attribute, .dark): Color(red: 0.99, green: 0.56, blue: 0.25)
      case (.attribute, _): Color(red: 0.39, green: 0.22, blue: 0.13)
      case (.keyword, .dark): Color(red: 0.99, green: 0.37, blue: 0.64)
      case (.keyword, _): Color(red: 0.61, green: 0.14, blue: 0.58)
      case (.type, .dark): Color(red: 0.62, green: 0.95, blue: 0.87)
      case (.type, _): Color(red: 0.11, green: 0.27, blue: 0.29)
      case (.number, .dark): Color(red: 0.82, green: 0.75, blue: 0.41)
      case (.number, _): Color(red: 0.11, green: 0, blue: 0.81)
      }
    }
  }

  /// The kinds of tokens, with the expressions that find them. The first that matches at a position counts.
  private static let kinds: [(token: Token?, expression: Regex<Substring>)] = [
    (nil, /\/\/[^\n]*/),
    (.string, /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/),
    (.attribute, /[@#][A-Za-z]+/),
    (
      .keyword,
      #/
      \b(?:
      actor|as|async|await|case|catch|class|default|do|else|enum|extension|false|fileprivate|final|for|func|guard|if|
      import|in|init|is|let|nil|nonisolated|private|protocol|public|return|self|Self|some|static|struct|switch|throw|
      throws|true|try|typealias|var|where|while
      )\b
      /#
    ),
    (.type, /\b[A-Z][A-Za-z0-9]*/),
    (.number, /\b[0-9]+\b/),
    (nil, /[A-Za-z_][A-Za-z0-9_]*|[^A-Za-z_@#"\/]+|[\s\S]/),
  ]

  private static func text(of source: String, in scheme: ColorScheme) -> Text {
    var parts: [Text] = []
    var rest = source[...]
    while !rest.isEmpty {
      guard
        let (token, match) = kinds.lazy.compactMap({ kind in rest.prefixMatch(of: kind.expression).map { (kind.token, $0) } })
          .first
      else { break }
      let part = Text(verbatim: String(match.output))
      parts.append(token.map { part.foregroundStyle($0.color(in: scheme)) } ?? part)
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
