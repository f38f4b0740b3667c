import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Views that an animatable modifier exchanges while its data changes.
@MainActor
@Suite("Views that an animatable modifier exchanges")
struct ExchangedViewTests {
  nonisolated private struct Card: ViewModifier, Animatable {
    var degrees: Double
    var animatableData: Double {
      get { degrees }
      set { degrees = newValue }
    }

    @MainActor func body(content: Self.Content) -> some View {
      ZStack {
        if degrees < 90 { Text("Face") } else { Text("Back").transition(.slide) }
        content
      }
      .rotation3DEffect(.degrees(degrees), axis: (0, 1, 0))
    }
  }

  private struct Table: View {
    @State private var isTurned = false
    let animation: Animation
    var body: some View {
      Text("Card").modifier(Card(degrees: isTurned ? 180 : 0))
      Button("Turn") { withAnimation(animation) { isTurned.toggle() } }
      Button("Turn at once") { isTurned.toggle() }
    }
  }

  /// The motions that a tap on a button announces.
  private func motions(_ session: any HostSession, _ button: String) throws -> [Motion] {
    var found: [Motion] = []
    session.onPatches = {
      for case .animate(let motion) in $0 { found.append(motion) }
    }
    let target = try #require(
      session.root.all { $0.role == .button && $0.all { $0.content.string(.text) == button }.count > 0 }.first)
    session.perform(InputEvent(target: target.id, action: .tap))
    return found
  }

  private func session(_ animation: Animation, _ clock: TestClock) -> any HostSession {
    ViewRunner(clock: clock) { Table(animation: animation) }.makeSession(SessionConfiguration())
  }

  @Test("A branch of a body replaces the other one at once, at the time of the value that exchanges them")
  func exchange() async throws {
    let clock = TestClock()
    let session = session(.linear(duration: 2).delay(1), clock)
    for _ in 0..<2 {
      let motions = try motions(session, "Turn")
      #expect(motions.contains { $0.frames.contains { !$0.styles.isEmpty } && $0.animation.duration == 2 })
      let exchange = try #require(motions.first { !$0.inserted.isEmpty })
      #expect(exchange.inserted.map(\.state.opacity) == [0] && exchange.removed.map(\.state.opacity) == [0])
      #expect(exchange.changed.isEmpty && exchange.animation.duration < 0.01)
      // The samples are 2/30 seconds apart.
      #expect(abs(exchange.animation.delay - 2) < 0.08)
      #expect(motions.allSatisfy { $0.inserted.isEmpty || $0 == exchange })
      await clock.advance(by: .seconds(5))
    }
    #expect(try motions(session, "Turn at once").isEmpty)
  }

  @Test("The time of the exchange follows the curve of the animation")
  func curve() throws {
    let motions = try motions(session(.easeIn(duration: 2), TestClock()), "Turn")
    let delay = try #require(motions.first { !$0.inserted.isEmpty }?.animation.delay)
    #expect(delay > 1.2 && delay < 1.5)
  }

  @Test("A change that is interrupted before the exchange shows the first view at once")
  func interruption() async throws {
    let clock = TestClock()
    let session = session(.linear(duration: 2).delay(1), clock)
    _ = try motions(session, "Turn")
    await clock.advance(by: .seconds(1.5))
    let exchange = try #require(try motions(session, "Turn").first { !$0.inserted.isEmpty })
    #expect(exchange.inserted.map(\.state.opacity) == [0] && exchange.animation.delay == 0)
    #expect(exchange.animation.duration < 0.01)
  }

  nonisolated private struct Shake: ViewModifier, Animatable {
    var animatableData: Double

    @MainActor func body(content: Self.Content) -> some View {
      content.offset(x: animatableData * 10)
    }
  }

  private struct Drawer: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text("Title")
        if isOpen { Text("Details").transition(.scale) }
      }
      .modifier(Shake(animatableData: isOpen ? 1 : 0))
      Button("Open") { withAnimation(.linear(duration: 2)) { isOpen.toggle() } }
    }
  }

  @Test("A view that another value inserts in the same update keeps its transition")
  func otherCondition() throws {
    let session = ViewRunner(clock: TestClock()) { Drawer() }.makeSession(SessionConfiguration())
    for _ in 0..<2 {
      let motion = try #require(try motions(session, "Open").first { !$0.inserted.isEmpty || !$0.removed.isEmpty })
      #expect(motion.animation.duration == 2 && motion.animation.delay == 0)
      #expect((motion.inserted + motion.removed).map(\.state.scaleX) == [0])
    }
  }

  nonisolated private struct Parity: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    @MainActor var body: some View {
      ZStack {
        if Int(value) % 2 == 0 { Text("Even") } else { Text("Odd") }
      }
    }
  }

  private struct Counter: View {
    @State private var value = 0.0
    var body: some View {
      Parity(value: value)
      Button("Turn") { withAnimation(.linear(duration: 5)) { value += 5 } }
    }
  }

  @Test("Views that are exchanged several times are exchanged at the first time")
  func severalTimes() throws {
    let session = ViewRunner(clock: TestClock()) { Counter() }.makeSession(SessionConfiguration())
    let exchange = try #require(try motions(session, "Turn").first { !$0.inserted.isEmpty })
    #expect(abs(exchange.animation.delay - 1) < 0.2 && exchange.inserted.count == 1 && exchange.removed.count == 1)
  }
}
