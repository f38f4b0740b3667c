import NavigatorHost
import NavigatorTesting
import Observation
import OpenCombine
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Many changes with different transactions in one action. Each transaction is a separate update of the same view.
@MainActor
@Suite("Many transactions in one action")
struct ManyTransactionTests {
  nonisolated private static let counts = [10, 52, 127, 128, 129, 300, 2_000]

  private struct Cards: View {
    let count: Int
    @State private var dealt: Set<Int> = []

    var body: some View {
      Button("Deal") {
        for card in 0..<count { withAnimation(.easeInOut.delay(Double(card) / 20)) { _ = dealt.insert(card) } }
      }
      Text(verbatim: "Dealt: \(dealt.count)")
    }
  }

  @Test("All cards are dealt if each has its own delay", arguments: counts)
  func delays(count: Int) throws {
    let app = TestApp { Cards(count: count) }
    try app.tap("Deal")
    #expect(app.exists("Dealt: \(count)"))
  }

  private struct Alternating: View {
    let count: Int
    @State private var animated = 0
    @State private var plain = 0

    var body: some View {
      Button("Count") {
        for _ in 0..<count {
          withAnimation { animated += 1 }
          plain += 1
        }
      }
      Text(verbatim: "Animated: \(animated)")
      Text(verbatim: "Plain: \(plain)")
    }
  }

  @Test("Both values are shown if changes with and without an animation alternate", arguments: counts)
  func alternating(count: Int) throws {
    let app = TestApp { Alternating(count: count) }
    for round in 1...2 {
      try app.tap("Count")
      #expect(app.exists("Animated: \(round * count)"))
      #expect(app.exists("Plain: \(round * count)"))
    }
  }

  @Observable final class Model {
    var number = 0
  }

  private final class Library: ObservableObject {
    @Published var number = 0
  }

  private struct Models: View {
    let count: Int
    @State private var model = Model()
    @StateObject private var library = Library()
    @AppStorage("number") private var stored = 0

    var body: some View {
      Button("Count") {
        for number in 1...count {
          withAnimation(.linear(duration: Double(number))) { model.number += 1 }
          library.number += 1
          withAnimation(.linear(duration: Double(number))) { stored += 1 }
        }
      }
      Text(verbatim: "\(model.number) \(library.number) \(stored)")
    }
  }

  @Test("Models and stored values are shown as they were written last", arguments: counts)
  func models(count: Int) throws {
    let app = TestApp { Models(count: count) }
    try app.tap("Count")
    #expect(app.exists("\(count) \(count) \(count)"))
  }

  private struct Endless: View {
    @State private var number = 0
    @State private var taps = 0

    var body: some View {
      Button("Tap") { taps += 1 }
      Text(verbatim: "Taps: \(taps)")
      Writer(number: $number)
    }
  }

  private struct Writer: View {
    @Binding var number: Int

    var body: some View {
      let _ = withAnimation(.linear(duration: Double(number + 1))) { number += 1 }
      Text(verbatim: "Number: \(number)")
    }
  }

  @Test("A body that writes the state it reads with another animation each time is reported, and the app continues")
  func endless() throws {
    try withKnownIssue {
      let app = TestApp { Endless() }
      try app.tap("Tap")
      #expect(app.exists("Taps: 1"))
    } matching: {
      "\($0)".contains("did not come to rest")
    }
  }

  @Test("Updates that take long together are made as one update, so that other sessions need not wait for all of them")
  func merging() throws {
    for (clock, isSlow) in [(TestClock(), false), (SlowClock(), true)] as [(any Clock<Duration>, Bool)] {
      let session = ViewRunner(clock: clock) { Cards(count: 20) }.makeSession(SessionConfiguration())
      let button = try #require(session.root.all { $0.role == .button }.first)
      let before = session.statistics.bodiesEvaluated
      session.perform(InputEvent(target: button.id, action: .tap))
      #expect(session.root.all { $0.content.string(.text) == "Dealt: 20" }.count == 1)
      let evaluations = session.statistics.bodiesEvaluated - before
      #expect(isSlow ? evaluations < 6 : evaluations >= 20, "\(evaluations)")
    }
  }

  private struct Changing: View {
    @State private var values = Array(repeating: 0, count: 20)
    @State private var changes = 0

    var body: some View {
      Button("Change") {
        for index in values.indices { withAnimation(.linear(duration: Double(index + 1))) { values[index] += index } }
      }
      Text(verbatim: "Sum: \(values.reduce(0, +)), changes: \(changes)")
        .onChange(of: values) { changes += 1 }
    }
  }

  @Test("Updates that are made as one show the values that were written last")
  func mergedValues() throws {
    let session = ViewRunner(clock: SlowClock()) { Changing() }.makeSession(SessionConfiguration())
    let button = try #require(session.root.all { $0.role == .button }.first)
    for round in 1...3 {
      session.perform(InputEvent(target: button.id, action: .tap))
      session.settle()
      let shown = session.root.all { $0.content.string(.text)?.hasPrefix("Sum: \(190 * round), ") == true }
      #expect(shown.count == 1)
    }
  }
}
