import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Canvas")
struct CanvasTests {
  func elements(_ view: some View) -> [Element] {
    let app = TestApp { view }
    app.environment.windowSize = CGSize(width: 200, height: 300)
    return app.session.root.all { _ in true }
  }

  private func drawings(_ view: some View) -> [Drawing] { elements(view).compactMap(\.content.drawing) }

  @Observable final class Model { var count = 1 }

  private let red = Paint.color(ColorStyle(.named("red")))

  @Test("Figures in a row share one drawing, in the order in which they were drawn")
  func figures() throws {
    let shown = drawings(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        context.stroke(Path(CGRect(x: 5, y: 5, width: 1, height: 1)), with: .color(.blue), lineWidth: 3)
      }
      .frame(width: 100, height: 50))
    let drawing = try #require(shown.first)
    #expect(shown.count == 1)
    #expect(drawing.items.map(\.fill) == [red, nil])
    #expect(drawing.items.last?.stroke?.width == 3)
    #expect((drawing.width, drawing.height) == (100, 50))
    #expect(drawing.items.first?.steps.first == .move(x: 0, y: 0))
  }

  @Test("The closure receives the size of the canvas")
  func size() {
    nonisolated(unsafe) var sizes: [CGSize] = []
    _ = elements(Canvas { _, size in sizes.append(size) }.frame(width: 120, height: 40))
    #expect(sizes.last == CGSize(width: 120, height: 40))
  }

  @Test("Transforms apply to the points of figures, to the width of lines and to texts; the last one applies first")
  func transforms() throws {
    let shown = elements(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.stroke(
          Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 5, y: 0))
          }, with: .color(.red), lineWidth: 4)
        context.draw(Text("Label"), at: CGPoint(x: 1, y: 1), anchor: .topLeading)
      })
    let item = try #require(shown.compactMap(\.content.drawing).first?.items.first)
    #expect(item.steps == [.move(x: 10, y: 20), .line(x: 20, y: 20)])
    #expect(item.stroke?.width == 8)
    #expect(shown.contains { $0.content.string(.text) == "Label" })
    #expect(shown.contains { $0.style.properties.contains { if case .transform = $0 { true } else { false } } })
  }

  @Test("The changes of a copied context do not affect the original, and both draw into the canvas")
  func copies() throws {
    let shown = drawings(
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 50, y: 0)
        let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.red))
      })
    #expect(shown.first?.items.map(\.steps.first) == [.move(x: 50, y: 0), .move(x: 0, y: 0)])
  }

  @Test("The points of gradients are relative to the context, not to the figure")
  func gradients() throws {
    let shown = drawings(
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 100, y: 25)))
      }
      .frame(width: 100, height: 50))
    guard case .linearGradient(_, let startX, let startY, let endX, let endY) = shown.first?.items.first?.fill else {
      Issue.record("The figure has no linear gradient.")
      return
    }
    #expect([startX, startY, endX, endY] == [0.5, 0, 1, 0.5])
  }

  @Test("Opacity, clips and filters apply to what is drawn after them, and to a layer as a whole")
  func effects() {
    let shown = elements(
      Canvas { context, _ in
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(square, with: .color(.red))
        var faint = context
        faint.opacity = 0.5
        faint.addFilter(.blur(radius: 3))
        faint.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          layer.fill(square.offsetBy(dx: 5, dy: 0), with: .color(.red))
        }
      })
    let drawings = shown.compactMap(\.content.drawing)
    #expect(drawings.map(\.items.count) == [1, 2])
    #expect(shown.count { $0.style.properties.contains { if case .opacity(0.5) = $0 { true } else { false } } } == 1)
    #expect(shown.count { $0.style.properties.contains { if case .filters = $0 { true } else { false } } } == 1)
  }

  @Test("The filter that is added last applies first")
  func filters() {
    var swapped = ColorMatrix()
    (swapped.r1, swapped.r3, swapped.b1, swapped.b3) = (0, 1, 1, 0)
    let matrix = swapped
    let shown = elements(
      Canvas { context, _ in
        context.addFilter(.colorMatrix(matrix))
        context.addFilter(.alphaThreshold(min: 0.5, max: 2, color: .black))
        context.addFilter(.blur(radius: 3))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      })
    // An outer element precedes those inside of it.
    let filters = shown.reversed().flatMap(\.style.properties).flatMap { property -> [Filter] in
      if case .filters(let filters) = property { filters } else { [] }
    }
    #expect(
      filters == [
        .blur(radius: 3), .alphaThreshold(minimum: 0.5, maximum: 1, red: 0, green: 0, blue: 0, opacity: 1),
        .colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
      ])
  }

  @Test("A shadow without options is the shadow of a view, and a shadow with options is a filter")
  func shadowOptions() {
    func properties(_ filter: GraphicsContext.Filter) -> [StyleProperty] {
      elements(
        Canvas { context, _ in
          context.addFilter(filter)
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
      ).flatMap(\.style.properties)
    }
    func filters(_ blendMode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions) -> [FilterShadow] {
      let drawn = properties(.shadow(color: .black, radius: 4, x: 1, y: 2, blendMode: blendMode, options: options))
      let filters = drawn.flatMap { property -> [Filter] in
        if case .filters(let filters) = property { filters } else { [] }
      }
      return filters.compactMap { filter -> FilterShadow? in if case .shadow(let shadow) = filter { shadow } else { nil } }
    }
    func shadow(_ placement: FilterShadow.Placement, isInverted: Bool = false) -> [FilterShadow] {
      [FilterShadow(components: [0, 0, 0, 1], radius: 4, x: 1, y: 2, placement: placement, isInverted: isInverted)]
    }
    #expect(properties(.shadow(radius: 4)).contains { if case .shadow = $0 { true } else { false } })
    #expect(filters(.normal, []) == [] && filters(.normal, .disablesGroup) == [])
    #expect(filters(.normal, .shadowAbove) == shadow(.above))
    #expect(filters(.normal, [.shadowOnly, .shadowAbove]) == shadow(.alone))
    #expect(filters(.normal, .invertsAlpha) == shadow(.below, isInverted: true))
    #expect(filters(.sourceAtop, [.shadowAbove, .invertsAlpha]) == shadow(.inside, isInverted: true))
  }

  @Test("A projection transforms what is drawn, with the origin at the corner of the canvas")
  func projection() {
    var matrix = ProjectionTransform()
    matrix.m13 = 0.001
    matrix.m31 = 20
    let projection = matrix
    let shown = elements(
      Canvas { context, _ in
        context.addFilter(.projectionTransform(projection))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      })
    let transforms = shown.flatMap(\.style.properties).compactMap { property -> Transform? in
      if case .transform(let transform) = property { transform } else { nil }
    }
    #expect(transforms == [.matrix([1, 0, 0, 0.001, 0, 1, 0, 0, 0, 0, 1, 0, 20, 0, 0, 1])])
  }

  @Test("A new matrix of colors changes nothing")
  func identityMatrix() {
    let matrix = ColorMatrix()
    #expect([matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5] == [1, 0, 0, 0, 0])
    #expect([matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5] == [0, 1, 0, 0, 0])
    #expect([matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5] == [0, 0, 1, 0, 0])
    #expect([matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5] == [0, 0, 0, 1, 0])
  }

  @Test("A view with a tag is drawn where the closure draws it, and not otherwise")
  func symbols() {
    func texts(_ id: Int) -> [String] {
      elements(
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: id) { context.draw(symbol, at: CGPoint(x: 10, y: 10)) }
        } symbols: {
          Text("First").tag(1)
          Text("Second").tag(2)
        }
      ).compactMap { $0.content.string(.text) }
    }
    #expect(texts(2) == ["Second"])
    #expect(texts(3) == [])
  }

  final class Counter { var value = 0 }

  struct CountedView: View {
    let counter: Counter

    var body: some View {
      let _ = counter.value += 1
      Color.red.frame(width: 30, height: 20)
    }
  }

  @Test("A canvas is drawn again when a value changes that its closure reads", arguments: [true, false])
  func changes(isObservable: Bool) throws {
    struct Bars: View {
      let model: Model
      let isObservable: Bool
      @State private var count = 1

      var body: some View {
        let stored = count
        Canvas { context, _ in
          for bar in 0..<(isObservable ? model.count : stored) {
            context.fill(Path(CGRect(x: bar * 10, y: 0, width: 5, height: 5)), with: .color(.red))
          }
        }
        Button("More") { if isObservable { model.count += 1 } else { count += 1 } }
      }
    }
    let model = Model()
    let app = TestApp { Bars(model: model, isObservable: isObservable) }
    try app.tap("More")
    #expect(app.session.root.all { $0.content.drawing != nil }.first?.content.drawing?.items.count == 2)
  }

  @Test("Values that are not finite, and too many figures, are reported and ignored")
  func hostile() {
    withKnownIssue {
      let shown = drawings(
        Canvas { context, size in
          context.opacity = .nan
          context.scaleBy(x: .infinity, y: .nan)
          context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5)), with: .color(.red))
          context.stroke(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
            with: .radialGradient(Gradient(colors: []), center: .zero, startRadius: .nan, endRadius: -1), lineWidth: .infinity)
          context.transform = .identity
          for index in 0..<20_000 {
            context.fill(Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: .color(.red))
          }
        })
      // An element has at most 20,000 steps, and a square has 5.
      #expect(shown.reduce(0) { $0 + $1.items.count } == 4_000)
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Canvas") }
    }
  }
}
