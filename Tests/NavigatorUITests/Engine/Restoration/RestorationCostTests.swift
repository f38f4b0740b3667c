import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A destination that counts its encodings and the evaluations of its view.
nonisolated private final class Counter: @unchecked Sendable {
  var encoded = 0
  var evaluated = 0
}

nonisolated private struct Counted: NavigationDestination, Codable {
  let number: Int
  let counter: Counter

  init(_ number: Int, _ counter: Counter) {
    self.number = number
    self.counter = counter
  }

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    counter = Counter()
  }

  func encode(to encoder: any Encoder) throws {
    counter.encoded += 1
    try number.encode(to: encoder)
  }

  static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  @MainActor var body: some View {
    let _ = counter.evaluated += 1
    Text("Number \(number)").navigationTitle("\(number)")
  }
}

@Suite("The cost of saving")
struct RestorationCostTests {
  @Test("A stack of a hundred screens is saved without encoding unchanged entries again")
  func encodes() throws {
    let counter = Counter()
    let stage = RestorationStage(types: [Counted.self])
    let house = try stage.house
    house.setStack((0..<100).map { Counted($0, counter) })
    stage.app.session.settle()
    #expect(counter.encoded == 100)
    house.push(Counted(100, counter))
    stage.app.session.settle()
    house.pop()
    stage.app.session.settle()
    #expect(counter.encoded == 101)
    stage.restart()
    #expect(stage.app.stack.count == 101)
  }

  @Test("Several changes in one turn are saved once, without evaluating a screen")
  func evaluations() throws {
    let counter = Counter()
    let stage = RestorationStage(types: [Counted.self])
    let house = try stage.house
    house.push(Counted(1, counter))
    stage.app.session.settle()
    let before = counter.evaluated
    let savedBefore = stage.saves
    house.push(Counted(2, counter))
    house.push(Counted(3, counter))
    house.pop()
    stage.app.session.settle()
    #expect(stage.saves == savedBefore + 1)
    // Only the new screen is evaluated.
    #expect(counter.evaluated == before + 1)
  }

  @Test("Saving evaluates two small modifiers and not the content", arguments: [false, true])
  func bodies(isSaved: Bool) throws {
    let counter = Counter()
    let navigator = Navigator()
    let app = TestApp {
      if isSaved {
        ManagedNavigationStack(scene: "a") { CountedRoot(counter: counter) }.navigationRoot(navigator)
      } else {
        ManagedNavigationStack(name: "a") { CountedRoot(counter: counter) }.navigationRoot(navigator)
      }
    }
    let stack = try #require(navigator.named("a"))
    _ = app.measure { stack.push(Counted(1, counter)) }
    counter.evaluated = 0
    let cost = app.measure { stack.push(Counted(2, counter)) }
    #expect(counter.evaluated == 1)
    if isSaved { #expect(cost.bodiesEvaluated <= pushCost(counter) + 1) }
  }

  /// Returns the cost of the same push without saving.
  private func pushCost(_ counter: Counter) -> Int {
    let navigator = Navigator()
    let app = TestApp {
      ManagedNavigationStack(name: "a") { CountedRoot(counter: counter) }.navigationRoot(navigator)
    }
    let stack = navigator.named("a")
    _ = app.measure { stack?.push(Counted(1, counter)) }
    return app.measure { stack?.push(Counted(2, counter)) }.bodiesEvaluated
  }
}

private struct CountedRoot: View {
  let counter: Counter

  var body: some View {
    let _ = counter.evaluated += 1
    Text("Root").navigationTitle("Root")
  }
}

extension RestorationStage {
  /// The number of saves.
  fileprivate var saves: Int {
    events.filter { if case .restoration(.saved) = $0 { true } else { false } }.count
  }
}
