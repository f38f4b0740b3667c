import Testing

@testable import NavigatorWeb

/// The synchronization of a page with its session, without a session or a connection.
@Suite struct PageSyncTests {
  private func rendered(maximumCount: Int = 4, maximumBytes: Int = 100) -> PageSync {
    var sync = PageSync(maximumCount: maximumCount, maximumBytes: maximumBytes)
    sync.rendered()
    return sync
  }

  private func connected(maximumCount: Int = 4) -> PageSync {
    var sync = rendered(maximumCount: maximumCount)
    sync.connect()
    #expect(sync.missingBatches(after: 0)?.isEmpty == true)
    sync.resumed(after: 0)
    return sync
  }

  @Test("A page that connects receives the batches that it has not applied")
  func resumes() {
    var sync = rendered()
    #expect(["a", "b", "c"].map { sync.append($0) } == [true, true, true])
    sync.connect()
    #expect(sync.missingBatches(after: 1).map(Array.init) == ["b", "c"])
    sync.resumed(after: 1)
    #expect(sync.unacknowledgedBytes == 2)
    #expect(sync.acknowledge(3, written: 3) == .new)
    #expect(sync.unacknowledgedBytes == 0)
    #expect(sync.nextBatch == 4)
  }

  @Test("A page that lacks removed batches, or that was never rendered, must receive the whole tree")
  func needsTree() {
    var sync = rendered(maximumCount: 2)
    #expect(["a", "b", "c"].map { sync.append($0) } == [true, true, false])
    sync.connect()
    #expect(sync.missingBatches(after: 1) == nil)
    var unknown = PageSync(maximumCount: 2, maximumBytes: 100)
    unknown.connect()
    #expect(unknown.missingBatches(after: 0) == nil)
    #expect(unknown.beginTree() == 1)
    unknown.endTree(isSent: true)
    #expect(unknown.isCurrent)
    #expect(unknown.nextBatch == 2)
  }

  @Test("A page acknowledges only batches that were sent on its connection and written to it")
  func acknowledgements() {
    var sync = connected()
    #expect(["a", "b"].map { sync.append($0) } == [true, true])
    #expect(sync.acknowledge(2, written: 2) == .repeated)
    sync.sentBatch()
    #expect(sync.acknowledge(2, written: 1) == .new)
    #expect(sync.unacknowledgedBytes == 1)
    #expect(sync.acknowledge(1, written: 2) == .repeated)
    #expect(sync.acknowledge(.max, written: 2) == .new)
    #expect(sync.unacknowledgedBytes == 0)
  }

  @Test("A page that has applied all batches receives the tree at once if a batch is lost")
  func lostBatchOfCurrentPage() {
    var sync = connected()
    #expect(sync.append("a") == true)
    #expect(sync.lostBatch(isConnected: true) == true)
    #expect(!sync.isCurrent && !sync.isLagging)
  }

  @Test("A page that has not applied all batches receives nothing if a batch is lost, and the tree after its acknowledgement")
  func lostBatchOfLaggingPage() {
    var sync = connected()
    #expect(sync.append("a") == true)
    sync.sentBatch()
    #expect(sync.append("b") == true)
    #expect(sync.lostBatch(isConnected: true) == false)
    #expect(sync.isLagging && !sync.isCurrent)
    #expect(sync.acknowledge(0, written: 1) == .repeated)
    #expect(sync.acknowledge(1, written: 1) == .tree)
    #expect(sync.beginTree() == 3)
    sync.endTree(isSent: false)
    #expect(sync.isLagging)
    #expect(sync.acknowledge(1, written: 1) == .tree)
    _ = sync.beginTree()
    sync.endTree(isSent: true)
    #expect(sync.isCurrent && !sync.isLagging)
  }

  @Test("A page without a connection that loses a batch receives the tree when it connects")
  func lostBatchWithoutConnection() {
    var sync = connected()
    #expect(sync.lostBatch(isConnected: false) == false)
    #expect(!sync.isLagging)
    sync.connect()
    #expect(sync.missingBatches(after: 0) == nil)
  }

  @Test("A lagging page that connects again does not wait for an acknowledgement")
  func laggingPageConnects() {
    var sync = connected()
    #expect(sync.append("a") == true)
    sync.sentBatch()
    #expect(sync.lostBatch(isConnected: true) == false)
    sync.connect()
    #expect(!sync.isLagging)
    #expect(sync.missingBatches(after: 1) == nil)
  }

  @Test("An event is processed once, and its number is reported until the page has received it")
  func events() {
    var sync = connected()
    #expect(sync.processedEvents == nil && sync.unreportedEvents == nil)
    #expect([1, 1, 3, 2].map { sync.process($0) } == [true, false, true, false])
    #expect(sync.processedEvents == 3 && sync.unreportedEvents == 3)
    #expect(sync.reportEvents() == 3)
    #expect(sync.processedEvents == 3 && sync.unreportedEvents == nil)
  }
}
