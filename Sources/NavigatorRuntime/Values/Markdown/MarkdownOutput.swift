import Foundation

/// The pieces of a text whose Markdown is being parsed, and the marks on the pieces.
struct MarkdownOutput {
  enum Mark: Hashable {
    case emphasis, strong, strikethrough, code
    case link(String)
  }

  private(set) var pieces: [String.UnicodeScalarView] = []
  private var marks: [(range: Range<Int>, mark: Mark)] = []
  /// A Boolean value that indicates whether further characters are appended to the last piece.
  private var isOpen = false

  mutating func append(_ text: ArraySlice<Unicode.Scalar>) {
    if !isOpen { pieces.append(String.UnicodeScalarView()) }
    isOpen = true
    pieces[pieces.count - 1].append(contentsOf: text)
  }

  /// Appends a text as a separate piece.
  mutating func append(_ text: ArraySlice<Unicode.Scalar>, asPiece: Bool) {
    pieces.append(String.UnicodeScalarView(text))
    isOpen = !asPiece
  }

  mutating func append(_ text: ArraySlice<Unicode.Scalar>, as mark: Mark) {
    append(text, asPiece: true)
    self.mark((pieces.count - 1)..<pieces.count, as: mark)
  }

  mutating func mark(_ range: Range<Int>, as mark: Mark) {
    marks.append((range, mark))
    isOpen = false
  }

  mutating func shorten(_ piece: Int, by count: Int) {
    pieces[piece].removeLast(count)
  }

  mutating func clear(_ piece: Int) {
    pieces[piece].removeAll()
  }

  /// The pieces with the attributes of their marks.
  var segments: [TextSegment] {
    var changes: [Int: [(mark: Mark, begins: Bool)]] = [:]
    for (range, mark) in marks where !range.isEmpty {
      changes[range.lowerBound, default: []].append((mark, true))
      changes[range.upperBound, default: []].append((mark, false))
    }
    var active: [Mark: Int] = [:]
    var segments: [TextSegment] = []
    for (index, piece) in pieces.enumerated() {
      for (mark, begins) in changes[index] ?? [] {
        let count = (active[mark] ?? 0) + (begins ? 1 : -1)
        active[mark] = count == 0 ? nil : count
      }
      if !piece.isEmpty { segments.append(TextSegment(String(piece), Self.attributes(of: active.keys))) }
    }
    return segments.isEmpty ? [TextSegment("")] : segments.merged
  }

  private static func attributes(of marks: some Sequence<Mark>) -> TextAttributes {
    var attributes = TextAttributes.none
    for mark in marks {
      switch mark {
      case .emphasis: attributes.isItalic = true
      case .strong: attributes.isBold = true
      case .strikethrough: attributes.strikethrough = TextLine()
      case .code: attributes.fontDesign = .monospaced
      case .link(let address): attributes.link = URL(string: address)
      }
    }
    return attributes
  }
}
