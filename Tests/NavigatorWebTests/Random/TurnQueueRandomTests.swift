import TestSupport
import Testing

@testable import NavigatorWeb

/// Random operations on a queue of turns, compared with a model of the waiting items.
@Suite
struct TurnQueueRandomTests {
  @Test("Items of an owner keep their order and turns alternate for any sequence of operations")
  func itemsOwnerKeepOrder() {
    let run = FuzzRun("turns")
    var generator = run.generator
    for _ in run.iterations(100) {
      let queue = TurnQueue<Int, (owner: Int, number: Int)>()
      var waiting: [Int: [Int]] = [:]
      var paused: Set<Int> = []
      /// The number of turns of others since an owner with items had its last turn.
      var turns: [Int: Int] = [:]
      for number in 0..<200 {
        let owner = generator.number(0..<5)
        #expect(queue.isEmpty == !waiting.contains { !$0.value.isEmpty && !paused.contains($0.key) })
        switch generator.number(0..<6) {
        case 0...2:
          queue.append((owner, number), of: owner)
          waiting[owner, default: []].append(number)
        case 3:
          queue.pause(owner)
          paused.insert(owner)
          turns[owner] = nil
        case 4:
          queue.resume(owner)
          paused.remove(owner)
        default:
          let due = waiting.filter { !$0.value.isEmpty && !paused.contains($0.key) }
          let next = queue.next()
          #expect((next == nil) == due.isEmpty)
          guard let next else { continue }
          #expect(!paused.contains(next.owner))
          #expect(waiting[next.owner]?.removeFirst() == next.number)
          for other in due.keys { turns[other, default: 0] += 1 }
          turns[next.owner] = nil
          #expect(turns.values.allSatisfy { $0 <= 8 })
        }
      }
    }
  }
}
