import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorLayout
@testable import NavigatorRuntime

/// Endless, huge and invalid values of apps. Each value is shown as far as possible, and the session continues.
@MainActor
@Suite("Hostile values of animations, gestures, layouts and rows")
struct HostileValueTests {
  // MARK: Animations

  private struct Completing: View {
    let animation: Animation
    @State private var isOn = false
    @State private var taps = 0

    var body: some View {
      Text("Word").opacity(isOn ? 1 : 0)
      Text("Taps: \(taps)")
      Button("Start") {
        taps += 1
        withAnimation(animation) {
          isOn.toggle()
        } completion: {
          taps += 100
        }
      }
    }
  }

  @Test(
    "An animation of any length has a completion that waits",
    arguments: [
      .spring(duration: 30).repeatCount(.max), .default.delay(1e21), .default.delay(1).speed(1e-30),
      .linear.logicallyComplete(after: 1e21), .linear(duration: .greatestFiniteMagnitude),
    ] as [Animation])
  func longAnimations(_ animation: Animation) async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Completing(animation: animation) }
    try app.tap("Start")
    await clock.advance(by: .seconds(60))
    #expect(app.exists("Taps: 1"))
  }

  @Test(
    "An animation with a number that is not one equals itself",
    arguments: [
      .linear(duration: .nan), .timingCurve(.nan, 0, 1, 1), .default.delay(.nan), .default.delay(-.infinity),
      .default.speed(.nan),
      .spring(duration: .nan), .timingCurve(.bezier(startControlPoint: .zero, endControlPoint: .zero), duration: .nan),
    ] as [Animation])
  func numbersThatAreNone(_ animation: Animation) throws {
    #expect(animation == animation)
    let app = TestApp { Completing(animation: animation) }
    try app.tap("Start")
    #expect(app.exists("Taps: 1") || app.exists("Taps: 101"))
  }

  private struct Phases: View {
    let animation: Animation
    let count: () -> Void

    var body: some View {
      PhaseAnimator([0, 1]) { phase in
        let _ = count()
        Text("Phase \(phase)")
      } animation: { _ in
        animation
      }
    }
  }

  @Test(
    "An endless series of phases without durations waits between its phases",
    arguments: [.linear(duration: 0), .linear(duration: -1), .linear.speed(1e30)] as [Animation])
  func endlessPhases(_ animation: Animation) async {
    let clock = TestClock()
    let counter = Counter()
    let app = TestApp(clock: clock) { Phases(animation: animation) { counter.count += 1 } }
    for _ in 0..<20 { await clock.advance(by: .milliseconds(50)) }
    #expect(app.exists("Phase 0") || app.exists("Phase 1"))
    #expect((5...15).contains(counter.count))
  }

  private struct Nested: View {
    let depth: Int
    let value: Int
    let count: () -> Void

    var body: some View {
      let _ = count()
      if depth == 0 {
        Text("Value \(value)")
      } else {
        KeyframeAnimator(initialValue: 0.0, trigger: value) { x in
          Nested(depth: depth - 1, value: Int(x), count: count)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
      }
    }
  }

  private struct Trigger: View {
    @State private var value = 0
    let count: () -> Void

    var body: some View {
      Button("Start") { value += 1 }
      Nested(depth: 4, value: value, count: count)
    }
  }

  @Test("Keyframe animations in each other sample the outer one only")
  func nestedKeyframes() throws {
    let counter = Counter()
    let app = TestApp { Trigger { counter.count += 1 } }
    counter.count = 0
    try app.tap("Start")
    #expect(counter.count < 1_000)
  }

  // MARK: Gestures and commands

  private struct EndlessItems: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem { Text("Item") }
      EndlessItems()
    }
  }

  private struct EndlessTabs: TabContent {
    typealias TabValue = Int
    var body: some TabContent<Int> {
      TabSection { EndlessTabs() }
    }
  }

  private struct EndlessKeyframes: KeyframeTrackContent {
    typealias Value = Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(1, duration: 1)
      EndlessKeyframes()
    }
  }

  @Test("Items of bars, tabs and keyframes that contain themselves are reported")
  func endlessContents() {
    withKnownIssue {
      let items = TestApp { NavigationStack { Text("Screen").toolbar { EndlessItems() } } }
      #expect(items.exists("Screen") && items.exists("Item"))
      let tabs = TestApp {
        TabView(selection: .constant(0)) {
          Tab("Home", systemImage: "house", value: 0) { Text("Page") }
          EndlessTabs()
        }
      }
      #expect(tabs.exists("Page"))
      let duration = KeyframeTimeline(initialValue: 0.0) { EndlessKeyframes() }.duration
      #expect(duration > 0 && duration < 100)
    } matching: {
      "\($0)".contains("contains itself")
    }
  }

  private struct Endless: Gesture {
    typealias Value = TapGesture.Value
    var body: some Gesture<TapGesture.Value> { Endless().onEnded { _ in } }
  }

  @Test("A gesture that contains itself is ignored")
  func recursiveGesture() {
    let app = TestApp { Text("Target").gesture(Endless()) }
    #expect(app.exists("Target"))
  }

  // MARK: Layouts

  private struct Wandering: Layout {
    let places: Places

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 300, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: CGPoint(x: places.next(), y: bounds.minY), proposal: .unspecified) }
    }
  }

  private nonisolated final class Places: @unchecked Sendable {
    private(set) var count = 0
    func next() -> CGFloat {
      count += 1
      return CGFloat(count % 300)
    }
  }

  @Test("A layout that places its views elsewhere each time is reported, and the session comes to rest")
  func endlessLayout() async throws {
    let places = Places()
    await withKnownIssue {
      let app = TestApp { Wandering(places: places) { Text("Here") } }
      let count = places.count
      await app.settle()
      #expect(app.exists("Here"))
      #expect(places.count == count)
    } matching: {
      "\($0)".contains("size")
    }
    #expect(places.count < 200)
  }

  private struct PartOfStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let stack = HStackLayout()
      var own: () = stack.makeCache(subviews: subviews[1...])
      return stack.sizeThatFits(proposal: ProposedViewSize(width: 200, height: 50), subviews: subviews[1...], cache: &own)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let stack = HStackLayout()
      var own: () = stack.makeCache(subviews: subviews[1...])
      stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews[1...], cache: &own)
    }
  }

  @Test("A layout passes a part of its subviews to a stack")
  func partOfSubviews() throws {
    let app = TestApp {
      PartOfStack {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("second")
        Color.green.frame(width: 30, height: 10).accessibilityIdentifier("third")
      }
    }
    let second = try app.frame(of: "second")
    let third = try app.frame(of: "third")
    #expect(third.minX - second.maxX == 8)
  }

  private struct Thread: View {
    let depth: Int

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        VStack {
          Text("Reply")
          if depth > 0 { AnyView(Thread(depth: depth - 1)) }
        }
        Text("\(depth)")
      }
    }
  }

  @Test("Baselines of deeply nested stacks are computed once")
  func nestedBaselines() throws {
    let app = TestApp {
      ScrollView { GeometryReader { _ in Thread(depth: 30) } }
    }
    #expect(try app.frame(of: "Reply", index: 0).height > 0)
  }

  // MARK: Rows

  @Test("An endless list accepts a request for its last rows")
  func lastRowsOfAnEndlessList() {
    var window = LazyWindow()
    window.place(for: .max, capacity: 20, startsAtEnd: false)
    window.move(to: LazyRequest(first: .max - 1, count: 300, perLine: 300))
    #expect(window.range.upperBound == .max)
    #expect(window.range.count < 1_000)
    _ = window.follow([.max - 1], count: .max)
    #expect(window.range.upperBound == .max)
  }

  @Test("One request creates a bounded number of rows")
  func rowsOfOneRequest() {
    var window = LazyWindow()
    window.place(for: 100_000, capacity: 20, startsAtEnd: false)
    window.move(to: LazyRequest(first: 50_000, count: .max, perLine: .max))
    #expect(window.range.count <= 1_000)
  }

  @Test("A collection without end outside of lazy containers is reported, and its first elements are shown")
  func endlessCollection() {
    withKnownIssue {
      let app = TestApp {
        VStack {
          ForEach(0..<Int.max, id: \.self) { _ in EmptyView() }
          Text("After")
        }
      }
      #expect(app.exists("After"))
    } matching: {
      "\($0)".contains("larger collection")
    }
  }

  @Test("A collection without end has the subviews and sections of its first elements, and is reported")
  func endlessSubviews() {
    let endless = ForEach(0..<Int.max, id: \.self) { _ in EmptyView() }
    let nested = ForEach(0..<Int.max, id: \.self) { _ in endless }
    withKnownIssue {
      let app = TestApp {
        Group(
          subviews: Group {
            endless
            Text("After")
          }
        ) { subviews in Text(verbatim: "\(subviews.count) subviews") }
        Group(subviews: nested) { subviews in Text(verbatim: "\(subviews.count) nested subviews") }
        Group(
          sections: Section {
            endless
            Text("Inside")
          }
        ) { sections in Text(verbatim: "\(sections.count) sections") }
      }
      #expect(app.visibleTexts == ["1 subviews", "0 nested subviews", "1 sections"])
    } matching: {
      "\($0)".contains("larger collection")
    }
  }

  private nonisolated final class Counter: @unchecked Sendable {
    var count = 0
  }
}
