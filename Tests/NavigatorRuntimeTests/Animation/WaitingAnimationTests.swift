import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Changes that an app makes while its endless animations wait for the sizes of measured views.
@MainActor
@Suite("Changes beside waiting animations")
struct WaitingAnimationTests {
  @Observable final class Counter {
    var count = 0
  }

  private struct CounterText: View {
    let counter: Counter

    var body: some View {
      Text(verbatim: "Count: \(counter.count)")
    }
  }

  private struct Wheel: View {
    @State private var turns = 0
    @State private var taps = 0
    @State private var isFaded = false
    @State private var hasSecondReader = false
    @State private var counters = (0..<1_100).map { _ in Counter() }

    var body: some View {
      GeometryReader { _ in Text(verbatim: "Turns: \(turns)") }
      if hasSecondReader { GeometryReader { _ in Text("Second") } }
      Button("Turn") { turn() }
      Button("Count") {
        withAnimation(.linear(duration: 1).repeatForever()) { for counter in counters { counter.count += 1 } }
      }
      Button("Reset") { turns = 0 }
      Button("Tap") { taps += 1 }
      Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
      Button("Show") { hasSecondReader = true }
      Text(verbatim: "Taps: \(taps)")
      ForEach(counters.indices, id: \.self) { CounterText(counter: counters[$0]) }
      Text(isFaded ? "Faded" : "Clear")
    }

    private func turn() {
      withAnimation(.linear(duration: 1).repeatForever()) { turns += 1 }
    }
  }

  private let clock = TestClock()
  private let session: any HostSession

  init() {
    var configuration = SessionConfiguration()
    configuration.recordsOpening = true
    session = ViewRunner(clock: clock) { Wheel() }.makeSession(configuration)
    session.onPatches = { _ in }
    session.beginAnimations()
    session.settle()
  }

  private var texts: Set<String> { Set(session.root.everything.compactMap { $0.content.string(.text) }) }

  private func tap(_ title: String) throws {
    let button = try #require(
      session.root.everything.first { $0.role == .button && $0.children.contains { $0.content.string(.text) == title } })
    #expect(session.perform(InputEvent(target: button.id, action: .tap)) == .handled)
    session.settle()
  }

  private func measure() {
    let frames = session.root.everything.filter { $0.content.string(.measures) != nil }.map {
      InputEvent.MeasuredFrame(element: $0.id, width: 320, height: 100)
    }
    #expect(session.perform(InputEvent(target: session.root.id, action: .measure(frames))) == .handled)
    session.settle()
  }

  @Test("Repeated changes of an animated value are all made when the sizes are reported")
  func repeatedChanges() throws {
    try tap("Turn")
    try tap("Turn")
    #expect(texts.contains("Turns: 0"))
    measure()
    #expect(texts.contains("Turns: 2"))
  }

  @Test("A change without an animation follows the waiting changes of the same value")
  func orderOfChanges() throws {
    try tap("Turn")
    try tap("Reset")
    measure()
    #expect(texts.contains("Turns: 0"))
  }

  @Test("Changes of other values are made at once, with and without an animation that ends")
  func otherChanges() throws {
    try tap("Turn")
    try tap("Tap")
    #expect(texts.isSuperset(of: ["Turns: 0", "Taps: 1"]))
    try tap("Fade")
    #expect(texts.isSuperset(of: ["Turns: 0", "Faded"]))
  }

  @Test("The waiting changes are made after a second if no sizes are reported")
  func noReport() async throws {
    try tap("Turn")
    await clock.advance(by: .seconds(1))
    session.settle()
    #expect(texts.contains("Turns: 1"))
  }

  @Test("Too many changes do not wait, and later ones wait for the sizes of new views again")
  func manyChanges() throws {
    try tap("Count")
    #expect(texts.contains("Count: 1") && !texts.contains("Count: 0"))
    try tap("Show")
    try tap("Turn")
    #expect(texts.contains("Turns: 0"))
    measure()
    #expect(texts.contains("Turns: 1"))
  }
}
