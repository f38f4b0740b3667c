import NavigatorHost
import Testing

@testable import NavigatorHTML

/// The markup of sliders with marks, a neutral value and limits.
@Suite struct RenderSliderTests {
  private func html(_ content: Content) -> String {
    HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .slider, content: content))
  }

  @Test("A plain slider has no attributes of marks, and no style")
  func plain() {
    let slider = html([.value: 0.5])
    // The label is for assistive technologies.
    #expect(slider.contains(#"class="slider unlabeled gw""#))
    #expect(!slider.contains("data-marks") && !slider.contains("--ticks") && !slider.contains("data-x"))
    #expect(slider.contains(#"step="any" value="0.5" style="--part:50%""#))
  }

  @Test("A slider without a thumb requests the rare styles, also if it has views at its ends")
  func thumb() {
    #expect(html([.value: 0.5, .hidesThumb: true]).contains(" data-x data-bare"))
    #expect(html([.value: 0.5, .hidesThumb: true, .kind: "ends"]).contains(#" data-x="ends" data-bare"#))
    #expect(!html([.value: 0.5]).contains("data-bare"))
  }

  @Test("The marks of a slider have places on its track, and the page selects them if the session does")
  func marks() {
    let content: Content = [.value: 5, .minimum: 0, .maximum: 10, .ticks: .strings(["0", "2.5", "10"])]
    let drawn = html(content)
    #expect(drawn.contains(#"data-marks="""#))
    #expect(drawn.contains("calc(50% + (100% - 24px)*var(--to-end)*-0.25) 100%/4px 4px no-repeat"))
    var selecting = content
    selecting[.selectsTicks] = true
    #expect(html(selecting).contains(#"data-marks="0.0 2.5 10.0""#))
  }

  @Test("A neutral value is a place on the track, and enabled values are limits")
  func limits() {
    let slider = html([
      .value: 0, .minimum: -1, .maximum: 1, .neutralValue: 0, .enabledRange: .strings(["-0.5", "1"]), .kind: "ends",
    ])
    #expect(slider.contains("--neutral:50%;") && slider.contains(#"data-enabled="-0.5 1.0""#))
    #expect(slider.contains(#"data-x="ends""#))
  }

  @Test("Invalid numbers, and more marks than a track has room for, are left out")
  func hostile() {
    let many = html([.maximum: 1, .ticks: .strings((0...5_000).map { "\(Double($0) / 5_000)" })])
    #expect(many.split(separator: "no-repeat").count < 250)
    let invalid = html([
      .maximum: 1, .ticks: .strings(["nan", "inf", "\"><b>"]), .selectsTicks: true, .neutralValue: .number(.nan),
    ])
    #expect(!invalid.contains("nan") && !invalid.contains("inf") && !invalid.contains("<b>"))
    #expect(!html([.minimum: 1, .maximum: 1, .ticks: .strings(["1"])]).contains("--ticks"))
  }
}
