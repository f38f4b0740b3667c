import NavigatorHost
import Testing

@testable import NavigatorHTML

@Suite struct PageFramesTests {
  private func drawing(_ x: Double, _ color: String = "red", width: Double? = nil) -> Drawing {
    let stroke = width.map { Drawing.Stroke(paint: .color(ColorStyle(.named("black"))), width: $0) }
    let item = Drawing.Item(
      steps: [.move(x: 0, y: 0), .line(x: x, y: 1)], fill: .color(ColorStyle(.named(color))), stroke: stroke)
    return Drawing(width: 10, height: 10, items: [item])
  }

  @Test("The outlines of a series of drawings consist of what differs between them")
  func outlines() {
    let frames = PageFrames.outlines(of: [drawing(1), drawing(2)])
    #expect(frames.map(\.index) == [0])
    #expect(frames[0].values == ["d:path(\"M0 0L1 1\");", "d:path(\"M0 0L2 1\");"])
    let lines = PageFrames.outlines(of: [drawing(1, width: 2), drawing(1, "black", width: 3)])
    #expect(
      lines.map(\.values) == [
        [
          "fill:var(--red,currentColor);stroke:#000;stroke-width:2px;stroke-dashoffset:0;",
          "fill:#000;stroke:#000;stroke-width:3px;stroke-dashoffset:0;",
        ]
      ])
    #expect(PageFrames.outlines(of: [drawing(1), drawing(1)]).isEmpty)
  }

  @Test("Drawings with another number of outlines, or with gradients in some of them, have no frames")
  func differentDrawings() {
    var other = drawing(2)
    other.items += other.items
    #expect(PageFrames.outlines(of: [drawing(1), other]).isEmpty)
    let gradient = Paint.linearGradient(stops: [], startX: 0, startY: 0, endX: 1, endY: 1)
    var painted = drawing(2)
    painted.items[0].fill = gradient
    #expect(PageFrames.outlines(of: [drawing(1), painted]).isEmpty)
    var (first, second) = (drawing(1, width: 2), drawing(2, width: 2))
    (first.items[0].fill, second.items[0].fill) = (gradient, gradient)
    #expect(PageFrames.outlines(of: [first, second]).map(\.index) == [0, 1])
  }

  /// The frames of a drawing whose area has a material.
  private func surfaces(_ ends: [Double], scaling: Drawing.Scaling = .stretch) -> [(index: Int, values: [String])] {
    let drawings = ends.map { end in
      var drawing = drawing(end, width: 2)
      drawing.items[0].fill = .material(.thin)
      drawing.scaling = scaling
      return drawing
    }
    return PageFrames.outlines(of: drawings)
  }

  @Test("The surface of a material is clipped to the outlines, which may extend beyond the element")
  func materials() {
    let inside = surfaces([1, 2])
    #expect(inside.map(\.index) == [0, 1])
    #expect(
      inside.first?.values == [
        "clip-path:path('M0 0M0 0L1 1');mask-image:none;", "clip-path:path('M0 0M0 0L2 1');mask-image:none;",
      ])
    #expect(inside.last?.values == ["d:path(\"M0 0L1 1\");", "d:path(\"M0 0L2 1\");"])
    #expect(surfaces([1, 12]).first?.values.last == "clip-path:path('M0 0M5 5L17 6');mask-image:none;")
    #expect(surfaces([1, 2], scaling: .fit).isEmpty)
  }
}
