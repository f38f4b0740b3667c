import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The style sheet with the animations with which a page begins.
@Suite struct OpeningStylesTests {
  private let timing = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 0.5, delay: 0.1)

  private func styles(_ values: [Double]) -> [Style] { values.map { Style(properties: [.opacity($0)]) } }

  @Test("A page without animations has no style sheet")
  func empty() {
    #expect(OpeningStyles([]) == nil)
    #expect(OpeningStyles([OpeningAnimation(animation: timing, frames: Motion.Frames(1))]) == nil)
  }

  @Test("A change of a style begins with the declarations that differ, and ends with the styles of the element")
  func change() throws {
    let sheet = try #require(OpeningStyles([OpeningAnimation(animation: timing, frames: Motion.Frames(7, styles([0, 1])))]))
    #expect(sheet.text.contains("@keyframes opening0{0%{opacity:0}}"))
    #expect(sheet.text.contains("[data-i=\"7\"]{animation:opening0 500ms linear 100ms 1 normal backwards}"))
    #expect(sheet.end == 0.6)
  }

  @Test("Movements and endless changes are not shown to users who prefer reduced motion")
  func reduced() throws {
    var state = TransitionState()
    state.x = 20
    var endless = timing
    endless.repeatCount = nil
    let sheet = try #require(
      OpeningStyles([
        OpeningAnimation(animation: timing, frames: Motion.Frames(1), insertion: state),
        OpeningAnimation(animation: endless, frames: Motion.Frames(2, styles([0, 1]))),
      ]))
    let parts = sheet.text.split(separator: "@media(prefers-reduced-motion:no-preference)")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("animation:"))
    #expect(parts[1].contains("[data-i=\"1\"]") && parts[1].contains("infinite"))
  }

  @Test("The curve of an animation applies to sampled frames as a whole")
  func samples() throws {
    var eased = timing
    eased.curve = .samples([0, 1, 1])
    let sheet = try #require(
      OpeningStyles([OpeningAnimation(animation: eased, frames: Motion.Frames(3, styles([0, 0.5, 1])))]))
    #expect(sheet.text.contains("0%{opacity:0}50%{opacity:1}100%{opacity:1}"))
  }

  @Test("An outline in a series of styles replaces the mask of the element, so that browsers interpolate it")
  func outlines() throws {
    func style(_ x: Double) -> Style {
      let item = Drawing.Item(steps: [.move(x: 0, y: 0), .line(x: x, y: 4), .close])
      return [.clip(Drawing(width: 8, height: 8, scaling: .none, items: [item]))]
    }
    let sheet = try #require(
      OpeningStyles([OpeningAnimation(animation: timing, frames: Motion.Frames(3, [1, 2, 3].map(style)))]))
    #expect(sheet.text.contains("50%{clip-path:path('M0 0M0 0L2 4Z');mask-image:none}"))
    #expect(!sheet.text.contains("data:image"))
  }

  @Test(
    "Declarations cannot end a rule or the style sheet",
    arguments: ["color:red}a{color:blue;", "color:</style>;", "color:url(a;b", "color:\\7d;", "--x:1;"])
  func injection(_ css: String) {
    #expect(CSSDeclarations.of(css).isEmpty)
  }

  @Test("Semicolons in addresses and quotation marks do not end a declaration")
  func addresses() {
    let found = CSSDeclarations.of("mask:url(\"data:a;b\") 0 0;opacity:0.5;")
    #expect(found.map(\.name) == ["mask", "opacity"])
    #expect(found.first?.value == "url(\"data:a;b\") 0 0")
  }
}
