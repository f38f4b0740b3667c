import NavigatorTesting
import SwiftUI
import Testing

/// Views with invalid parameters, and views that change themselves. SwiftUI shows the rest of the app.
@MainActor
@Suite("Unusual views in other idioms")
struct StrangeViewOtherIdiomTests {
  /// Shows unusual views between a counter and a text, and checks that both continue to work. The runtime may report issues.
  private func check<Strange: View>(
    _ sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ strange: @escaping () -> Strange
  ) throws {
    try withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
      let app = TestApp(size: CGSize(width: 300, height: 800)) { Frame(strange: strange()) }
      try app.tap("Taps 0")
      #expect(app.exists("Taps 1"), sourceLocation: sourceLocation)
      let frame = try app.frame(of: "after")
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width == 10, sourceLocation: sourceLocation)
      app.environment.windowSize = CGSize(width: 200, height: 300)
      try app.tap("Taps 1")
      #expect(app.exists("Taps 2"), sourceLocation: sourceLocation)
    } matching: {
      $0.isReport
    }
  }

  private struct Frame<Strange: View>: View {
    let strange: Strange
    @State private var taps = 0
    var body: some View {
      VStack {
        Button("Taps \(taps)") { taps += 1 }
        strange
        NamedBlock("after", 10, 10)
      }
    }
  }

  @Test("Columns and rows with invalid sizes", arguments: [CGFloat.nan, -10, 0, 1e300, .infinity])
  func columns(_ size: CGFloat) throws {
    let items = [
      GridItem(.fixed(size), spacing: size), GridItem(.flexible(minimum: size, maximum: -size)),
      GridItem(.adaptive(minimum: size, maximum: size), spacing: size),
    ]
    try check {
      ScrollView {
        LazyVGrid(columns: items, spacing: size) { ForEach(0..<1_000_000) { Text("\($0)") } }
        LazyVGrid(columns: []) { Text("no columns") }
      }
      .frame(height: 100)
    }
  }

  @Test("Grids, choices and layouts without views")
  func empty() throws {
    try check {
      Grid {}
      Grid { GridRow {} }
      ViewThatFits {}
      AnyLayout(VStackLayout(spacing: .nan)) {}
      LazyVStack(spacing: -.infinity) {}
      Grid(horizontalSpacing: .nan, verticalSpacing: -1e300) {
        GridRow {
          Text("zero").gridCellColumns(0)
          Text("less").gridCellColumns(-3)
        }
      }
    }
  }

  @Test("Parts of a container that do not exist", arguments: [(0, 1), (-1, 1), (2, 5), (1, -1), (.max, .max)])
  func containerParts(_ count: Int, _ span: Int) throws {
    try check {
      ScrollView {
        Color.red.containerRelativeFrame([.horizontal, .vertical], count: count, span: span, spacing: 10)
        Color.red.containerRelativeFrame(.vertical, count: count, span: span, spacing: .nan)
      }
      .frame(height: 100)
    }
  }

  @Test("Distances, margins and priorities with invalid values", arguments: [CGFloat.nan, -1e300, .infinity])
  func distances(_ distance: CGFloat) throws {
    try check {
      Text("padding").padding(distance)
      Text("place").offset(x: distance, y: distance).position(x: distance, y: distance)
      Text("priority").layoutPriority(Double(distance)).zIndex(Double(distance))
      Text("ratio").aspectRatio(distance, contentMode: .fill).frame(width: 10, height: 10)
      Text("guide").alignmentGuide(HorizontalAlignment.center) { _ in distance }
      ScrollView { Text("scrolled") }.contentMargins(.all, distance).safeAreaPadding(distance).frame(height: 50)
        .defaultScrollAnchor(UnitPoint(x: distance, y: distance))
    }
  }

  @Test("A negative padding makes the space of a view smaller than the view")
  func negativePadding() throws {
    let app = TestApp(size: CGSize(width: 300, height: 400)) {
      VStack(alignment: .leading, spacing: 0) {
        NamedBlock("before", 10, 30)
        NamedBlock("view", 50, 50).padding(.vertical, -10)
        NamedBlock("behind", 10, 30)
      }
      .atTopLeft()
    }
    #expect(try app.frame(of: "view") == CGRect(x: 0, y: 20, width: 50, height: 50))
    #expect(try app.frame(of: "behind").minY == 60)
  }

  @Test("Gestures with invalid distances, durations and counts", arguments: [Double.nan, -1, 1e300])
  func gestures(_ number: Double) throws {
    try check {
      Text("drag").gesture(DragGesture(minimumDistance: number).onChanged { _ in })
      Text("press").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
      Text("tap").onTapGesture(count: Int(exactly: number) ?? 0) {}
      Text("taps").gesture(TapGesture(count: .max).onEnded {})
      Text("magnify").gesture(MagnifyGesture(minimumScaleDelta: number).onChanged { _ in })
      Text("rotate").gesture(RotateGesture(minimumAngleDelta: .degrees(number)).onChanged { _ in })
    }
  }

  @Test("Keyframes and schedules with invalid durations", arguments: [Double.nan, -1, 0, .infinity])
  func durations(_ duration: Double) throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: duration)
      CubicKeyframe(20, duration: duration, startVelocity: duration, endVelocity: duration)
      SpringKeyframe(30, duration: duration, spring: Spring(duration: duration, bounce: duration))
    }
    _ = [timeline.value(time: duration), timeline.value(progress: duration), timeline.value(time: -1)]
    try check {
      Text("keyframes").keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: duration)
      }
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: duration), by: duration)) { _ in Text("periodic") }
      TimelineView(.animation(minimumInterval: duration)) { _ in Text("animation") }
      TimelineView(.explicit([])) { _ in Text("explicit") }
    }
  }

  @Test("Two sources of one identifier, and a view that follows no source")
  func sources() throws {
    struct Sources: View {
      @Namespace private var namespace
      var body: some View {
        Text("one").matchedGeometryEffect(id: 1, in: namespace)
        Text("two").matchedGeometryEffect(id: 1, in: namespace)
        Text("three").matchedGeometryEffect(id: 2, in: namespace, isSource: false)
        Text("four").matchedGeometryEffect(id: 1, in: namespace, anchor: UnitPoint(x: CGFloat.nan, y: 0), isSource: false)
      }
    }
    try check { Sources() }
  }

  @Test("A view whose onAppear replaces its identity a few times ends at the last identity")
  func identities() throws {
    struct Replacing: View {
      @State private var counts: [String: Int] = [:]
      var body: some View {
        let count = counts["id", default: 0]
        Text("Identity \(count)").onAppear { if count < 4 { counts["id"] = count + 1 } }.id(count)
      }
    }
    let app = TestApp { Replacing() }
    #expect(app.exists("Identity 4"))
  }

  private struct Rooms: View {
    let depth: Int
    var body: some View {
      GeometryReader { proxy in
        if depth == 0 {
          Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))")
        } else {
          AnyView(Rooms(depth: depth - 1).padding(3))
        }
      }
    }
  }

  @Test("Readers in fifteen readers have the size that the paddings leave, and follow the window")
  func nestedReaders() {
    let app = TestApp(size: CGSize(width: 300, height: 400)) { Rooms(depth: 15) }
    #expect(app.visibleTexts == ["210 45"])
    app.environment.windowSize = CGSize(width: 500, height: 400)
    #expect(app.visibleTexts == ["410 45"])
  }
}
