import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Images in the lines of drawn texts")
struct TextPictureTests {
  private func svg(_ view: some View) -> String { ImageRenderer(content: view).svg }

  /// Returns the parts of a text: their positions, and the markup up to the next tag.
  private func parts(_ svg: String) -> [(x: Double, y: Double, text: String)] {
    svg.matches(of: /<tspan x="([-0-9.]+)" y="([-0-9.]+)"[^>]*>([^<]*)/).compactMap { match in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return (x, y, String(match.3))
    }
  }

  /// Returns the place and the scale of each symbol.
  private func symbols(_ svg: String) -> [(x: Double, y: Double, scale: Double)] {
    svg.matches(of: /translate\(([-0-9.]+) ([-0-9.]+)\) scale\(([0-9.]+)\)"/).compactMap { match in
      guard let x = Double(match.1), let y = Double(match.2), let scale = Double(match.3) else { return nil }
      return (x, y, scale)
    }
  }

  @Test("A symbol is drawn between the characters around it, in the size of the text")
  func symbol() throws {
    let text = svg(Text("a \(Image(systemName: "star")) b"))
    let parts = parts(text)
    #expect(parts.map(\.text) == ["a ", " b"])
    let symbol = try #require(symbols(text).first)
    #expect(symbols(text).count == 1)
    #expect(abs(symbol.scale * 24 - 17 * 1.2) < 0.1)
    let (first, second) = (try #require(parts.first), try #require(parts.last))
    #expect(first.x == 0 && symbol.x > 10 && symbol.x < 20)
    #expect(abs(second.x - symbol.x - 17 * 1.2) < 0.1)
    // The symbol extends a quarter of the size of the font below the baseline.
    #expect(abs(symbol.y + 17 * 1.2 - first.y - 17 / 4) < 0.1)
    #expect(text.contains("<path"))
  }

  @Test("A text of a symbol alone, and two symbols side by side, are drawn")
  func symbolsAlone() {
    #expect(symbols(svg(Text(Image(systemName: "star")))).count == 1)
    let two = symbols(svg(Text("\(Image(systemName: "star"))\(Image(systemName: "heart"))")))
    #expect(two.count == 2)
    #expect(abs((two.last?.x ?? 0) - (two.first?.x ?? 0) - 17 * 1.2) < 0.1)
  }

  @Test("A symbol has the color of the text, or its own")
  func colors() {
    #expect(svg(Text("a \(Image(systemName: "star"))").foregroundStyle(.red)).contains("stroke=\"#ff3b30\""))
    let colored = Text("a \(Text(Image(systemName: "star")).foregroundStyle(.green))").foregroundStyle(.red)
    #expect(svg(colored).contains("stroke=\"#34c759\""))
    #expect(!svg(colored).contains("stroke=\"#ff3b30\""))
  }

  @Test("A picture of an asset catalog is drawn in its size, with its bottom on the baseline")
  func picture() throws {
    let text = svg(Text("a \(Image("Logo")) b"))
    let parts = parts(text)
    #expect(parts.map(\.text) == ["a ", " b"])
    let image = try #require(
      text.firstMatch(of: /<image x="([0-9.]+)" y="([0-9.]+)" width="8" height="8"[^>]*href="data:image\/png;base64,/))
    let (x, y) = (try #require(Double(image.1)), try #require(Double(image.2)))
    #expect(abs(y + 8 - (parts.first?.y ?? 0)) < 0.1)
    #expect(abs((parts.last?.x ?? 0) - x - 8) < 0.1)
  }

  @Test("A template has the color of the text")
  func template() {
    let text = svg(Text("a \(Image("Arrow"))").foregroundStyle(.red))
    #expect(text.contains("mask-type:alpha"))
    #expect(text.contains(##"width="24" height="12" fill="#ff3b30""##))
  }

  @Test("A centered line with a symbol is centered with it")
  func centered() throws {
    let text = svg(
      Text("one\na \(Image(systemName: "star"))").multilineTextAlignment(.center).frame(width: 100, height: 60))
    let symbol = try #require(symbols(text).first)
    let last = try #require(parts(text).last { $0.text == "a " })
    // As much space is before the line as after it.
    let (start, end) = (last.x, symbol.x + 17 * 1.2)
    let first = try #require(parts(text).first { $0.text == "one" })
    #expect(abs((start + end) / 2 - first.x) < 0.5)
    #expect(text.contains(#"text-anchor="start">a "#))
  }

  @Test("A line limit ends the characters and the symbols")
  func limit() {
    let renderer = ImageRenderer(
      content: Text("one two three \(Image(systemName: "star")) four \(Image(systemName: "heart"))").lineLimit(1))
    renderer.proposedSize = ProposedViewSize(width: 60, height: nil)
    #expect(renderer.svg.contains("…"))
    #expect(symbols(renderer.svg).isEmpty)
  }

  @Test("A text painted with an angular gradient keeps its symbols")
  func gradient() {
    let paint = AngularGradient(colors: [.red, .blue], center: .center)
    let text = svg(Text("a \(Image(systemName: "star"))").foregroundStyle(paint))
    #expect(symbols(text).count == 1)
    #expect(text.contains("stroke=\"#ff3b30\""))
  }

  @Test("Invalid lengths of a text do not crash")
  func hostile() {
    let symbol = Text(Image(systemName: "star")).baselineOffset(.nan).kerning(.infinity)
    let text = svg(Text("a \(symbol) \(Text("b").font(.system(size: .nan)).kerning(.nan))"))
    #expect(text.hasSuffix("</svg>"))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
