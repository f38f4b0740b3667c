import TestSupport
import Testing

@testable import NavigatorWeb

/// Random steps of a page and its session.
@Suite struct PageSyncRandomTests {
  @Test("In any sequence of steps the unacknowledged batches are within their bounds and numbers only increase")
  func randomSteps() {
    var generator = FuzzRun("PageSyncTests.randomSteps")
    let seed = generator.seed
    var sync = PageSync(maximumCount: 3, maximumBytes: 20)
    sync.rendered()
    var isConnected = false
    var last = 0
    for step in generator.iterations(5_000) {
      let number = Int.random(in: -1...sync.lastBatch + 1, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        sync.connect()
        isConnected = true
        if let missing = sync.missingBatches(after: number) {
          #expect(missing.count == sync.lastBatch - number, "seed \(seed), step \(step)")
          sync.resumed(after: number)
        } else {
          _ = sync.beginTree()
          sync.endTree(isSent: Bool.random(using: &generator))
        }
      case 1: isConnected = false
      case 2: sync.reset()
      case 3, 4:
        guard sync.isCurrent else { break }
        let frame = String(repeating: "x", count: Int.random(in: 1...9, using: &generator))
        if sync.append(frame), Bool.random(using: &generator) {
          if isConnected { sync.sentBatch() }
        } else if sync.lostBatch(isConnected: isConnected) {
          _ = sync.beginTree()
          sync.endTree(isSent: Bool.random(using: &generator))
        }
      default:
        if sync.acknowledge(number, written: Int.random(in: 0...sync.lastBatch, using: &generator)) == .tree {
          _ = sync.beginTree()
          sync.endTree(isSent: Bool.random(using: &generator))
        }
      }
      #expect(sync.unacknowledgedBytes <= 20, "seed \(seed), step \(step)")
      #expect(sync.lastBatch >= last, "seed \(seed), step \(step)")
      #expect(!(sync.isCurrent && sync.isLagging), "seed \(seed), step \(step)")
      last = sync.lastBatch
    }
  }
}
