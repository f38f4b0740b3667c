import NavigatorHost
import Testing

@testable import NavigatorLayout

@Suite("Positions of characters")
struct MeasuredLineTests {
  private func lines(_ content: Content, _ style: Style = Style(), in width: Double?) -> MeasuredLines {
    MeasuredText(Element(id: ElementID(rawValue: 0), role: .text, content: content, style: style)).lines(in: width)
  }

  private func strings(_ lines: MeasuredLines) -> [String] { lines.lines.map { String($0.glyphs.map(\.character)) } }

  @Test("Lines end where the layout breaks them, and at line breaks")
  func ends() {
    let text: Content = [.text: .string("one two\nthree")]
    #expect(strings(lines(text, in: nil)) == ["one two", "three"])
    #expect(strings(lines(text, in: 48)) == ["one ", "two", "three"])
    let tops = lines(text, in: 48).lines.map(\.top)
    #expect(tops[0] == 0 && tops[1] > 17 && abs(tops[2] - 2 * tops[1]) < 0.001)
    #expect(lines(text, in: 48).lines.flatMap(\.glyphs).map(\.index) == [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
  }

  @Test("The last visible line ends with an ellipsis if lines are missing")
  func limit() {
    let limited = lines([.text: .string("aaaa aaaa aaaa")], [.lineLimit(1)], in: 60)
    #expect(limited.isTruncated)
    #expect(strings(limited).count == 1 && strings(limited).first?.last == "\u{2026}")
    #expect((limited.lines.first?.width ?? 0) <= 60)
    #expect(!lines([.text: .string("aaaa")], [.lineLimit(1)], in: 60).isTruncated)
  }

  @Test("Bold runs have wider characters, and emoji are one character")
  func runs() throws {
    let bold = TextRun("mm", style: [.font(FontStyle(weight: 700))])
    let glyphs = try #require(lines([.text: .string("mmmm"), .runs: .runs([TextRun("mm"), bold])], in: nil).lines.first).glyphs
    #expect(glyphs.map(\.run) == [0, 0, 1, 1])
    #expect(glyphs[2].width > glyphs[1].width)
    #expect(glyphs[3].offset == glyphs[2].offset + glyphs[2].width)
    #expect(lines([.text: .string("👨‍👩‍👧a")], in: nil).lines.first?.glyphs.count == 2)
  }
}
