import NavigatorHost

/// The connection of a session's page.
extension WebSession {
  /// Sets the connection, and sends the batches that the page lacks if they are known, or otherwise the whole tree.
  func connect(_ connection: any PageConnection, hello: Hello) {
    if let offeredGeneration, hello.generation == offeredGeneration {
      self.offeredGeneration = nil
      generation = offeredGeneration
      sync.beginPage()
      enterForeground()
    }
    withApp {
      session.setRegion(locale: hello.locale, timeZone: hello.timeZone)
      // Neither a page without a connection nor a page that was replaced reports the ends of its gestures.
      session.cancelGestures()
      session.beginAnimations()
      session.settle()
    }
    self.connection = connection
    isPageLeaving = false
    defer { onQueue?() }
    sync.connect()
    let isReconnecting = hasBeenConnected
    hasBeenConnected = true
    if !isReconnecting { onChange?() }
    // Messages on the previous connection may not have arrived.
    if hello.generation != generation || isReconnecting { shownLocation = nil }
    guard connections.take(now: now()) else {
      logger.notice("a page connects too often and is disconnected")
      return closeConnection(.tooManyEvents)
    }
    defer { sendLocation(session.location) }
    guard hello.generation == generation else {
      // Each generation belongs to one page, which numbers its events from 1.
      generation = Self.newGeneration()
      sync.beginPage()
      // A page with a token that the host has not issued receives the token that replaces it.
      return sendTree(isNew: true, token: hello.token == key.token ? nil : key.token)
    }
    let missing = sync.missingBatches(after: hello.batch)
    unacknowledgedBatchesChanged()
    guard let missing, send(missing, after: hello.batch, to: connection) else { return sendTree() }
    sync.resumed(after: hello.batch)
    connection.send(.ok(events: sync.processedEvents), isDue: true)
  }

  /// Makes the scene active for a new page. The former page was hidden when it was left.
  private func enterForeground() {
    guard phase != .active, let window = session.location.places.first else { return }
    phase = .active
    withApp("phase") { _ = session.perform(InputEvent(target: window.id, action: .scenePhase(.active))) }
  }

  func send(_ batches: ArraySlice<String>, after number: Int, to connection: any PageConnection) -> Bool {
    zip(batches, (number + 1)...).allSatisfy { connection.send($0, batch: $1, isDue: false) }
  }

  /// Returns a Boolean value that indicates whether a connection may be attached to the session. A connection that waited for its
  /// session must not replace a newer connection of the same page.
  func mayConnect(_ other: any PageConnection) -> Bool {
    connection.map { other.isOpen && other.opened >= $0.opened } ?? true
  }

  func disconnect(_ connection: any PageConnection) {
    guard self.connection === connection else { return }
    self.connection = nil
    awaySince = now()
  }

  func closeConnection(_ reason: ByeReason) {
    connection?.close(reason)
    connection = nil
    awaySince = now()
  }

  /// The bytes that are held for the page: queued messages and unacknowledged batches.
  var heldBytes: Int { unacknowledgedBytes + (connection?.queuedBytes ?? 0) }

  /// Releases the messages for the page. The page receives its whole tree when it connects again.
  func releaseMemory() {
    if let connection {
      logger.notice("a page is disconnected, because it has the most queued bytes", metadata: ["bytes": "\(heldBytes)"])
      connection.abort(.outOfMemory)
      self.connection = nil
      awaySince = now()
    }
    sync.reset()
    unacknowledgedBatchesChanged()
  }

  /// The number and the bytes of unacknowledged batches from which timelines wait. A page acknowledges 16 batches at once.
  private static let (maximumTimelineBatches, maximumTimelineBytes) = (16, 128 * 1024)

  func unacknowledgedBatchesChanged() {
    queuedBytes.change(by: sync.unacknowledgedBytes - unacknowledgedBytes)
    unacknowledgedBytes = sync.unacknowledgedBytes
    session.isHostBehind =
      sync.unacknowledgedCount >= Self.maximumTimelineBatches
      || sync.unacknowledgedBytes >= Self.maximumTimelineBytes
  }

  func end(_ reason: ByeReason) {
    lastState = state
    closeConnection(reason)
    sync.reset()
    unacknowledgedBatchesChanged()
    session.onPatches = nil
    session.onStoredChange = nil
    session.onStoredValue = nil
    withApp("end") { session.end() }
    logger.debug("session ended", metadata: ["reason": "\(reason.rawValue)"])
  }
}
