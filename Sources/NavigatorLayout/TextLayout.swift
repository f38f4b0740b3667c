/// A text, measured once and broken into lines for each width.
struct TextLayout {
  let font: LayoutFont
  let maximumLines: Int?
  let reservedLines: Int
  let lineSpacing: Double
  let baseline: Double
  /// The width of the longest line without line breaks.
  let idealWidth: Double
  /// The parts of the text between two places where a line may break, with the width of the spaces that follow.
  private let words: [Word]
  private let paragraphs: Int

  private struct Word {
    var width = 0.0
    var space = 0.0
    /// A Boolean value that indicates whether a line ends after the word.
    var endsLine = false
    /// The number of characters of the text up to the end of the word and the spaces after it.
    var end = 0
  }

  /// The maximum number of characters that are measured. Further ones are as wide as the average of these.
  private static let maximumLength = 20_000

  init(
    _ text: String, font: LayoutFont, metrics: any TextMetrics, maximumLines: Int? = nil, reservedLines: Int = 1,
    lineSpacing: Double = 0
  ) {
    self.font = font
    self.maximumLines = maximumLines.map { max($0, 1) }
    self.reservedLines = min(max(reservedLines, 1), 1000)
    self.lineSpacing = lineSpacing
    baseline = metrics.baseline(of: font)
    var words: [Word] = []
    var word = Word()
    var line = 0.0
    var longest = 0.0
    var paragraphs = 1
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > Self.maximumLength { break }
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
    self.words = words
    self.paragraphs = paragraphs
    idealWidth = max(longest, line)
  }

  /// Returns the size of the text in a width.
  func size(in width: Double?) -> LayoutSize {
    guard let width, width < idealWidth else { return size(lines: paragraphs, width: idealWidth) }
    let (lines, longest) = lines(in: max(width, 0))
    return size(lines: lines, width: min(longest, width))
  }

  /// The maximum number of lines of a text. The last one contains the rest.
  static let maximumLineCount = 10_000

  /// Returns the number of characters of the text at the end of each line in a width. The last line contains the rest.
  ///
  /// - Parameter limit: The maximum number of ends.
  func lineEnds(in width: Double?, limit: Int) -> [Int] {
    var ends: [Int] = []
    _ = lines(in: width.map { max($0, 0) } ?? .infinity) { end in
      if ends.count < limit { ends.append(end) }
    }
    return ends
  }

  /// Returns the number of lines in a width, and the width of the longest one.
  ///
  /// - Parameter lineEnded: A closure that receives the number of characters before each line but the first.
  private func lines(in width: Double, lineEnded: ((Int) -> Void)? = nil) -> (count: Int, longest: Double) {
    // A width less than a point would break each word into lines without a character.
    let wordWidth = width > 0 ? max(width, 1) : 0
    var position = 0
    var count = 1
    var line = 0.0
    var pending = 0.0
    var longest = 0.0
    for word in words {
      if line > 0, line + pending + word.width > width + 0.01 {
        longest = max(longest, line)
        count += 1
        lineEnded?(position)
        line = 0
        pending = 0
      }
      line += pending + word.width
      pending = word.space
      if line > wordWidth, wordWidth > 0 {
        // A word that does not fit a line breaks within the word.
        let extra = min((line / wordWidth).rounded(.up) - 1, Double(max(Self.maximumLineCount - count, 0)))
        count += Int(extra)
        if let lineEnded, extra >= 1 {
          for part in 1...Int(extra) {
            lineEnded(position + Int(Double(word.end - position) * min(Double(part) * wordWidth / line, 1)))
          }
        }
        line -= extra * wordWidth
        longest = max(longest, width)
      }
      position = word.end
      guard count < Self.maximumLineCount else { break }
      if word.endsLine {
        longest = max(longest, line)
        count += 1
        lineEnded?(position)
        line = 0
        pending = 0
      }
    }
    return (min(count, Self.maximumLineCount), max(longest, line))
  }

  private func size(lines: Int, width: Double) -> LayoutSize {
    let shown = max(min(lines, maximumLines ?? lines), reservedLines)
    return LayoutSize(width: width, height: Double(shown) * font.lineHeight + Double(shown - 1) * lineSpacing)
  }
}
