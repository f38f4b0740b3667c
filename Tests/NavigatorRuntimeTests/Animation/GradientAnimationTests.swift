import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Gradients whose points and colors change with an animation.
@MainActor
@Suite("Animated gradients")
struct GradientAnimationTests {
  private struct Shimmering: View {
    @State private var isMoved = false

    var body: some View {
      Text("Title").mask {
        LinearGradient(
          colors: [.black.opacity(0.4), .black, .black.opacity(0.4)], startPoint: UnitPoint(x: isMoved ? 1 : -1, y: 0),
          endPoint: UnitPoint(x: isMoved ? 2 : 0, y: 0))
      }
      .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isMoved)
      Button("Move") { isMoved = true }
    }
  }

  private func starts(_ change: ElementAnimation) -> [Double] {
    change.keyframeStyles.flatMap(\.properties).compactMap { property in
      switch property {
      case .mask(.linearGradient(_, let x, _, _, _)), .background(.linearGradient(_, let x, _, _, _)): x
      default: nil
      }
    }
  }

  @Test("The points of a mask with a gradient move through the points between the old and the new ones")
  func mask() throws {
    let app = TestApp { Shimmering() }
    try app.tap("Move")
    let change = try #require(app.takeAnimations().first { $0.kind == .keyframes })
    let starts = starts(change)
    #expect(starts.first == -1 && starts.last == 1 && starts.contains { abs($0) < 0.1 })
    #expect(change.animation.repeatCount == nil)
  }

  private struct Colored: View {
    @State private var isLit = false

    var body: some View {
      LinearGradient(
        colors: [Color(red: isLit ? 1 : 0, green: 0, blue: 0), isLit ? .blue : .clear], startPoint: .top, endPoint: .bottom)
      Button("Light") { withAnimation(.linear(duration: 1)) { isLit = true } }
      Button("Dim") { isLit = false }
    }
  }

  @Test("The components and the opacities of colors change gradually, and a plain change has no samples")
  func colors() throws {
    let app = TestApp { Colored() }
    try app.tap("Light")
    let change = try #require(app.takeAnimations().first { $0.kind == .keyframes })
    var middle: [ColorStyle] = []
    for case .background(.linearGradient(let stops, _, _, _, _)) in change.keyframeStyles[8].properties {
      middle = stops.map(\.color)
    }
    #expect(middle.count == 2)
    if case .sRGB(let red, _, _)? = middle.first?.base { #expect(red > 0.3 && red < 0.7) } else { Issue.record("no components") }
    #expect(middle.last?.base == .named("blue") && (middle.last?.opacity ?? 0) > 0.3 && (middle.last?.opacity ?? 1) < 0.7)
    try app.tap("Dim")
    #expect(app.takeAnimations().isEmpty)
  }

  private struct Named: View {
    @State private var isLit = false

    var body: some View {
      LinearGradient(colors: isLit ? [.red, .white] : [.black, .white], startPoint: .top, endPoint: .bottom)
      Button("Light") { withAnimation(.linear(duration: 1)) { isLit = true } }
    }
  }

  @Test("Named colors are mixed in the color scheme of the environment", arguments: [ColorScheme.light, .dark])
  func namedColors(_ scheme: ColorScheme) throws {
    let app = TestApp { Named().environment(\.colorScheme, scheme) }
    try app.tap("Light")
    let change = try #require(app.takeAnimations().first { $0.kind == .keyframes })
    var colors: [ColorStyle] = []
    for style in change.keyframeStyles {
      for case .background(.linearGradient(let stops, _, _, _, _)) in style.properties { colors += stops.prefix(1).map(\.color) }
    }
    #expect(colors.first == ColorStyle(.named("black")) && colors.last == ColorStyle(.named("red")))
    // The green component of the system's red, which depends on the scheme.
    let end = scheme == .light ? 59.0 : 69
    guard case .sRGB(_, let green, _)? = colors.dropFirst(8).first?.base else {
      Issue.record("no components")
      return
    }
    #expect(abs(green - end / 255 * 8 / Double(colors.count - 1)) < 0.001)
  }

  private struct Alternating: View {
    @State private var isLit = false
    @State private var isFaded = false

    var body: some View {
      LinearGradient(
        colors: [Color(red: isLit ? 1 : 0, green: 0, blue: 0), .white], startPoint: .top, endPoint: .bottom
      )
      .opacity(isFaded ? 0.5 : 1)
      Button("Toggle") { withAnimation(.linear(duration: 2)) { isLit.toggle() } }
      Button("Fade") { withAnimation(.linear(duration: 2)) { isFaded.toggle() } }
      Button("Reset") { isLit = false }
    }
  }

  /// Returns the red component of the first color at the start and at the end of the keyframes.
  private func reds(_ animations: [ElementAnimation]) throws -> [Double] {
    let change = try #require(animations.first { $0.kind == .keyframes })
    return [change.keyframeStyles.first, change.keyframeStyles.last].compactMap { style in
      for case .background(.linearGradient(let stops, _, _, _, _)) in style?.properties ?? [] {
        if case .sRGB(let red, _, _)? = stops.first?.color.base { return red }
      }
      return nil
    }
  }

  @Test("A gradient whose change is interrupted continues from the colors that are shown")
  func interruption() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Alternating() }
    try app.tap("Toggle")
    #expect(try reds(app.takeAnimations()) == [0, 1])
    await clock.advance(by: .seconds(1))
    try app.tap("Toggle")
    let back = try reds(app.takeAnimations())
    #expect(abs(back[0] - 0.5) < 0.05 && back[1] == 0)
    // The change that interrupted the first one can be interrupted too.
    await clock.advance(by: .seconds(1))
    try app.tap("Toggle")
    let again = try reds(app.takeAnimations())
    #expect(abs(again[0] - 0.25) < 0.05 && again[1] == 1)
  }

  @Test("A change of another property leaves the change of a gradient as it is")
  func independentChange() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Alternating() }
    try app.tap("Toggle")
    _ = app.takeAnimations()
    await clock.advance(by: .seconds(1))
    try app.tap("Fade")
    #expect(!app.takeAnimations().contains { $0.kind == .keyframes })
    try app.tap("Toggle")
    #expect(abs(try reds(app.takeAnimations())[0] - 0.5) < 0.05)
  }

  @Test("A gradient begins at its end after a change that has ended, or that a plain change has replaced")
  func endedChange() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Alternating() }
    try app.tap("Toggle")
    await clock.advance(by: .seconds(2))
    _ = app.takeAnimations()
    try app.tap("Toggle")
    #expect(try reds(app.takeAnimations()) == [1, 0])
    try app.tap("Toggle")
    await clock.advance(by: .seconds(1))
    try app.tap("Reset")
    _ = app.takeAnimations()
    try app.tap("Toggle")
    #expect(try reds(app.takeAnimations()) == [0, 1])
  }

  private struct Clipped: View {
    @State private var isChanged = false

    var body: some View {
      Rectangle()
        .fill(.linearGradient(colors: [isChanged ? .red : .black, .white], startPoint: .top, endPoint: .bottom))
        .frame(width: 100, height: 100)
        .clipShape(Circle().scale(isChanged ? 1 : 0.5))
      Color.clear.frame(width: 100, height: 100)
        .background(.linearGradient(colors: [isChanged ? .red : .black, .white], startPoint: .top, endPoint: .bottom))
        .clipShape(Circle().scale(isChanged ? 1 : 0.5))
      Button("Change") { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  @Test("A gradient changes gradually while the outline of its view changes")
  func clippedGradient() throws {
    let app = TestApp { Clipped() }
    try app.tap("Change")
    let changes = app.takeAnimations().filter { $0.kind == .keyframes }
    func numberOfColors(_ change: ElementAnimation) -> Int {
      var colors: Set<ColorStyle> = []
      for property in change.keyframeStyles.flatMap(\.properties) {
        switch property {
        case .fill(.linearGradient(let stops, _, _, _, _)), .background(.linearGradient(let stops, _, _, _, _)):
          if let color = stops.first?.color { colors.insert(color) }
        default: break
        }
      }
      return colors.count
    }
    #expect(changes.filter { numberOfColors($0) > 10 }.count == 2)
  }
}
