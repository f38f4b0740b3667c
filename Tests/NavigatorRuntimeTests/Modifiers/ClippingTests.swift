import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Clips to shapes")
struct ClippingTests {
  /// A shape with a corner of a fixed size.
  nonisolated private struct Cut: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX + 10, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + 10))
        path.closeSubpath()
      }
    }
  }

  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  private func clip(_ element: Element) -> Drawing? {
    for case .clip(let drawing) in element.style.properties { return drawing }
    return nil
  }

  @Test("The outline of a clip is computed for the size of the view, which is measured unless it is fixed")
  func measuredOutline() {
    let fixed = shown(Color.red.frame(width: 60, height: 40).background(.blue).clipShape(Cut()))
    #expect(clip(fixed)?.width == 60 && clip(fixed)?.height == 40)
    #expect(fixed.content.string(.measures) == nil)
    let flexible = shown(Color.red.frame(height: 40).clipShape(AnyShape(Cut())))
    #expect(flexible.content.string(.measures) != nil)
    #expect(clip(flexible)?.height == 40)
    #expect((clip(flexible)?.width ?? 0) > 100)
  }

  @Test("A circle is the corners of a square, and the outline of another space")
  func circle() {
    let square = shown(Color.red.frame(width: 40, height: 40).background(.blue).clipShape(Circle()))
    #expect(square.style.properties.contains(.cornerRadius(.infinity)))
    #expect(clip(square) == nil)
    #expect(clip(shown(Color.red.frame(width: 80, height: 40).clipShape(Circle())))?.scaling == .stretch)
    #expect(clip(shown(Text("a").clipShape(.circle)))?.scaling == .fit)
    #expect(clip(shown(Text("a").clipShape(.ellipse)))?.scaling == .stretch)
    #expect(clip(shown(Text("a").clipShape(.capsule))) == nil)
  }

  @Test("A circle behind a view that is not square is a shape")
  func circleBehind() {
    let words = shown(Text("a").background(.red, in: .circle))
    #expect(words.role == .layers)
    let square = shown(Text("a").frame(width: 40, height: 40).background(.red, in: .circle))
    #expect(square.style.properties.contains(.cornerRadius(.infinity)))
    let glass = shown(Text("a").background(.thinMaterial, in: .circle))
    #expect(glass.role == .layers)
  }

  @Test("The border of a circle in a frame that is not square is a line along a circle")
  func border() throws {
    let square = shown(Circle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 40))
    #expect(square.content.drawing == nil)
    let wide = shown(Circle().strokeBorder(.red, lineWidth: 4).frame(width: 80, height: 40))
    let item = try #require(wide.content.drawing?.items.first)
    #expect(item.stroke?.width == 4)
    guard case .move(let x, let y)? = item.steps.first else {
      Issue.record("The outline has no start.")
      return
    }
    #expect(x == 58 && y == 20)
  }
}
