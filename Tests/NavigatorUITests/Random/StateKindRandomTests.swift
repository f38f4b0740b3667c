import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorUI

/// Sets and resets states, calls navigators, and goes back, in any order.
@Suite("Random states of each kind")
struct StateKindRandomTests {
  private nonisolated struct Checkpoints: NavigationCheckpoints {
    static var home: NavigationCheckpoint<Void> { checkpoint() }
  }

  private enum Step: CustomStringConvertible {
    case number(Int?)
    case item(Int?)
    case place(CounterPlace?)
    case other(String?)
    case push(Int)
    case pop(Int)
    case popAll, checkpoint, dismissAny, goBack
    case setStack([Int])

    /// Applies the step to the screens above the root, when all earlier steps are on screen.
    func apply(to screens: inout [String]) {
      switch self {
      case .number(let number): show(number.map { _ in "Counter" }, of: { $0 == "Counter" }, in: &screens)
      case .item(let id): show(id.map { "Item \($0)" }, of: { $0.hasPrefix("Item") }, in: &screens)
      case .place(let place):
        let title: String? = place.map { if case .loading = $0 { "Loading" } else { "Result" } }
        show(title, of: { $0 == "Loading" || $0 == "Result" }, in: &screens)
      case .other(let text): show(text.map { _ in "Other" }, of: { $0 == "Other" }, in: &screens)
      case .push(let number): screens.append("Page \(number)")
      case .pop(let count): screens.removeLast(min(count, screens.count))
      case .goBack: screens.removeLast(min(1, screens.count))
      case .popAll, .checkpoint: screens = []
      case .dismissAny: break
      case .setStack(let numbers): screens = numbers.map { "Page \($0)" }
      }
    }

    /// Sets a state's screen. An equal one stays, and another one replaces it and any other state of the same view.
    private func show(_ title: String?, of isOwn: (String) -> Bool, in screens: inout [String]) {
      if let title, screens.contains(title) { return }
      let former = screens.firstIndex { title == nil ? isOwn($0) : !$0.hasPrefix("Page") }
      if let former { screens.removeLast(screens.count - former) }
      if let title { screens.append(title) }
    }

    var description: String {
      switch self {
      case .number(let number): "number \(number.map { "\($0)" } ?? "nil")"
      case .item(let id): "item \(id.map { "\($0)" } ?? "nil")"
      case .place(let place): "place \(place.map { "\($0)" } ?? "nil")"
      case .other(let text): "other \(text ?? "nil")"
      case .push(let number): "push \(number)"
      case .pop(let count): "pop \(count)"
      case .popAll: "popAll"
      case .checkpoint: "checkpoint"
      case .dismissAny: "dismissAny"
      case .goBack: "goBack"
      case .setStack(let numbers): "setStack \(numbers)"
      }
    }
  }

  private final class Run {
    var generator: SeededGenerator
    let model = CounterModel()
    let stage: Stage

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      let model = model
      stage = Stage { CounterRoot(model: model).navigationCheckpoint(Checkpoints.home) }
      stage.app.checksEveryAction = false
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func maybe<Value>(_ value: Value) -> Value? { number(0..<3) == 0 ? nil : value }

    func step() -> Step {
      switch number(0..<14) {
      case 0, 1: .number(maybe(number(0..<5)))
      case 2, 3: .item(maybe(number(0..<3)))
      case 4, 5: .place(maybe(number(0..<2) == 0 ? .loading : .result(number(0..<3))))
      case 6: .other(maybe("text"))
      case 7, 8, 9: .push(number(0..<4))
      case 10: .pop(number(1..<3))
      case 11: number(0..<2) == 0 ? .popAll : .checkpoint
      case 12: number(0..<3) == 0 ? .dismissAny : .goBack
      default: .setStack((0..<number(0..<3)).map { _ in number(0..<4) })
      }
    }

    /// - Parameter isShown: A Boolean value that indicates whether all earlier steps are on screen, so that a user can go back.
    func take(_ step: Step, on navigator: Navigator, isShown: Bool = true) throws {
      switch step {
      case .number(let number): model.number = number
      case .item(let id): model.item = id.map { CounterItem(id: $0) }
      case .place(let place): model.place = place
      case .other(let text): model.other = text
      case .push(let number): navigator.push(HomeDestinations.pageN(number))
      case .pop(let count): navigator.pop(last: count)
      case .popAll: navigator.popAll()
      case .checkpoint: navigator.returnToCheckpoint(Checkpoints.home)
      case .dismissAny: try navigator.dismissAny()
      case .goBack where isShown: if !navigator.isEmpty { try stage.app.goBack() }
      case .goBack: navigator.back()
      case .setStack(let numbers): navigator.setStack(numbers.map { HomeDestinations.pageN($0) })
      }
    }

    /// Returns the screens above the root after settlement. A state has a value exactly while its screen exists.
    func screens(_ comment: Comment) throws -> [String] {
      stage.app.session.settle()
      let screens = Array(stage.app.stack.dropFirst())
      let asked: [String?] = [
        model.number.map { _ in "Counter" }, model.item.map { "Item \($0.id)" },
        model.place.map { if case .loading = $0 { "Loading" } else { "Result" } }, model.other.map { _ in "Other" },
      ]
      try #require(screens.filter { !$0.hasPrefix("Page") } == asked.compactMap { $0 }, comment)
      let navigator = try stage.navigator
      #expect(navigator.count == screens.count, comment)
      #expect(navigator.invariantFailure == nil, comment)
      try stage.app.checkInvariants()
      return screens
    }
  }

  @Test("With one step at a time, the stack is the one that the step sets", arguments: UInt64(0)..<20)
  func steps(seed: UInt64) throws {
    let run = Run(seed: seed)
    let navigator = try run.stage.navigator
    var expected: [String] = []
    for _ in 0..<50 {
      let before = expected
      let step = run.step()
      step.apply(to: &expected)
      try run.take(step, on: navigator)
      let comment: Comment = "seed \(seed): \(step) on \(before)"
      try #require(run.screens(comment) == expected, comment)
    }
  }

  @Test("With any number of steps in one turn, a state has a value exactly while its screen exists", arguments: UInt64(100)..<120)
  func turns(seed: UInt64) throws {
    let run = Run(seed: seed)
    let navigator = try run.stage.navigator
    for _ in 0..<40 {
      let steps = (0..<run.number(2..<5)).map { _ in run.step() }
      for step in steps { try run.take(step, on: navigator, isShown: false) }
      _ = try run.screens("seed \(seed): \(steps)")
    }
  }
}
