import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import NavigatorUI

/// The pages with unsaved data, and the questions that they received.
@Observable
private final class Drafts {
  var dirty: Set<Int> = []
  @ObservationIgnored var asked: [Int] = []
  @ObservationIgnored var open: NavigationLeaveAttempt?
  /// The immediate answers of the next consulted pages, or nil for a later answer.
  @ObservationIgnored var answers: [Bool?] = []
}

nonisolated private struct Draft: NavigationDestination {
  let number: Int

  @MainActor var body: some View {
    DraftView(number: number)
  }
}

private struct DraftView: View {
  let number: Int
  @Environment(Drafts.self) private var drafts

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    Text("Draft \(number)")
      .navigationTitle("\(number)")
      .navigationBlocked(when: drafts.dirty.contains(number)) { attempt in
        drafts.asked.append(number)
        switch drafts.answers.removeFirst() {
        case true?: attempt.leave()
        case false?: attempt.stay()
        case nil: drafts.open = attempt
        }
      }
  }
}

private struct DraftApp: View {
  let root: Navigator
  let drafts: Drafts

  init(root: Navigator, drafts: Drafts) {
    self.root = root
    self.drafts = drafts
  }

  var body: some View {
    ManagedNavigationStack(name: "drafts") { Text("None").navigationTitle("root") }
      .navigationRoot(root)
      .environment(drafts)
  }
}

@Suite("Random blockers")
struct BlockerRandomTests {
  @Test(
    "The blockers of exactly the screens that would be removed are consulted from the top down",
    arguments: 0..<12)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let drafts = Drafts()
    let root = Navigator()
    let app = TestApp { DraftApp(root: root, drafts: drafts) }
    app.session.settle()
    let navigator = try #require(root.named("drafts"))
    var model: [Int] = []
    for step in 0..<80 {
      for number in 0..<4 where Bool.random(using: &random) { drafts.dirty.formSymmetricDifference([number]) }
      drafts.asked = []
      drafts.answers = (0..<20).map { _ in [true, true, false, nil].randomElement(using: &random)! }
      let answers = drafts.answers
      let wanted = try change(of: model, by: navigator, app, using: &random)
      app.session.settle()
      let expected = outcome(of: model, becoming: wanted, dirty: drafts.dirty, answers)
      // A page that answers later finally agrees.
      while let attempt = drafts.open {
        drafts.open = nil
        attempt.leave()
        app.session.settle()
      }
      #expect(drafts.asked == expected.asked, "seed \(seed), step \(step)")
      #expect(app.stack == ["root"] + expected.stack.map(String.init), "seed \(seed), step \(step)")
      model = expected.stack
    }
  }

  private func outcome(
    of stack: [Int], becoming wanted: [Int], dirty: Set<Int>, _ answers: [Bool?]
  ) -> (asked: [Int], stack: [Int]) {
    let kept = zip(stack, wanted).prefix { $0 == $1 }.count
    var asked: [Int] = []
    for number in stack.dropFirst(kept).reversed() where dirty.contains(number) {
      asked.append(number)
      if answers[asked.count - 1] == false { return (asked, stack) }
    }
    return (asked, wanted)
  }

  /// Requests a change in one of many ways, and returns the stack that would result if no page refused.
  private func change(
    of model: [Int], by navigator: Navigator, _ app: TestApp, using random: inout SeededGenerator
  ) throws -> [Int] {
    let number = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2:
      navigator.push(Draft(number: number))
      return model + [number]
    case 3:
      navigator.pop(last: number)
      return Array(model.dropLast(number))
    case 4:
      navigator.popAll()
      return []
    case 5 where !model.isEmpty:
      try app.goBack()
      return Array(model.dropLast())
    case 6:
      let wanted = (0..<Int.random(in: 0..<6, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
      navigator.setStack(wanted.map { Draft(number: $0) })
      return wanted
    case 7 where !model.isEmpty && model.last != number:
      navigator.replace(with: Draft(number: number))
      return model.dropLast() + [number]
    default:
      navigator.perform(.reset)
      return []
    }
  }
}
