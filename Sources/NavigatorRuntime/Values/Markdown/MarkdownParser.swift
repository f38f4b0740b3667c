import Foundation

/// A parser of Markdown's inline syntax. Its running time is linear in the length of the text, except for nested brackets, whose
/// number is bounded.
struct MarkdownParser {
  /// The maximum number of open brackets. Further brackets are plain characters.
  static let maximumBrackets = 100

  let source: [Unicode.Scalar]
  var position = 0
  var output = MarkdownOutput()
  /// The delimiters that may still start or end emphasis.
  var delimiters: [MarkdownDelimiter] = []
  private var brackets: [Bracket] = []
  /// The lengths of backtick sequences that do not occur again in the text.
  private var unclosedBackticks: Set<Int> = []

  private struct Bracket {
    /// The index of the piece that contains the bracket.
    let piece: Int
    /// The number of delimiters before the bracket.
    let delimiterCount: Int
    let isImage: Bool
    var isActive = true
  }

  init(_ text: String) {
    source = Array(text.unicodeScalars)
  }

  mutating func parse() -> [TextSegment] {
    while position < source.count { step() }
    MarkdownDelimiter.match(&delimiters, from: 0, &output)
    return output.segments
  }

  private mutating func step() {
    switch source[position] {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter()
    case "[": open(isImage: false, length: 1)
    case "!" where peek(1) == "[": open(isImage: true, length: 2)
    case "]": closeBracket()
    case "<": autolink()
    case "&": entity()
    case "h", "w", "H", "W": bareAddress()
    default: literal(1)
    }
  }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    source.indices.contains(position + distance) ? source[position + distance] : nil
  }

  /// Appends the next characters literally.
  mutating func literal(_ count: Int) {
    output.append(source[position..<min(position + count, source.count)])
    position += count
  }

  private mutating func escape() {
    guard let next = peek(1), next.isMarkdownPunctuation else { return literal(1) }
    position += 1
    literal(1)
  }

  // MARK: Code

  private mutating func code() {
    let length = runLength(at: position)
    let start = position + length
    guard !unclosedBackticks.contains(length), let end = closingBackticks(length, from: start) else {
      unclosedBackticks.insert(length)
      return literal(length)
    }
    var code = source[start..<end].map { $0 == "\n" ? " " : $0 }
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    output.append(code[...], as: .code)
    position = end + length
  }

  private func closingBackticks(_ length: Int, from start: Int) -> Int? {
    var index = start
    while index < source.count {
      guard source[index] == "`" else {
        index += 1
        continue
      }
      let found = runLength(at: index)
      if found == length { return index }
      index += found
    }
    return nil
  }

  /// Returns the length of the run of equal characters at an index.
  private func runLength(at index: Int) -> Int {
    var end = index
    while end < source.count, source[end] == source[index] { end += 1 }
    return end - index
  }

  // MARK: Emphasis

  private mutating func delimiter() {
    let length = runLength(at: position)
    let before = position > 0 ? source[position - 1] : " "
    let after = peek(length) ?? " "
    let (spaceBefore, spaceAfter) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (markBefore, markAfter) = (before.isPunctuationOrSymbol, after.isPunctuationOrSymbol)
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isUnderscore = source[position] == "_"
    let canOpen = isLeft && (!isUnderscore || !isRight || markBefore)
    let canClose = isRight && (!isUnderscore || !isLeft || markAfter)
    let isTooLong = source[position] == "~" && length > 2
    if (canOpen || canClose) && !isTooLong {
      delimiters.append(
        MarkdownDelimiter(
          piece: output.pieces.count, character: source[position], count: length, canOpen: canOpen, canClose: canClose))
    }
    output.append(source[position..<(position + length)], asPiece: true)
    position += length
  }

  // MARK: Links

  private mutating func open(isImage: Bool, length: Int) {
    guard brackets.count < Self.maximumBrackets else { return literal(length) }
    brackets.append(Bracket(piece: output.pieces.count, delimiterCount: delimiters.count, isImage: isImage))
    output.append(source[position..<(position + length)], asPiece: true)
    position += length
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return literal(1) }
    guard bracket.isActive, let target = MarkdownTarget(in: source, at: position + 1) else { return literal(1) }
    MarkdownDelimiter.match(&delimiters, from: bracket.delimiterCount, &output)
    output.clear(bracket.piece)
    // The alternative text of an image replaces the image.
    if !bracket.isImage {
      output.mark((bracket.piece + 1)..<output.pieces.count, as: .link(target.address))
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    position = target.end
  }

  /// Parses an address in angle brackets.
  private mutating func autolink() {
    guard let end = source[position...].prefix(2048).firstIndex(of: ">") else { return literal(1) }
    let text = String(String.UnicodeScalarView(source[(position + 1)..<end]))
    let isPlain = !text.unicodeScalars.contains { $0.value <= 0x20 || $0 == "<" }
    guard isPlain, let address = Self.address(ofAutolink: text) else { return literal(1) }
    output.append(source[(position + 1)..<end], as: .link(address))
    position = end + 1
  }

  private static func address(ofAutolink text: String) -> String? {
    if text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]{1,31}:/) != nil { return text }
    return text.wholeMatch(of: /[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+/) == nil ? nil : "mailto:" + text
  }

  /// Parses a bare address at the start of a word.
  private mutating func bareAddress() {
    let isAtStart =
      position == 0 || source[position - 1].properties.isWhitespace || "*_~(".unicodeScalars.contains(source[position - 1])
    guard isAtStart, brackets.allSatisfy({ !$0.isActive }), let length = MarkdownTarget.bareLength(in: source, at: position)
    else {
      return literal(1)
    }
    let address = source[position..<(position + length)]
    let text = String(String.UnicodeScalarView(address))
    output.append(address, as: .link(text.lowercased().hasPrefix("www.") ? "http://" + text : text))
    position += length
  }

  // MARK: Entities

  private mutating func entity() {
    guard let end = source[position...].prefix(10).firstIndex(of: ";") else { return literal(1) }
    let name = String(String.UnicodeScalarView(source[(position + 1)..<end]))
    guard let scalar = Self.entities[name] ?? Self.numericEntity(name) else { return literal(1) }
    output.append([scalar])
    position = end + 1
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™",
    "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  private static func numericEntity(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.map { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) ?? "\u{FFFD}" }
  }
}
