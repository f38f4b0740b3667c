import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Animated changes")
struct AnimatedChangeTests {
  private struct Fading: View {
    @State private var isFaint = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Word").opacity(isFaint ? 0.2 : 1)
        Text("Other \(count)")
        Button("Animate") { withAnimation(.linear(duration: 2)) { isFaint.toggle() } }
        Button("Toggle") { isFaint.toggle() }
        Button("Both") {
          count += 1
          withAnimation(.easeIn) { isFaint.toggle() }
        }
        Button("Nothing") { withAnimation(nil) { isFaint.toggle() } }
      }
    }
  }

  @Test("A change in withAnimation names the changed element and its animation, and the tree has the end state")
  func explicit() throws {
    let app = TestApp { Fading() }
    try app.tap("Animate")
    let animations = app.takeAnimations()
    #expect(animations.map(\.texts) == [["Word"]])
    let animation = try #require(animations.first)
    #expect(animation.kind == .change && animation.animation.duration == 2)
    #expect(animation.start.properties == [.opacity(1)] && animation.end.properties == [.opacity(0.2)])
    #expect(abs(animation.progress(at: .seconds(1)) - 0.5) < 1e-6)
  }

  @Test("A change without an animation announces no animation")
  func plain() throws {
    let app = TestApp { Fading() }
    try app.tap("Toggle")
    try app.tap("Nothing")
    #expect(app.takeAnimations().isEmpty)
  }

  @Test("Of two changes in one turn only the animated one is announced")
  func separate() throws {
    let app = TestApp { Fading() }
    try app.tap("Both")
    #expect(app.takeAnimations().map(\.texts) == [["Word"]])
    #expect(app.visibleTexts.contains("Other 1"))
  }

  @Observable
  final class Model {
    var width = 10.0
    var height = 10.0
  }

  private struct Implicit: View {
    let model: Model
    @State private var other = 0

    var body: some View {
      VStack {
        Text("Inside").frame(width: model.width, height: model.height)
          .animation(.easeOut(duration: 3), value: model.width)
        Text("Outside").frame(width: model.width)
        Button("Wider") { model.width += 10 }
        Button("Higher") { model.height += 10 }
        Button("Animated") { withAnimation(.linear) { model.width += 10 } }
        Button("Disabled") {
          var transaction = Transaction(animation: .linear(duration: 7))
          transaction.disablesAnimations = true
          withTransaction(transaction) { model.width += 10 }
        }
      }
    }
  }

  @Test("animation(_:value:) animates the views below it when the value changes, and no others")
  func implicit() throws {
    let app = TestApp { Implicit(model: Model()) }
    try app.tap("Wider")
    #expect(app.takeAnimations().map(\.texts) == [["Inside"]])
    try app.tap("Higher")
    #expect(app.takeAnimations().isEmpty)
  }

  @Test("animation(_:value:) replaces the animation of the transaction unless animations are disabled")
  func override() throws {
    let app = TestApp { Implicit(model: Model()) }
    try app.tap("Animated")
    #expect(
      Dictionary(uniqueKeysWithValues: app.takeAnimations().map { ($0.texts, $0.animation.duration) })
        == [["Inside"]: 3, ["Outside"]: 0.35])
    try app.tap("Disabled")
    #expect(app.takeAnimations().map(\.animation.duration) == [7, 7])
  }

  private struct Child: View {
    let model: Model
    var body: some View { Text("Child").opacity(model.width / 100) }
  }

  private struct Parent: View {
    let model: Model
    var body: some View {
      VStack {
        Child(model: model).animation(.linear(duration: 4), value: model.width)
        Child(model: model).transaction { $0.animation = nil }
        Button("Change") { withAnimation(.linear(duration: 1)) { model.width += 10 } }
        Button("Plain") { model.width += 10 }
      }
    }
  }

  @Test("A view that reads the value itself is animated by the modifier above it")
  func separateReader() throws {
    let app = TestApp { Parent(model: Model()) }
    try app.tap("Plain")
    #expect(app.takeAnimations().map(\.animation.duration) == [4])
  }

  @Test("transaction(_:) with a nil animation shows the changes below it at once")
  func removedAnimation() throws {
    let app = TestApp { Parent(model: Model()) }
    try app.tap("Change")
    #expect(app.takeAnimations().map(\.animation.duration) == [4])
  }

  private struct Bound: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Switch", isOn: $isOn.animation(.linear(duration: 5)))
        Text("Shown").opacity(isOn ? 1 : 0.5)
      }
    }
  }

  @Test("Writes through an animated binding are animated")
  func binding() throws {
    let app = TestApp { Bound() }
    try app.setToggle("Switch", to: true)
    #expect(app.takeAnimations().contains { $0.texts == ["Shown"] && $0.animation.duration == 5 })
  }

  private struct Old: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Word").opacity(isOn ? 1 : 0.5).animation(.linear(duration: 6))
        Button("Change") { isOn.toggle() }
      }
    }
  }

  @Test("animation(_:) without a value animates each change")
  func everyChange() throws {
    let app = TestApp { Old() }
    try app.tap("Change")
    #expect(app.takeAnimations().map(\.animation.duration) == [6])
  }

  private struct Pulse: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Word").opacity(isOn ? 1 : 0.5)
        Button("Pulse") { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        Button("Stop") { isOn = false }
      }
    }
  }

  @Test("A change without an animation ends an animation that repeats forever")
  func ending() throws {
    let app = TestApp { Pulse() }
    try app.tap("Pulse")
    #expect(app.takeAnimations().map(\.animation.repeatCount) == [nil])
    try app.tap("Stop")
    #expect(app.takeAnimations().map(\.animation) == [.none])
    try app.tap("Stop")
    #expect(app.takeAnimations().isEmpty)
  }

  private struct Appearing: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Word").opacity(isOn ? 1 : 0.5)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        Button("Stop") { isOn = false }
      }
    }
  }

  @Test("An animation without end that begins before a host shows the session is part of the element until another change")
  func loop() throws {
    let app = TestApp { Appearing() }
    func loop() -> Content.Value? {
      func find(_ element: Element) -> Content.Value? {
        element.content[.loop] ?? element.children.lazy.compactMap(find).first
      }
      return find(app.session.root)
    }
    guard case .loop(let change)? = loop() else {
      Issue.record("no loop")
      return
    }
    #expect(change.start == [.opacity(0.5)] && change.animation.duration == 1 && change.animation.repeatCount == nil)
    try app.tap("Stop")
    #expect(loop() == nil)
  }

  private struct Many: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        ForEach(0..<2_000, id: \.self) { Text("\($0)").opacity(isOn ? 1 : 0.5) }
        Button("Change") { withAnimation { isOn.toggle() } }
      }
    }
  }

  @Test("A motion has a bounded number of elements")
  func bound() throws {
    let app = TestApp { Many() }
    try app.tap("Change")
    #expect(app.takeAnimations().count == Motion.maximumElements)
  }

  private struct ScopedFading: View {
    @State private var isFaint = false
    @State private var width = 10.0

    var body: some View {
      VStack {
        Text("Word").padding(width).animation(.linear(duration: 2)) { $0.opacity(isFaint ? 0.2 : 1) }
        Text("Other").opacity(isFaint ? 0.2 : 1)
        Text("Nested").padding(width)
          .animation(.linear(duration: 3)) { content in
            content.opacity(isFaint ? 0.2 : 1).transaction {
              $0.animation = .linear(duration: 4)
            } body: {
              $0.offset(x: isFaint ? 5 : 0)
            }
          }
        Button("Fade") { isFaint.toggle() }
        Button("Widen") { width += 5 }
        Button("Widen slowly") { withAnimation(.linear(duration: 9)) { width += 5 } }
      }
    }
  }

  @Test("The animation of a closure applies to the changes of its modifiers, and not to the changes of the view")
  func scoped() throws {
    let app = TestApp { ScopedFading() }
    try app.tap("Fade")
    #expect(Set(app.takeAnimations().map(\.animation.duration)) == [2, 3, 4])
    try app.tap("Widen")
    #expect(app.takeAnimations().isEmpty)
    try app.tap("Widen slowly")
    #expect(Set(app.takeAnimations().map(\.animation.duration)) == [9])
  }

  @Test("The completion is called when the clock has passed the duration")
  func completion() async throws {
    let clock = TestClock()
    let journal = Journal()
    struct Completing: View {
      let note: (String) -> Void
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Word").opacity(isOn ? 1 : 0.5)
          Button("Start") {
            withAnimation(.linear(duration: 2)) {
              isOn.toggle()
            } completion: {
              note("done")
            }
          }
          Button("Spring") {
            withAnimation(.bouncy(duration: 1)) {
              isOn.toggle()
            } completion: {
              note("spring")
            }
          }
          Button("Forever") {
            withAnimation(.linear.repeatForever()) {
              isOn.toggle()
            } completion: {
              note("never")
            }
          }
          Button("Plain") {
            withAnimation(nil) {
              isOn.toggle()
            } completion: {
              note("plain")
            }
          }
        }
      }
    }
    let app = TestApp(clock: clock) { Completing { journal.note($0) } }
    try app.tap("Start")
    await clock.advance(by: .seconds(1.9))
    #expect(journal.take().isEmpty)
    await clock.advance(by: .seconds(0.2))
    #expect(journal.take() == ["done"])
    try app.tap("Spring")
    await clock.advance(by: .seconds(1.1))
    #expect(journal.take() == ["spring"])
    try app.tap("Plain")
    #expect(journal.take() == ["plain"])
    try app.tap("Forever")
    await clock.advance(by: .seconds(100))
    #expect(journal.take().isEmpty)
  }
}
