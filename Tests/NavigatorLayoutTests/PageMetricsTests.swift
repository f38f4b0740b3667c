import NavigatorHost
import Testing

@testable import NavigatorLayout

@Suite("Metrics of a page's font")
struct PageMetricsTests {
  private let font = LayoutFont(size: 10, lineHeight: 12)

  private func widths(_ factor: Double) -> InputEvent.FontWidths {
    func table(_ widths: [UInt16]) -> [UInt16] {
      widths.prefix(InputEvent.FontWidths.characterCount).map { UInt16((Double($0) * factor).rounded()) }
    }
    return InputEvent.FontWidths(
      regular: table(InterWidths.regular[0]), semibold: table(InterWidths.semibold[0]), monospaced: 700)
  }

  @Test("Characters have the widths that the page has measured, in two weights")
  func measuredCharacters() {
    var widths = widths(1)
    widths.regular[0] = 1500
    widths.regular[94] = 2500
    widths.semibold[33] = 3500
    let metrics = PageMetrics(widths)
    var bold = font
    bold.weight = 700
    bold.spacing = 1
    #expect(metrics.width(of: " ", in: font) == 15)
    #expect(metrics.width(of: "~", in: font) == 25)
    #expect(metrics.width(of: "A", in: bold) == 36)
  }

  @Test("With the widths of Inter, all characters have the widths of Inter", arguments: [400, 600])
  func inter(weight: Int) {
    let metrics = PageMetrics(widths(1))
    var font = font
    font.weight = weight
    for character in "Aa~ é\u{301}€Ж日🙂\u{7F}\u{0}".unicodeScalars {
      let difference = metrics.width(of: character, in: font) - InterMetrics().width(of: character, in: font)
      #expect(abs(difference) < 0.001, "\(character)")
    }
    #expect(metrics.baseline(of: font) == InterMetrics().baseline(of: font))
  }

  @Test("Characters that are not measured are wider than in Inter by as much as the measured ones, except East Asian ones")
  func otherCharacters() {
    let metrics = PageMetrics(widths(1.5))
    for character in "éЖ€".unicodeScalars {
      let ratio = metrics.width(of: character, in: font) / InterMetrics().width(of: character, in: font)
      #expect(abs(ratio - 1.5) < 0.01, "\(character)")
    }
    #expect(metrics.width(of: "日", in: font) == 10)
    #expect(metrics.width(of: "\u{301}", in: font) == 0)
  }

  @Test("Monospaced characters have the width of the measured digit, except wide ones and marks")
  func monospaced() {
    let metrics = PageMetrics(widths(2))
    var font = font
    font.isMonospaced = true
    #expect(metrics.width(of: "i", in: font) == 7)
    #expect(metrics.width(of: "é", in: font) == 7)
    #expect(metrics.width(of: "日", in: font) == 10)
    #expect(metrics.width(of: "\u{301}", in: font) == 0)
  }

  @Test("Widths are valid if there is one for each character, and none is too large")
  func validity() {
    #expect(widths(1).isValid)
    var few = widths(1)
    few.regular.removeLast()
    var many = widths(1)
    many.semibold.append(1)
    var wide = widths(1)
    wide.semibold[5] = 4001
    var digit = widths(1)
    digit.monospaced = .max
    for invalid in [few, many, wide, digit] { #expect(!invalid.isValid) }
  }
}
