import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The sizes of symbols, texts and images in a canvas.
extension CanvasTests {
  @Test("The size of a symbol is the ideal size of its view in the environment of the canvas")
  func symbolSizes() {
    nonisolated(unsafe) var sizes: [CGSize] = []
    func text(_ font: Font) -> CGSize {
      _ = elements(
        Canvas { context, _ in
          sizes = [1, 2, 3].compactMap { context.resolveSymbol(id: $0)?.size }
        } symbols: {
          Color.red.frame(width: 30, height: 20).tag(1)
          HStack(spacing: 5) {
            Color.red.frame(width: 10, height: 10).padding(5)
            Color.blue.frame(width: 1, height: 1)
          }
          .tag(2)
          Text("A text").tag(3)
        }
        .font(font))
      return sizes.last ?? .zero
    }
    let (small, large) = (text(.caption), text(.largeTitle))
    #expect(sizes.prefix(2) == [CGSize(width: 30, height: 20), CGSize(width: 26, height: 20)])
    #expect(small.width > 0 && small.height < large.height)
  }

  @Test("A symbol that a drawing resolves many times is measured once")
  func repeatedSymbolSizes() {
    nonisolated(unsafe) var sizes: [CGSize] = []
    let counter = Counter()
    _ = elements(
      Canvas { context, _ in
        counter.value = 0
        sizes = (0..<150).compactMap { _ in context.resolveSymbol(id: 1)?.size }
      } symbols: {
        CountedView(counter: counter).tag(1)
      })
    #expect(sizes == Array(repeating: CGSize(width: 30, height: 20), count: 150))
    #expect(counter.value > 0 && counter.value < 10)
  }

  @Test("The symbols in the symbols of a canvas are measured up to a number for all of them")
  func nestedSymbolSizes() {
    let counter = Counter()
    func canvas(_ content: @escaping () -> AnyView) -> AnyView {
      AnyView(
        Canvas { context, _ in
          for id in 0..<12 { _ = context.resolveSymbol(id: id)?.size }
        } symbols: {
          ForEach(0..<12, id: \.self) { content().tag($0) }
        })
    }
    withKnownIssue {
      _ = elements(canvas { canvas { canvas { AnyView(CountedView(counter: counter)) } } })
    }
    #expect(counter.value > 0)
    // A measurement evaluates a view three times. Without the number, 1,728 views would be measured.
    #expect(counter.value <= 3 * 300)
  }

  @Test("A text is measured in its font, in lines of a width")
  func measuring() {
    nonisolated(unsafe) var sizes: [CGSize] = []
    nonisolated(unsafe) var baselines: [CGFloat] = []
    _ = elements(
      Canvas { context, _ in
        let text = context.resolve(Text("Several words"))
        let narrow = CGSize(width: 60, height: 500)
        let large = context.resolve(Text("Several words").font(.largeTitle))
        sizes = [
          text.measure(in: CGSize(width: 500, height: 500)), text.measure(in: narrow),
          text.measure(in: CGSize(width: 500, height: 5)),
          large.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)),
        ]
        baselines = [text.firstBaseline(in: narrow), text.lastBaseline(in: narrow)]
      })
    #expect(sizes[0].width > 80 && sizes[0].width < 130 && sizes[0].height < 30)
    #expect(sizes[1].width <= 60 && abs(sizes[1].height - 2 * sizes[0].height) < 0.1)
    #expect(sizes[2].height == 5)
    #expect(abs(sizes[3].width - 2 * sizes[0].width) < 8)
    #expect(baselines[0] > 10 && abs(baselines[1] - baselines[0] - sizes[0].height) < 0.1)
  }

  @Test("An image has the size of its picture, of its drawing or of a symbol in the font")
  func imageSizes() throws {
    nonisolated(unsafe) var sizes: [String: CGSize] = [:]
    let data = try #require(UIImage(named: "Logo"))
    _ = elements(
      Canvas { context, _ in
        sizes["asset"] = context.resolve(Image("Logo")).size
        sizes["drawing"] = context.resolve(Image("Icons/star")).size
        sizes["data"] = context.resolve(Image(uiImage: data)).size
        sizes["symbol"] = context.resolve(Image(systemName: "star")).size
        sizes["missing"] = context.resolve(Image("No such picture")).size
        let image = context.resolve(Image("Logo"))
        sizes["baseline"] = CGSize(width: 0, height: image.baseline)
      }
      .font(.system(size: 20)))
    #expect(sizes["asset"] == CGSize(width: 8, height: 8) && sizes["baseline"]?.height == 8)
    #expect(sizes["drawing"] == CGSize(width: 10, height: 10))
    #expect(sizes["data"] == CGSize(width: 8, height: 8))
    #expect(sizes["symbol"] == CGSize(width: 24, height: 24))
    #expect(sizes["missing"] == sizes["symbol"])
  }
}
