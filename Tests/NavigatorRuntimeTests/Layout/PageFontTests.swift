import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layouts with the font of a page")
struct PageFontTests {
  private nonisolated final class Counter: @unchecked Sendable {
    var placements = 0
    var caches = 0
  }

  /// A column that counts its layouts, and caches the width of its widest view.
  private nonisolated struct CountingColumn: Layout {
    let counter: Counter

    func makeCache(subviews: Subviews) -> CGFloat {
      counter.caches += 1
      return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      CGSize(width: cache, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
      counter.placements += 1
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Screen: View {
    let counter: Counter

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Text("A text of one line that fits a phone")
          Text("Short")
        }
        CountingColumn(counter: counter) { Text("Cell") }
      }
    }
  }

  private func font(_ width: UInt16) -> InputEvent.FontWidths {
    let widths = Array(repeating: width, count: InputEvent.FontWidths.characterCount)
    return InputEvent.FontWidths(regular: widths, semibold: widths, monospaced: 600)
  }

  @discardableResult
  private func report(_ font: InputEvent.FontWidths, to app: TestApp) -> EventOutcome {
    let window = app.session.root.id
    let frame = InputEvent.MeasuredFrame(element: window, width: 390, height: 844)
    return app.session.perform(InputEvent(target: window, action: .measure([frame], font: font)))
  }

  @Test("A report of a wider font changes the view that fits, and the sizes that a layout has cached")
  func widerFont() throws {
    let counter = Counter()
    let app = TestApp { Screen(counter: counter) }
    #expect(app.exists("A text of one line that fits a phone"))
    #expect(report(font(1000), to: app) == .handled)
    #expect(app.exists("Short"))
    let caches = counter.caches
    #expect(report(font(500), to: app) == .handled)
    #expect(app.exists("A text of one line that fits a phone"))
    #expect(counter.caches > caches)
  }

  @Test("A report of the same font causes no layout")
  func sameFont() throws {
    let counter = Counter()
    let app = TestApp { Screen(counter: counter) }
    report(font(1000), to: app)
    let placements = counter.placements
    #expect(placements > 0)
    let cost = app.measure {
      for _ in 0..<10 { report(font(1000), to: app) }
    }
    #expect(counter.placements == placements)
    #expect(cost.bodiesEvaluated == 0 && cost.patchesSent == 0)
    report(font(500), to: app)
    #expect(counter.placements > placements)
  }

  @Test("Widths that are not valid have no effect")
  func invalidWidths() throws {
    let app = TestApp { Screen(counter: Counter()) }
    report(font(1000), to: app)
    var few = font(500)
    few.semibold.removeLast()
    var none = font(500)
    none.regular = []
    var wide = font(500)
    wide.regular[0] = .max
    for invalid in [few, none, wide] {
      #expect(report(invalid, to: app) == .dropped(.invalidValue))
      #expect(app.exists("Short"))
    }
  }

  @Test("A font without widths, and the widest one, are laid out", arguments: [0, 4000])
  func extremes(_ width: UInt16) throws {
    let app = TestApp { Screen(counter: Counter()) }
    #expect(report(font(width), to: app) == .handled)
    #expect(app.exists(width == 0 ? "A text of one line that fits a phone" : "Short"))
  }

  @Test("A session without geometry ignores the font")
  func noGeometry() throws {
    let app = TestApp { Text("Text") }
    let cost = app.measure { #expect(report(font(1000), to: app) == .handled) }
    #expect(cost.bodiesEvaluated == 0 && cost.patchesSent == 0)
  }
}
