import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

/// Random pushes, presentations and returns in stacks and sheets, with a check of all checkpoints after each step.
@Suite("Random checkpoints")
struct CheckpointRandomTests {
  @Test("A possible return reaches its checkpoint, and another one removes nothing", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = RoomsStage()
    for step in 0..<80 {
      let navigator = anyNavigator(of: stage, &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...3: navigator.push(room(step, &generator))
      case 4: navigator.present(sheet: room(step, &generator), managed: true)
      case 5: navigator.present(cover: room(step, &generator), managed: true)
      case 6: navigator.back()
      case 7: navigator.pop(last: 2)
      default: checkReturn(stage, from: navigator, "seed \(seed), step \(step)", &generator)
      }
      if Int.random(in: 0..<3, using: &generator) > 0 { stage.app.session.settle() }
    }
  }

  private func checkReturn(_ stage: RoomsStage, from navigator: Navigator, _ comment: Comment, _ generator: inout SeededGenerator)
  {
    stage.app.session.settle()
    _ = stage.journal.take()
    let isHome = Bool.random(using: &generator)
    let checkpoint = isHome ? KnownCheckpoints.home : KnownCheckpoints.room
    let isPossible = navigator.canReturnToCheckpoint(checkpoint)
    // Each of these reports to the test's output, so that their number is limited.
    if !isPossible, !navigator.isNavigationLocked, Int.random(in: 0..<10, using: &generator) > 0 { return }
    let titlesBefore = stage.app.stack
    var hasReturned = false
    withKnownIssue(isIntermittent: true) {
      hasReturned = navigator.returnToCheckpoint(checkpoint)
      #expect(hasReturned || !isPossible, comment)
    } matching: { issue in
      !isPossible && issue.description.contains("There is no checkpoint")
    }
    let titles = stage.app.stack
    // On the checkpoint's own screen, a return only runs the action.
    #expect(isPossible || titles == titlesBefore, comment)
    #expect(stage.journal.entries.count == (hasReturned ? 1 : 0), comment)
    guard isPossible, let entry = stage.journal.entries.first else { return }
    if isHome {
      #expect(titles == ["Home"] && stage.app.presentations.isEmpty, comment)
    } else {
      #expect(titles.last?.split(separator: " ").last == entry.split(separator: " ").last, comment)
    }
  }

  private func room(_ number: Int, _ generator: inout SeededGenerator) -> Rooms {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3: .marked(number)
    case 4: .locked(number)
    default: .plain(number)
    }
  }

  /// Returns the front navigator in most cases, and sometimes a covered one.
  private func anyNavigator(of stage: RoomsStage, _ generator: inout SeededGenerator) -> Navigator {
    var found = [stage.root.currentNavigator]
    var next = found[0].parent
    while let navigator = next, navigator.parent != nil {
      found.append(navigator)
      next = navigator.parent
    }
    return found[min(Int.random(in: 0..<4, using: &generator), found.count - 1)]
  }
}
