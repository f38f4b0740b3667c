import NavigatorHost

/// The lines of a text with the positions of their characters.
package struct MeasuredLines: Sendable {
  /// A character, or a symbol or picture.
  package struct Glyph: Hashable, Sendable {
    /// The character. It is ``TextRun/attachment`` for a symbol or picture.
    package var character: Character
    /// The number of preceding characters in the text.
    package var index: Int
    /// The index of the run in the element's content. It is 0 if the element has no runs.
    package var run: Int
    /// The distance from the start of the line in points.
    package var offset: Double
    /// The width in points.
    package var width: Double
  }

  /// A line.
  package struct Line: Hashable, Sendable {
    package var glyphs: [Glyph] = []
    /// The distance from the top of the text to the top of the line in points.
    package var top = 0.0
    /// The height in points without the space between lines.
    package var height = 0.0
    /// The distance from the top of the line to its baseline in points.
    package var ascent = 0.0
    /// The width in points without the spaces at the end of the line.
    package var width: Double {
      guard let last = glyphs.last(where: { $0.character != " " }) else { return 0 }
      return last.offset + last.width
    }
  }

  /// The font of a run.
  package struct Font: Hashable, Sendable {
    /// The distance from the top of a text in the font to its baseline in points.
    package var ascent: Double
    /// The distance from the baseline to the bottom of a text in the font in points.
    package var descent: Double
  }

  package private(set) var lines: [Line] = []
  /// The fonts of the runs, by index.
  package private(set) var fonts: [Font] = []
  /// A Boolean value that indicates whether the text has more lines than it shows.
  package private(set) var isTruncated = false

  /// The height of all lines in points.
  package var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }

  /// The maximum number of characters. Further characters have no positions.
  package static let maximumLength = 20_000

  init() {}

  init(of element: Element, _ layout: TextLayout, in width: Double?, _ metrics: any TextMetrics) {
    let runs = element.content.runs
    var letterCase: LetterCase?
    for case .textCase(let letters) in element.style.properties { letterCase = letters }
    let attachments = TextAttachments(element, fontSize: layout.font.size, letterCase: letterCase)
    let runFonts = runs.isEmpty ? [layout.font] : runs.map { layout.font.with($0.style) }
    fonts = runFonts.map { font in
      let ascent = metrics.baseline(of: font)
      return Font(ascent: ascent, descent: font.lineHeight - ascent)
    }
    let limit = min(layout.maximumLines ?? .max, TextLayout.maximumLineCount)
    let ends = layout.lineEnds(in: width, limit: limit)
    let rises = layout.lineRises(in: width, limit: limit)
    var runEnds = RunEnds(runs, letterCase)
    var (line, position, index) = (0, 0, 0)
    var current = Self.line(at: 0, layout, rises, after: nil)
    for character in attachments.string.prefix(Self.maximumLength) {
      while line < ends.count, position >= ends[line] {
        lines.append(current)
        line += 1
        guard line < limit else {
          isTruncated = true
          break
        }
        current = Self.line(at: line, layout, rises, after: current)
      }
      if isTruncated { break }
      let run = runEnds.run(at: position)
      if character != "\n" {
        let font = runFonts[min(run, runFonts.count - 1)]
        let size = attachments.sizes[position]?.width
        let length = size ?? character.unicodeScalars.reduce(0) { $0 + metrics.width(of: $1, in: font) }
        let offset = current.glyphs.last.map { $0.offset + $0.width } ?? 0
        current.glyphs.append(Glyph(character: character, index: index, run: run, offset: offset, width: length))
      }
      position += character.unicodeScalars.count
      index += 1
    }
    if isTruncated { omitEnd(layout.font, metrics, in: width) } else { lines.append(current) }
  }

  private static func line(at index: Int, _ layout: TextLayout, _ rises: [Double], after last: Line?) -> Line {
    let rise = index < rises.count ? rises[index] : 0
    let top = last.map { $0.top + $0.height + layout.lineSpacing } ?? 0
    return Line(top: top, height: layout.font.lineHeight + rise, ascent: layout.baseline + rise)
  }

  /// Replaces the end of the last line by an ellipsis.
  private mutating func omitEnd(_ font: LayoutFont, _ metrics: any TextMetrics, in width: Double?) {
    guard var line = lines.popLast() else { return }
    let length = metrics.width(of: "\u{2026}", in: font)
    let space = (width ?? .infinity) - length
    while let last = line.glyphs.last, last.character == " " || last.offset + last.width > space { line.glyphs.removeLast() }
    if let last = line.glyphs.last {
      line.glyphs.append(
        Glyph(
          character: "\u{2026}", index: last.index + 1, run: last.run, offset: last.offset + last.width, width: length))
    }
    lines.append(line)
  }
}

/// The positions at which the runs of a text end, which are read in ascending order.
private struct RunEnds {
  private var ends: [Int] = []
  private var current = 0

  init(_ runs: [TextRun], _ letterCase: LetterCase?) {
    var end = 0
    for run in runs {
      end += TextAttachments.string(of: run, letterCase).unicodeScalars.count
      ends.append(end)
    }
  }

  mutating func run(at position: Int) -> Int {
    while current < ends.count - 1, position >= ends[current] { current += 1 }
    return current
  }
}

extension LayoutFont {
  /// Returns the font of a run, whose style replaces the style of its text.
  fileprivate func with(_ style: Style) -> LayoutFont {
    var font = self
    for case .font(let own) in style.properties {
      let size = own.size ?? own.textStyle?.pointSize
      if let size, size.isFinite {
        font.lineHeight *= min(max(size, 1), 1_000) / max(font.size, 1)
        font.size = min(max(size, 1), 1_000)
      }
      if let weight = own.weight { font.weight = weight }
      if let design = own.design { font.isMonospaced = design == .monospaced }
    }
    return font
  }
}
