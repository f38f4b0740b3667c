import NavigatorHost
import Testing

@testable import NavigatorLayout

/// Texts in widths that do not occur in pages.
@Suite("Lines of texts")
struct TextLineTests {
  /// Each of these characters is a word.
  private let characters = String(repeating: "漢", count: 20_000)

  private func layout(_ string: String, maximumLines: Int? = nil) -> TextLayout {
    TextLayout(string, font: LayoutFont(size: 17, lineHeight: 22), metrics: InterMetrics(), maximumLines: maximumLines)
  }

  @Test("A text has a bounded number of lines in any width", arguments: [1e-300, 0.001, 0.5, 1, 2, 17])
  func narrow(width: Double) {
    let text = layout(characters)
    let ends = text.lineEnds(in: width, limit: .max)
    #expect(ends.count < TextLayout.maximumLineCount)
    #expect(ends == ends.sorted() && (ends.last ?? 0) <= 20_000)
    let line = LayoutFont(size: 17, lineHeight: 22).lineHeight
    #expect(text.size(in: width).height <= Double(TextLayout.maximumLineCount) * line)
    #expect(text.size(in: width).width <= width)
  }

  @Test("A word is not broken for an error of rounding", arguments: ["SwiftUI", "two words", "Server-side"])
  func rounding(text: String) {
    let text = layout(text)
    // A layout that adds and subtracts the padding of a view proposes slightly less than the ideal width.
    let width = text.idealWidth - 0.000_001
    #expect(text.size(in: width).height == text.size(in: nil).height)
    #expect(text.lineEnds(in: width, limit: .max).isEmpty)
  }

  @Test("Words that are wider than the whole width have a bounded number of lines")
  func longWords() {
    let words = layout(Array(repeating: String(repeating: "w", count: 999), count: 20).joined(separator: " "))
    #expect(words.lineEnds(in: 0.001, limit: .max).count < TextLayout.maximumLineCount)
    #expect(words.lineEnds(in: .nan, limit: .max).isEmpty)
  }

  @Test("All lines of a text have the height that it sets", arguments: [(0, 30, 30), (2, 0, 34), (1, 3, 20), (-1, -9, 0)])
  func lineHeight(factor: Double, points: Double, height: Double) {
    let text = Element(
      id: 2, role: .text, content: Content(text: "a\nb\nc"), style: [.lineHeight(factor: factor, points: points)])
    let root = Element(id: 1, role: .zStack, children: [text])
    let frames = ElementLayout(of: root, in: LayoutSize(width: 300, height: 200)).frames
    #expect(frames[2]?.size.height == 3 * height)
  }

  @Test("A width of several characters breaks a text as before, at each line that is full")
  func usual() {
    let text = layout(String(repeating: "漢", count: 10))
    let width = text.idealWidth / 5 + 0.1
    #expect(text.lineEnds(in: width, limit: .max) == [2, 4, 6, 8])
    #expect(text.lineEnds(in: width, limit: 3) == [2, 4, 6])
    #expect(layout(String(repeating: "w", count: 10)).lineEnds(in: width, limit: .max).count >= 2)
  }

  @Test("Characters in excess of those that are measured are as wide as the average")
  func excess() {
    let count = TextLayout.maximumLength
    let (measured, long) = (layout(String(repeating: "w", count: count)), layout(String(repeating: "w", count: 2 * count)))
    #expect(abs(long.idealWidth - 2 * measured.idealWidth) < 1)
    #expect(long.size(in: nil) == LayoutSize(width: long.idealWidth, height: 22))
    let width = measured.idealWidth / 100
    let ends = long.lineEnds(in: width, limit: .max)
    #expect((195...205).contains(ends.count))
    #expect(abs(long.size(in: width).height - Double(ends.count + 1) * 22) < 1)
    // No line has many more characters than the others, nor has the last one.
    #expect(zip([0] + ends, ends + [2 * count]).allSatisfy { $1 - $0 <= count / 90 })
  }

  @Test("Characters in excess of those that are measured fill lines as wide as the longest one")
  func excessLines() {
    let line = String(repeating: "w", count: 99) + "\n"
    let lines = 2 * TextLayout.maximumLength / 100
    let text = layout(String(repeating: line, count: lines))
    #expect(text.idealWidth == layout(line).idealWidth)
    for width in [nil, text.idealWidth, text.idealWidth + 1] {
      #expect(text.size(in: width).width == text.idealWidth)
      #expect(abs(text.size(in: width).height / 22 - Double(lines)) < 10)
      #expect(abs(text.lineEnds(in: width, limit: .max).count - lines) < 10)
    }
  }

  @Test("The texts of a picture have a bounded number of lines together")
  func picture() throws {
    let texts = (0..<12).map { index in
      Element(
        id: ElementID(rawValue: 10 + UInt32(index)), role: .text, content: Content(text: characters),
        style: [.frame(Frame(width: 0.001))])
    }
    let stack = Element(id: ElementID(rawValue: 2), role: .vStack, children: texts)
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [stack])
    let layout = PictureLayout(of: root, PictureRules(proposal: LayoutProposal(width: nil, height: nil)))
    let ends = layout.boxes.values.compactMap(\.text?.ends.count)
    #expect(ends.reduce(0, +) <= PictureLayout.maximumLines)
    #expect(layout.omitsLines)
  }

  @Test("A grid whose columns and spaces leave nothing has a column")
  func columns() {
    for (minimum, spacing, space) in [(1.0, -1.0, 1.0), (100, -100, 100), (1, -1, 0), (1, -1, 1e9)] {
      let content: Content = [.tracks: .strings(["adaptive:\(minimum)"]), .trackSpacing: .number(spacing)]
      #expect((1...1_000).contains(LayoutTracks(content).columns(in: space).count))
    }
  }
}
