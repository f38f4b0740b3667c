/// The layout of a text, which is measured once and broken into lines for each width.
struct TextLayout {
  let font: LayoutFont
  let maximumLines: Int?
  let reservedLines: Int
  let lineSpacing: Double
  /// A Boolean value that indicates whether the text is truncated to the lines that fit in the proposed height.
  let fitsHeight: Bool
  /// The distance from the top of a line without pictures to its baseline.
  let baseline: Double
  /// A Boolean value that indicates whether the text contains symbols or pictures.
  let hasAttachments: Bool
  /// The width of the text's longest line if it is not wrapped.
  let idealWidth: Double
  /// The parts of the text between two possible line breaks, with the widths of the trailing spaces.
  private let words: [Word]
  private let paragraphs: Int
  /// The maximum width of a line if the text is offered any width. It is finite if the text has line breaks and more characters
  /// than are measured.
  private let widestLine: Double

  private struct Word {
    var width = 0.0
    var space = 0.0
    /// The height of the word's symbol or picture; nil for characters.
    var height: Double?
    /// A Boolean value that indicates whether a line break follows the word.
    var endsLine = false
    /// The number of characters from the start of the text to the end of the word and its trailing spaces.
    var end = 0
  }

  /// The lines of a text for a width.
  private struct Lines {
    var count = 1
    /// The width of the longest line.
    var longest = 0.0
    /// The heights that pictures add to the first line, and to all visible lines together.
    var firstRise = 0.0
    var rise = 0.0
    /// The height that pictures add to the last line.
    var lastRise = 0.0
    let maximumCount: Int

    /// Ends the last line and adds new lines.
    mutating func endLine(followedBy lines: Int = 1) {
      closeLine()
      count += lines
    }

    /// Adds the height of the last line to the sum.
    mutating func closeLine() {
      if count == 1 { firstRise = lastRise }
      if count <= maximumCount { rise += lastRise }
      lastRise = 0
    }
  }

  /// The maximum number of characters that are measured. Further ones are as wide as the average of these, and fill the lines.
  static let maximumLength = 200_000

  init(
    _ text: String, font: LayoutFont, metrics: any TextMetrics, maximumLines: Int? = nil, reservedLines: Int = 1,
    lineSpacing: Double = 0, fitsHeight: Bool = false, attachments: [Int: LayoutSize] = [:]
  ) {
    self.font = font
    self.maximumLines = maximumLines.map { max($0, 1) }
    self.reservedLines = min(max(reservedLines, 1), 1000)
    self.lineSpacing = lineSpacing
    self.fitsHeight = fitsHeight
    baseline = metrics.baseline(of: font)
    hasAttachments = !attachments.isEmpty
    var words: [Word] = []
    var word = Word()
    var line = 0.0
    var longest = 0.0
    var paragraphs = 1
    var count = 0
    var rest = 0
    for scalar in text.unicodeScalars {
      if count == Self.maximumLength {
        rest = text.unicodeScalars.count - count
        break
      }
      count += 1
      if scalar == "\n" {
        word.endsLine = true
        word.end = count
        words.append(word)
        word = Word()
        longest = max(longest, line)
        line = 0
        paragraphs += 1
        continue
      }
      if hasAttachments, let size = attachments[count - 1] {
        // A line may break before and after an attachment.
        word.end = count - 1
        if word.width > 0 || word.space > 0 { words.append(word) }
        words.append(Word(width: size.width, height: size.height, end: count))
        word = Word()
        line += size.width
        continue
      }
      let width = metrics.width(of: scalar, in: font)
      line += width
      if scalar == " " {
        word.space += width
        continue
      }
      if word.space > 0 {
        word.end = count - 1
        words.append(word)
        word = Word()
      }
      word.width += width
      // A line may break after a hyphen and between East Asian characters.
      if scalar == "-" || (0x2E80..<0xD7B0).contains(scalar.value) {
        word.end = count
        words.append(word)
        word = Word()
      }
    }
    word.end = count
    if word.width > 0 || word.space > 0 { words.append(word) }
    if rest > 0 {
      let width = max(words.reduce(0) { $0 + $1.width + $1.space }, 0) / Double(count) * Double(rest)
      words.append(Word(width: width, end: count + rest))
      if paragraphs == 1 { line += width }
    }
    self.words = words
    self.paragraphs = paragraphs
    idealWidth = max(longest, line)
    // A line that is as wide as the text must not be broken for an error of rounding.
    widestLine = rest > 0 && paragraphs > 1 ? idealWidth + Self.tolerance : .infinity
  }

  /// Returns the size of the text for a width and a height.
  func size(in width: Double?, height: Double? = nil) -> LayoutSize {
    let limit = lineLimit(in: height)
    guard let width, width < idealWidth else {
      guard hasAttachments || widestLine.isFinite else { return size(lines: paragraphs, limit, width: idealWidth, rise: 0) }
      let lines = lines(in: widestLine, limit)
      return size(lines: max(lines.count, paragraphs), limit, width: idealWidth, rise: lines.rise)
    }
    let lines = lines(in: max(width, 0), limit)
    return size(lines: lines.count, limit, width: min(lines.longest, width), rise: lines.rise)
  }

