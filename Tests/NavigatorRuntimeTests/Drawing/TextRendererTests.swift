import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Renderers of texts")
struct TextRendererTests {
  private final class Log {
    var layouts: [Text.Layout] = []
  }

  /// A renderer that draws lines and stores their layouts.
  private struct Recorder: TextRenderer {
    let log: Log
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layouts.append(layout)
      for line in layout { context.draw(line) }
    }
  }

  private func layout(_ view: some View) throws -> Text.Layout {
    let log = Log()
    _ = TestApp { view.textRenderer(Recorder(log: log)) }
    return try #require(log.layouts.last)
  }

  private struct Mark: TextAttribute, Equatable { let number: Int }
  private struct Plain: TextAttribute {}

  @Test("A line consists of the runs of the text, which have the app's attributes")
  func attributes() throws {
    let text = Text("Hello \(Text("world").bold().customAttribute(Mark(number: 3)))") + Text("!").customAttribute(Plain())
    let runs = try layout(text).flatMap { $0 }
    #expect(runs.map(\.count) == [6, 5, 1])
    #expect(runs.map { $0[Mark.self]?.number } == [nil, 3, nil])
    #expect(runs.map { $0[Plain.self] != nil } == [false, false, true])
    #expect(runs.map { $0[0][Mark.self]?.number } == [nil, 3, nil])
    #expect(runs[1].characterIndices == runs[1].flatMap(\.characterIndices))
    #expect(runs.flatMap(\.characterIndices) == runs.flatMap(\.characterIndices).sorted())
    let bounds = runs.map(\.typographicBounds.rect)
    #expect(abs(bounds[1].minX - bounds[0].maxX) < 0.01 && abs(bounds[2].minX - bounds[1].maxX) < 0.01)
    #expect(bounds.allSatisfy { $0.minY == 0 && $0.height > 17 })
  }

  @Test("The lines of a text follow its width, its alignment and its limit of lines")
  func lines() throws {
    let text = Text("aaaa aaaa aaaa aaaa")
    let narrow = try layout(text.frame(width: 50))
    #expect(narrow.count == 4)
    #expect(narrow.map(\.origin.y) == narrow.map(\.origin.y).sorted() && narrow[0].origin.y < narrow[3].origin.y)
    #expect(!narrow.isTruncated)
    #expect(try layout(text).count == 1)
    let centered = try layout(Text("aaaaaaaa a").frame(width: 70).multilineTextAlignment(.center))
    #expect(centered.count == 2)
    #expect(centered[1].origin.x > centered[0].origin.x + 10)
    let limited = try layout(text.lineLimit(2).frame(width: 50))
    #expect(limited.count == 2 && limited.isTruncated)
  }

  /// A renderer that draws each character with an opacity and an offset.
  private struct Reveal: TextRenderer, Animatable {
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
        var copy = context
        copy.opacity = progress
        copy.translateBy(x: 0, y: 10 * (1 - progress))
        copy.draw(slice)
      }
    }
  }

  @Test("A renderer draws characters with its effects, and the text itself remains for assistive technologies")
  func characters() throws {
    let app = TestApp { Text("abc").font(.title).textRenderer(Reveal(progress: 0.5)) }
    let elements = app.session.root.all { _ in true }
    let texts = elements.filter { $0.role == .text }
    #expect(texts.compactMap { $0.content.string(.text) } == ["abc", "a", "b", "c"])
    #expect(elements.flatMap(\.style.properties).filter { $0 == .opacity(0.5) }.count == 3)
    #expect(texts.allSatisfy { $0.style.properties.contains(.font(FontStyle(textStyle: .title))) })
    #expect(elements.contains { $0.content.bool(.isAccessibilityHidden) })
    #expect(app.exists("abc"))
  }

  private struct Revealed: View {
    @State private var progress = 0.0
    var body: some View {
      VStack {
        Text("ab").textRenderer(Reveal(progress: progress))
        Button("Show") { withAnimation(.linear(duration: 1)) { progress = 1 } }
      }
    }
  }

  @Test("An animated change of a renderer plays the values in between")
  func animation() throws {
    let app = TestApp { Revealed() }
    _ = app.takeAnimations()
    try app.tap("Show")
    let opacities = app.takeAnimations().map { animation in
      animation.keyframeStyles.flatMap(\.properties).compactMap { if case .opacity(let value) = $0 { value } else { nil } }
    }
    #expect(opacities.contains { $0.contains { $0 > 0.2 && $0 < 0.8 } })
    let shown = app.session.root.all { _ in true }.flatMap(\.style.properties).filter { $0 == .opacity(1) }
    #expect(shown.count == 2)
  }

  /// A renderer that makes the view of its text larger.
  private struct Large: TextRenderer {
    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 20, height: size.height * 2)
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  @Test("A renderer changes the size of the view")
  func size() throws {
    nonisolated(unsafe) var sizes: [CGSize] = []
    func shown(_ view: some View) throws -> CGSize {
      sizes = []
      _ = TestApp {
        view.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          sizes.append($0)
        }
      }
      return try #require(sizes.last)
    }
    let (plain, large) = (try shown(Text("abc")), try shown(Text("abc").textRenderer(Large())))
    #expect(abs(large.width - plain.width - 20) < 0.5 && abs(large.height - plain.height * 2) < 0.5)
  }

  @Test("An inner renderer replaces an outer one, and views outside have none")
  func nesting() throws {
    let (outer, inner) = (Log(), Log())
    let app = TestApp {
      VStack {
        Text("plain")
        VStack {
          Text("outer")
          Text("inner").textRenderer(Recorder(log: inner))
        }
        .textRenderer(Recorder(log: outer))
      }
    }
    #expect(app.visibleTexts.filter { $0 == "plain" }.count == 1)
    func lengths(_ log: Log) -> Set<Int> { Set(log.layouts.flatMap { $0 }.flatMap { $0 }.map(\.count)) }
    #expect(lengths(outer) == [5] && lengths(inner) == [5])
    #expect(!inner.layouts.isEmpty && !outer.layouts.isEmpty)
  }

  @Test("Slices outside of a run are empty, and an empty text has no runs")
  func hostile() throws {
    let run = try #require(try layout(Text("abc")).first?.first)
    let outside = Text.Layout.RunSlice(run: run, indices: 7..<99)
    #expect(outside.characterIndices.isEmpty && outside.typographicBounds.width == 0)
    #expect(try layout(Text("")).flatMap { $0 }.isEmpty)
    let long = try layout(Text(String(repeating: "word ", count: 10_000)).frame(width: 100))
    #expect(long.flatMap { $0 }.reduce(0) { $0 + $1.count } <= 20_000)
  }

  @Test("A renderer draws the symbols and the lines of an attributed text")
  func symbols() throws {
    let layout = try layout(Text("a\(Image(systemName: "star"))b"))
    let runs = layout.flatMap { $0 }
    #expect(runs.map(\.count) == [1, 1, 1])
    #expect(runs[1].typographicBounds.width > 10)
    let app = TestApp { Text("a\(Image(systemName: "star"))b").textRenderer(Recorder(log: Log())) }
    let drawn = app.session.root.all { $0.role == .text }.dropFirst().flatMap(\.content.runs)
    #expect(drawn.compactMap(\.symbol) == ["star"])
  }
}
