/// Divides Swift source into identifiers and compiler directives. Comments, string literals, numbers and operators are skipped.
/// The code in interpolations is not skipped.
struct SourceScanner {
  struct Token {
    enum Kind {
      case identifier(String, SourceTokens.Use.Prefix)
      case directive(String, condition: String)
      case other
    }

    let kind: Kind
    let line: Int
  }

  private let characters: [Character]
  private var position = 0
  private var line = 1
  /// The string literals whose interpolations contain the position, with the innermost one last.
  private var texts: [TextDelimiter] = []
  /// The open parentheses in each interpolation.
  private var parentheses: [Int] = []

  private struct TextDelimiter {
    let pounds: Int
    let isMultiline: Bool
  }

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func next() -> Token? {
    while let character = peek() {
      if character.isWhitespace {
        advance()
      } else if character == "/", peek(1) == "/" {
        skip { !$0.isNewline }
      } else if character == "/", peek(1) == "*" {
        skipComment()
      } else if character == "\"" || (character == "#" && startsText) {
        beginText()
      } else if character == "#" {
        return directive()
      } else if character == ")", parentheses.last == 0 {
        advance()
        parentheses.removeLast()
        if let text = texts.popLast() { readText(text) }
      } else if character == "\\", peek(1) == "." {
        advance(2)
        if let name = identifier() { return Token(kind: .identifier(name, .keyPath), line: line) }
      } else if character == ".", let following = peek(1), isStart(following) {
        let prefix: SourceTokens.Use.Prefix = isAfterExpression ? .dot : .implicitDot
        advance()
        if let name = identifier() { return Token(kind: .identifier(name, prefix), line: line) }
      } else if character == "`" {
        advance()
      } else if isStart(character) {
        if let name = identifier() { return Token(kind: .identifier(name, .none), line: line) }
      } else if character.isNumber {
        skip { $0.isNumber || $0.isLetter || $0 == "_" }
      } else {
        if character == "(", let open = parentheses.popLast() { parentheses.append(open + 1) }
        if character == ")", let open = parentheses.popLast() { parentheses.append(open - 1) }
        advance()
        return Token(kind: .other, line: line)
      }
    }
    return nil
  }

  private func peek(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  /// A Boolean value that indicates whether the code before the position ends an expression. A dot at the start of a line
  /// continues an expression.
  private var isAfterExpression: Bool {
    guard let previous = characters[..<position].last(where: { !$0.isWhitespace }) else { return false }
    return previous.isLetter || previous.isNumber || "_$)]}>?!\"`".contains(previous)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < characters.count {
      if characters[position].isNewline { line += 1 }
      position += 1
    }
  }

  private mutating func skip(while isSkipped: (Character) -> Bool) {
    while let character = peek(), isSkipped(character) { advance() }
  }

  private func isStart(_ character: Character) -> Bool { character.isLetter || character == "_" || character == "$" }

  private mutating func identifier() -> String? {
    let start = position
    skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return position > start ? String(characters[start..<position]) : nil
  }

  private mutating func skipComment() {
    var depth = 0
    while peek() != nil {
      if peek() == "/", peek(1) == "*" {
        depth += 1
        advance(2)
      } else if peek() == "*", peek(1) == "/" {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// Reads a directive, or a macro such as `#Preview`, which is treated as an identifier.
  private mutating func directive() -> Token {
    let line = line
    advance()
    guard let name = identifier() else { return Token(kind: .other, line: line) }
    guard ["if", "elseif", "else", "endif"].contains(name) else { return Token(kind: .identifier(name, .none), line: line) }
    let start = position
    skip { !$0.isNewline }
    return Token(kind: .directive(name, condition: String(characters[start..<position])), line: line)
  }

  // MARK: Texts

  /// A Boolean value that indicates whether the number signs at the position begin a string literal.
  private var startsText: Bool {
    var offset = 0
    while peek(offset) == "#" { offset += 1 }
    return peek(offset) == "\""
  }

  private mutating func beginText() {
    var pounds = 0
    while peek() == "#" {
      pounds += 1
      advance()
    }
    let isMultiline = peek(1) == "\"" && peek(2) == "\""
    advance(isMultiline ? 3 : 1)
    readText(TextDelimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// Skips the characters of a string literal up to its end or its next interpolation.
  private mutating func readText(_ text: TextDelimiter) {
    while let character = peek() {
      if character == "\\", matches(text.pounds, "#", from: 1) {
        if peek(1 + text.pounds) == "(" {
          advance(2 + text.pounds)
          texts.append(text)
          parentheses.append(0)
          return
        }
        advance(2 + text.pounds)
      } else if character == "\"", matches(text.isMultiline ? 3 : 1, "\"", from: 0),
        matches(text.pounds, "#", from: text.isMultiline ? 3 : 1)
      {
        advance((text.isMultiline ? 3 : 1) + text.pounds)
        return
      } else if character.isNewline, !text.isMultiline {
        return
      } else {
        advance()
      }
    }
  }

  private func matches(_ count: Int, _ character: Character, from offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == character }
  }
}
