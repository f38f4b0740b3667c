import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorHTML

/// The outlines to which transitions clip elements, as values of `clip-path`.
@Suite struct PageOutlineTests {
  private typealias Point = RelativeOutline.Point
  private typealias Coordinate = RelativeOutline.Coordinate

  private func css(_ outline: RelativeOutline) -> String {
    var buffer = HTMLBuffer(capacity: 64)
    buffer.polygon(of: outline)
    return buffer.string
  }

  @Test("A coordinate is a percentage of its own side, and a multiple of other lengths")
  func coordinates() {
    let corner = Point(x: Coordinate(width: 0.5), y: Coordinate(constant: -4, height: 1))
    let other = Point(x: Coordinate(width: 0.5, height: 0.25), y: Coordinate(factor: -1, length: .shorterSide))
    #expect(
      css(RelativeOutline(polygons: [[corner, other]]))
        == "polygon(nonzero,50% calc(100% + -4px),calc(50% + 0.25*$h) calc(0% + -1*min($w,$h)))")
  }

  @Test("Several polygons are one line that encloses no area between them")
  func polygons() {
    func corner(_ x: Double) -> Point { Point(x: Coordinate(width: x), y: Coordinate()) }
    let outline = RelativeOutline(polygons: [[corner(0), corner(0.1)], [], [corner(0.5), corner(0.6)]], usesEvenOddRule: true)
    #expect(css(outline) == "polygon(evenodd,0% 0%,10% 0%,0% 0%,50% 0%,60% 0%,50% 0%,0% 0%)")
    #expect(css(RelativeOutline(polygons: [])) == "polygon(nonzero,0 0)")
  }

  @Test("The outlines of a transition follow its declarations in lines of their own")
  func lines() throws {
    var state = TransitionState()
    state.opacity = 0
    state.outlines = [RelativeOutline(polygons: []), RelativeOutline(polygons: [], usesEvenOddRule: true)]
    let motion = Motion(
      animation: AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 1),
      inserted: [Motion.Part(ElementID(rawValue: 3), state)])
    var writer = JSONWriter()
    writer.beginArray()
    PageMotion(motion).write(to: &writer)
    writer.endArray()
    #expect(writer.text.contains(#"[[3,"opacity:0;\npolygon(nonzero,0 0)\npolygon(evenodd,0 0)"]]"#))
  }
}
