import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The frames of animations in the form that the page's script receives.
@Suite struct PageMotionTests {
  private func json(_ frames: Motion.Frames) -> String {
    var motion = Motion(animation: AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 1))
    motion.frames = [frames]
    var writer = JSONWriter()
    writer.beginArray()
    PageMotion(motion).write(to: &writer)
    writer.endArray()
    return writer.text
  }

  @Test("The runs of a text have decreasing numbers, and a property that one end lacks is that of the text")
  func runs() {
    let red = Style(properties: [.foreground(.color(ColorStyle(.sRGB(red: 1, green: 0, blue: 0))))])
    let large = Style(properties: [.kerning(4)])
    let json = json(Motion.Frames(7, runs: [[], [red, large]]))
    #expect(json.contains("[7,-4,\"color:"))
    #expect(json.contains("letter-spacing:unset;\",\"letter-spacing:4px;color:unset;\"]"))
    #expect(!json.contains("-3"))
  }

  @Test("Frames contain filters, together with the shadows in the same declaration")
  func filters() {
    let shadow = StyleProperty.shadow(ColorStyle(.named("black")), radius: 2, x: 0, y: 1)
    let styles = [0.0, 2, 4].map { Style(properties: [.opacity(0.5), shadow, .filters([.blur(radius: $0)])]) }
    let json = json(Motion.Frames(7, styles))
    #expect(json.contains("blur(2px)") && json.contains("blur(4px)"))
    #expect(json.split(separator: "filter:drop-shadow(").count == 4)
    #expect(!json.contains("opacity:0.5;"))
  }

  @Test("The blur of a transition is combined with its other filters")
  func transitionFilters() {
    var state = TransitionState()
    state.blur = 3
    state.style.set(.filters([.saturation(0)]))
    #expect(HTMLBuffer.declarations(of: state) == "filter:blur(3px) saturate(0);")
  }

  @Test("Curves are easing functions, with parameters that browsers accept")
  func curves() {
    #expect(AnimationStyle.Curve.bezier(x1: 0, y1: 0, x2: 1, y2: 1).css == "linear")
    #expect(AnimationStyle.Curve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).css == "cubic-bezier(0.42,0,0.58,1)")
    // The horizontal parameters of an easing function are from 0 to 1.
    #expect(AnimationStyle.Curve.bezier(x1: -1, y1: -0.5, x2: 3, y2: 1.5).css == "cubic-bezier(0,-0.5,1,1.5)")
    #expect(AnimationStyle.Curve.samples([0, 0.12345, 1.1, 1]).css == "linear(0,0.123,1.1,1)")
    #expect(AnimationStyle.Curve.samples([1]).css == "linear")
  }
}