  /// Returns the maximum number of lines in a height, which is at least one; nil if the number is not limited.
  func lineLimit(in height: Double?) -> Int? {
    let step = font.lineHeight + lineSpacing
    guard fitsHeight, let height, step > 0 else { return maximumLines }
    let fitting = max((height + lineSpacing + Self.tolerance) / step, 1)
    guard fitting < Double(Self.maximumLineCount) else { return maximumLines }
    return min(Int(fitting), maximumLines ?? .max)
  }

  /// Returns the distance from the top of the text to its first or last baseline for a width and a height.
  func baseline(in width: Double?, height: Double? = nil, isFirst: Bool) -> Double {
    if isFirst {
      return baseline + (hasAttachments ? lines(in: width.map { max($0, 0) } ?? .infinity, maximumLines).firstRise : 0)
    }
    return max(size(in: width, height: height).height - font.lineHeight, 0) + baseline
  }

  /// The maximum number of lines. The last line contains the rest of the text.
  static let maximumLineCount = 10_000
  /// The length in points by which a line may exceed its space because of rounding errors.
  private static let tolerance = 0.01

  /// Returns the number of characters from the start of the text to the end of each line for a width. The last line contains the
  /// rest.
  ///
  /// - Parameter limit: The maximum number of ends.
  func lineEnds(in width: Double?, limit: Int) -> [Int] {
    var ends: [Int] = []
    _ = lines(in: width.map { max($0, 0) } ?? widestLine, maximumLines) { end, _ in
      if ends.count < limit { ends.append(end) }
    }
    return ends
  }

  /// Returns the heights that pictures add to the lines for a width; empty for a text without pictures.
  ///
  /// - Parameter limit: The maximum number of heights.
  func lineRises(in width: Double?, limit: Int) -> [Double] {
    guard hasAttachments else { return [] }
    var rises: [Double] = []
    var total = 0.0
    let lines = lines(in: width.map { max($0, 0) } ?? widestLine, maximumLines) { _, rise in
      total += rise
      if rises.count < limit { rises.append(rise) }
    }
    if rises.count < limit { rises.append(max(lines.rise - total, 0)) }
    return rises
  }

  /// Returns the lines for a width. The first `limit` lines are visible, or all if the limit is nil.
  ///
  /// - Parameter lineEnded: A closure that receives the number of characters up to the end of each line except the last, and the
  ///   height that pictures add to the line.
  private func lines(
    in width: Double, _ limit: Int?, lineEnded: ((_ end: Int, _ rise: Double) -> Void)? = nil
  ) -> Lines {
    // The minimum width is one point. In less, each word would break into lines without characters.
    let wordWidth = width > 0 ? max(width, 1) : 0
    var position = 0
    var lines = Lines(maximumCount: limit ?? .max)
    var line = 0.0
    var pending = 0.0
    for word in words {
      // A picture that is wider than the line is scaled to the width of the line.
      let length = word.height == nil ? word.width : min(word.width, width)
      if line > 0, line + pending + length > width + Self.tolerance {
        lines.longest = max(lines.longest, line)
        lineEnded?(position, lines.lastRise)
        lines.endLine()
        line = 0
        pending = 0
      }
      line += pending + length
      pending = word.space
      if let height = word.height {
        let scale = word.width > 0 ? length / word.width : 1
        lines.lastRise = max(lines.lastRise, height * scale - baseline)
      } else if line > wordWidth + Self.tolerance, wordWidth > 0 {
        // A word that is wider than the line is broken within the word.
        let extra = min((line / wordWidth).rounded(.up) - 1, Double(max(Self.maximumLineCount - lines.count, 0)))
        if let lineEnded, extra >= 1 {
          for part in 1...Int(extra) {
            let end = position + Int(Double(word.end - position) * min(Double(part) * wordWidth / line, 1))
            lineEnded(end, part == 1 ? lines.lastRise : 0)
          }
        }
        if extra >= 1 { lines.endLine(followedBy: Int(extra)) }
        line -= extra * wordWidth
        lines.longest = max(lines.longest, width)
      }
      position = word.end
      guard lines.count < Self.maximumLineCount else { break }
      if word.endsLine {
        lines.longest = max(lines.longest, line)
        lineEnded?(position, lines.lastRise)
        lines.endLine()
        line = 0
        pending = 0
      }
    }
    lines.closeLine()
    lines.count = min(lines.count, Self.maximumLineCount)
    lines.longest = max(lines.longest, line)
    return lines
  }

  private func size(lines: Int, _ limit: Int?, width: Double, rise: Double) -> LayoutSize {
    let shown = max(min(lines, limit ?? lines), reservedLines)
    return LayoutSize(width: width, height: Double(shown) * font.lineHeight + Double(shown - 1) * lineSpacing + rise)
  }
}
