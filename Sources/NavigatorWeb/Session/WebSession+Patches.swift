import NavigatorHTML
import NavigatorHost

/// The batches that a session sends to its page.
extension WebSession {
  /// Records that the page has applied the batches up to `batch`. Returns false if it has applied no further batch.
  @discardableResult
  func acknowledge(_ batch: Int) -> Bool {
    switch sync.acknowledge(batch, written: connection?.writtenBatch ?? 0) {
    case .repeated: return false
    case .new:
      unacknowledgedBatchesChanged()
      return true
    case .tree:
      sendTree()
      sendLocation(session.location)
      return !sync.isLagging
    }
  }

  func send(_ patches: [Patch]) {
    defer {
      if patches.contains(where: \.mayChangeLocation) { locationMayHaveChanged() }
      unacknowledgedBatchesChanged()
      onQueue?()
    }
    guard sync.isCurrent else { return }
    let ops = PageOp.ops(for: patches)
    let frame = ServerFrame.patches(ops, batch: sync.nextBatch, events: sync.unreportedEvents).json
    guard sync.append(frame) else { return recoverPage() }
    guard let connection else { return }
    _ = sync.reportEvents()
    guard connection.send(frame, batch: sync.lastBatch, isDue: false) else { return recoverPage() }
    metrics.sent(patches: patches.count)
    sync.sentBatch()
  }

  /// Handles a message that cannot be sent. The page receives the whole tree, now or after its next acknowledgement.
  func recoverPage() {
    if sync.lostBatch(isConnected: connection != nil) {
      sendTree()
      sendLocation(session.location)
    } else if sync.isLagging {
      logger.debug("a page lacks too many changes, and receives its whole tree when it has applied the earlier ones")
    }
  }

  func sendTree(isNew: Bool = false, token: SessionToken? = nil) {
    let batch = sync.beginTree()
    unacknowledgedBatchesChanged()
    guard let connection else { return }
    _ = sync.reportEvents()
    let html = HTMLRenderer.html(of: session.root)
    let frame = ServerFrame.root(
      html: html, batch: batch, events: sync.processedEvents, generation: isNew ? generation : nil, token: token)
    sync.endTree(isSent: connection.send(frame, batch: batch, isDue: true))
  }
}
