import NavigatorHost

/// The events that a page sends.
extension WebSession {
  /// Passes an event to the app, or closes the connection if events arrive too fast. The following events have no effect: events
  /// that were processed before, events that the app rejects, and movements that a newer movement of the same gesture follows.
  ///
  /// - Parameter next: The event that waits behind this one, if there is one.
  func receive(_ counted: CountedEvent, before next: CountedEvent? = nil, from connection: any PageConnection) {
    let begin = now()
    guard self.connection === connection, isAllowed(at: begin) else { return }
    acknowledge(counted.batch ?? connection.writtenBatch)
    if let number = counted.number, !sync.process(number) { return }
    let event = counted.event
    if let next, event.isMovement(before: next.event) { return }
    if event.action.isOfUser { pageStays() }
    // The patches of the event are sent in this turn, so no later turn is needed.
    let outcome = withApp(event.action.name) { session.perform(event) }
    metrics.event(outcome)
    reportUnansweredEvents(to: connection)
    switch outcome {
    case .handled:
      metrics.evaluated(for: .event, in: now() - begin)
      if case .scenePhase(let phase) = event.action {
        self.phase = phase
        onHide?(phase == .background)
      }
    case .dropped(let reason):
      guard reportedDrops.insert(reason).inserted else { return }
      logger.info("events are dropped", metadata: ["reason": "\(reason.rawValue)", "element": "\(event.target)"])
    }
  }

  /// Reports an event that has caused no patches, because the page waits for the response to each event. If the page will receive
  /// its whole tree later, the number of the event is sent with the tree.
  private func reportUnansweredEvents(to connection: any PageConnection) {
    guard sync.isCurrent, self.connection === connection, let number = sync.unreportedEvents else { return }
    if connection.send(.taken(events: number)) { _ = sync.reportEvents() }
  }

  /// Processes an acknowledgement. The response contains the number of the last processed event if the page may not have received
  /// it before. A page that repeats an acknowledgement checks the connection and receives a response.
  func acknowledge(_ batch: Int, from connection: any PageConnection) {
    guard self.connection === connection, isAllowed() else { return }
    let isNew = acknowledge(batch)
    guard !isNew || sync.unreportedEvents != nil else { return }
    connection.send(.taken(events: sync.reportEvents()))
  }

  /// Counts a request of the page outside of its connection. Returns false if there are too many.
  func takesRequest() -> Bool { bucket.take(now: now()) }

  /// Counts an export, for which the app creates files. Returns false if there are too many.
  func takesExport() -> Bool { exports.take(now: now()) }

  func isAllowed() -> Bool { isAllowed(at: now()) }

  private func isAllowed(at time: Duration) -> Bool {
    if bucket.take(now: time) { return true }
    logger.notice("a client sends events too fast and is disconnected")
    closeConnection(.tooManyEvents)
    return false
  }
}

extension InputEvent {
  /// Returns a Boolean value that indicates whether the app needs only the next event. Both must be movements of the same
  /// gesture, or selections in the same field.
  fileprivate func isMovement(before next: InputEvent) -> Bool {
    guard target == next.target else { return false }
    switch (action, next.action) {
    case (.gesture(let gesture), .gesture(let newer)):
      return gesture.kind == newer.kind && gesture.phase == .changed && newer.phase == .changed && gesture.kind.isContinuous
        && gesture.pointer?.id == newer.pointer?.id
    case (.select, .select): return true
    default: return false
    }
  }
}

extension InputEvent.Action {
  /// A Boolean value that indicates whether a user causes the event in the page. A page causes others itself while it is left.
  fileprivate var isOfUser: Bool {
    switch self {
    case .tap, .change, .submit, .dismiss, .back, .menu, .gesture, .key: true
    default: false
    }
  }
}

extension InputEvent.Gesture.Kind {
  /// A Boolean value that indicates whether each movement of a pointer changes the gesture. A long press changes only once, when
  /// its minimum duration has elapsed.
  fileprivate var isContinuous: Bool {
    switch self {
    case .drag, .point, .magnify, .rotate, .hover, .drop: true
    case .tap, .press, .touch, .lift: false
    }
  }
}
