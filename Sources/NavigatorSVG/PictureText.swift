import NavigatorHost
import NavigatorLayout

/// The characters of a text, by lines and by runs.
struct PictureText {
  struct Line {
    var range: Range<Int>
    var isTruncated = false
  }

  private var characters: [Unicode.Scalar] = []
  /// A Boolean value that indicates whether the text has more characters than the maximum.
  private(set) var omitsCharacters = false
  /// The runs with the positions at which they end.
  private var parts: [(run: TextRun, end: Int)] = []
  /// The widths of symbols and pictures, by position.
  private var widths: [Int: Double] = [:]

  init(_ element: Element, fontSize: Double, maximumLength: Int) {
    var letterCase: LetterCase?
    for case .textCase(let letters) in element.style.properties { letterCase = letters }
    let runs = element.content.runs
    for run in runs.isEmpty ? [TextRun(element.content.string(.text) ?? "")] : runs {
      // A symbol or a picture is a character, as in the layout.
      let size = run.attachmentSize(fontSize: fontSize)
      var text = size == nil ? run.text : TextRun.attachment
      if letterCase == .uppercase { text = text.uppercased() }
      if letterCase == .lowercase { text = text.lowercased() }
      let start = characters.count
      if let size { widths[start] = size.width }
      let shown = text.unicodeScalars.prefix(maximumLength - start)
      characters += shown.map(Self.valid)
      omitsCharacters = omitsCharacters || shown.endIndex < text.unicodeScalars.endIndex
      if characters.count > start { parts.append((run, characters.count)) }
    }
  }

  /// Returns a text with replacements for the characters that XML does not allow.
  static func valid(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map(valid))
    return String(scalars)
  }

  /// Returns a character, or U+FFFD if XML does not allow it. See https://www.w3.org/TR/xml/#charsets.
  private static func valid(_ character: Unicode.Scalar) -> Unicode.Scalar {
    switch character.value {
    case 0x9, 0xA, 0xD, 0x20..<0xFFFE, 0x1_0000...: character
    default: "\u{FFFD}"
    }
  }

  /// Returns the lines as the layout has broken them.
  func lines(_ lines: PictureLayout.TextLines, in width: Double) -> [Line] {
    var result: [Line] = []
    var start = 0
    let limit = min(lines.maximumLines ?? .max, lines.ends.count + 1)
    for end in lines.ends.prefix(limit - 1) + [characters.count] {
      let end = min(max(end, start), characters.count)
      result.append(Line(range: start..<end))
      start = end
    }
    if let last = result.indices.last, lines.ends.count + 1 > limit { truncate(&result[last], lines.font, width) }
    for index in result.indices {
      result[index].range = trimmed(result[index].range)
    }
    return result
  }

  /// Shortens a line so that it fits with an ellipsis.
  private func truncate(_ line: inout Line, _ font: LayoutFont, _ width: Double) {
    let metrics = InterMetrics()
    var remaining = width - metrics.width(of: "…", in: font)
    var end = line.range.lowerBound
    while end < line.range.upperBound, characters[end] != "\n" {
      remaining -= widths[end] ?? metrics.width(of: characters[end], in: font)
      if remaining < 0 { break }
      end += 1
    }
    line = Line(range: line.range.lowerBound..<end, isTruncated: true)
  }

  /// Returns a range without the spaces and the line break at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, [" ", "\n", "\r"].contains(characters[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the index of the first part that ends after a position, which is found by halving.
  private func firstPart(endingAfter position: Int) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the runs in a range of characters.
  func runs(in range: Range<Int>) -> [TextRun] {
    var runs: [TextRun] = []
    var index = firstPart(endingAfter: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound, index < parts.count {
      let part = parts[index]
      let shared = start..<min(part.end, range.upperBound)
      index += 1
      start = shared.upperBound
      var run = part.run
      var text = String.UnicodeScalarView()
      text.append(contentsOf: characters[shared])
      run.text = String(text)
      runs.append(run)
    }
    return runs
  }
}
