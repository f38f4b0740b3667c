import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers of texts")
struct TextModifierTests {
  /// Returns the style of the only text of a view.
  private func style(_ view: some View) -> [StyleProperty] {
    func first(_ element: Element) -> Element? {
      element.role == .text ? element : element.children.lazy.compactMap(first).first
    }
    return first(TestApp { view }.session.root)?.style.properties ?? []
  }

  private let text = Text(verbatim: "a")

  @Test("A range of lines sets the maximum and the reserved number of lines")
  func lineLimits() {
    #expect(style(VStack { text }.lineLimit(2...4)) == [.lineLimit(4), .reservedLines(2)])
    #expect(style(VStack { text }.lineLimit(3...)) == [.reservedLines(3)])
    #expect(style(VStack { text }.lineLimit(...4)) == [.lineLimit(4)])
    #expect(style(VStack { text }.lineLimit(3, reservesSpace: true)) == [.lineLimit(3), .reservedLines(3)])
    #expect(style(VStack { text }.lineLimit(3, reservesSpace: false)) == [.lineLimit(3)])
    #expect(style(VStack { text.lineLimit(nil) }.lineLimit(2...4)) == [])
  }

  @Test("Layout modifiers of a view apply to its texts")
  func layout() {
    #expect(style(VStack { text }.lineSpacing(4)) == [.lineSpacing(4)])
    #expect(style(VStack { text }.truncationMode(.head)) == [.truncation(.head)])
    #expect(style(VStack { text }.minimumScaleFactor(0.5)) == [.minimumScale(0.5)])
    #expect(style(VStack { text }.allowsTightening(true)) == [])
    #expect(style(VStack { text }.textSelection(.enabled)) == [.selectsText(true)])
    #expect(style(VStack { text.textSelection(.disabled) }.textSelection(.enabled)) == [.selectsText(false)])
  }

  @Test("The height of lines is a multiple of the font size, a number of points, or both")
  func lineHeights() {
    #expect(style(VStack { text }.lineHeight(.multiple(factor: 1.5))) == [.lineHeight(factor: 1.5, points: 0)])
    #expect(style(VStack { text }.lineHeight(.leading(increase: 6))) == [.lineHeight(factor: 1, points: 6)])
    #expect(style(VStack { text }.lineHeight(.exact(points: 30))) == [.lineHeight(factor: 0, points: 30)])
    #expect(style(VStack { text }.lineHeight(.exact(points: 30)).lineSpacing(4)) == [.lineHeight(factor: 0, points: 34)])
    #expect(style(VStack { text.lineHeight(.variable) }.lineHeight(.exact(points: 30)).lineSpacing(4)) == [.lineSpacing(4)])
    #expect(style(VStack { text.lineHeight(nil) }.lineHeight(.loose)) == [])
    let heights: [AttributedString.LineHeight] = [.tight, .normal, .loose]
    let styles = heights.map { height in style(VStack { text }.lineHeight(height)) }
    #expect(styles.allSatisfy { $0.count == 1 } && Set(styles).count == 3)
  }

  @Test("Views read the height of lines, and it follows its binding")
  func readLineHeight() throws {
    struct Reader: View {
      @Environment(\.lineHeight) private var height
      var body: some View { Text(verbatim: height == .loose ? "loose" : height == nil ? "none" : "other") }
    }
    struct Owner: View {
      @State private var isLoose = false
      var body: some View {
        Toggle("Loose", isOn: $isLoose)
        Reader().lineHeight(isLoose ? .loose : nil)
      }
    }
    let app = TestApp { Owner() }
    #expect(app.visibleTexts.contains("none"))
    try app.setToggle("Loose", to: true)
    #expect(app.visibleTexts.contains("loose"))
  }

  @Test("Character modifiers exist for texts and for views, and a text's own value has priority")
  func characters() {
    #expect(style(text.kerning(2)) == [.kerning(2)])
    #expect(style(VStack { text }.kerning(2)) == [.kerning(2)])
    #expect(style(VStack { text.kerning(1) }.tracking(3)) == [.kerning(3)])
    #expect(style(text.kerning(1).tracking(3)) == [.kerning(3)])
    #expect(style(VStack { text.baselineOffset(2) }.baselineOffset(5)) == [.baselineOffset(2)])
    #expect(style(VStack { text }.fontWidth(.condensed)) == [.fontWidth(80)])
    var smaller = FontStyle()
    smaller.scale = 0.8
    #expect(style(text.textScale(.secondary)) == [.font(smaller)])
    #expect(style(VStack { text }.textScale(.secondary, isEnabled: false)) == [])
  }

  @Test("A line under or through a text has a pattern and a color")
  func lines() {
    let red = Paint.color(ColorStyle(.named("red")))
    #expect(style(text.underline()) == [.underline(true)])
    #expect(style(text.underline(true, pattern: .dot, color: .red)) == [.underline(true), .linePattern(.dot, red)])
    #expect(style(VStack { text.strikethrough(false) }.strikethrough(true, pattern: .dash)) == [])
    #expect(style(VStack { text }.strikethrough(color: .red)) == [.strikethrough(true), .linePattern(.solid, red)])
  }

  @Test("The environment's values of texts can be read and set")
  func environment() {
    struct Values: View {
      @Environment(\.lineSpacing) private var lineSpacing
      @Environment(\.truncationMode) private var truncationMode
      @Environment(\.minimumScaleFactor) private var factor
      @Environment(\.lineLimit) private var limit
      @Environment(\.allowsTightening) private var tightens

      var body: some View {
        Text(verbatim: "\(lineSpacing) \(truncationMode) \(factor) \(limit ?? 0) \(tightens)")
      }
    }
    let app = TestApp {
      Values().lineSpacing(2).truncationMode(.middle).minimumScaleFactor(0.5).lineLimit(2...3).allowsTightening(true)
    }
    #expect(app.visibleTexts == ["2.0 middle 0.5 3 true"])
  }

  @Test("A range of dates is shown as an interval of times")
  func intervals() {
    let start = Date(timeIntervalSince1970: 0)
    let app = TestApp {
      Text(start...start.addingTimeInterval(5400))
        .environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, .gmt)
    }
    #expect(app.visibleTexts.first?.contains("30") == true)
  }
}
