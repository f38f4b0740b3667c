import NavigatorHost

/// The end of a store's sessions.
extension SessionStore {
  /// Refuses new sessions, saves the open ones, and closes their connections, so that the pages connect to the next process.
  /// Returns when all states are saved and all connections are closed.
  func drain() async {
    isStopping = true
    health.beginStopping()
    saver.endWaits()
    // The states must be in the store before the pages connect to the next process.
    saveAll()
    await saver.flush()
    for session in sessions.values {
      session.closeConnection(.serverStopping)
      if session.hasBeenConnected { saver.save(session) }
    }
    for values in visitorValues.values where values.hasBeenConnected { saver.save(values) }
    await saver.flush()
    guard !connections.isEmpty else { return }
    await withCheckedContinuation { waitingForConnections.append($0) }
  }

  /// Ends all sessions and refuses new ones.
  func stop() {
    isStopping = true
    health.beginStopping()
    saver.stop()
    for read in valueReads.values { read.cancel() }
    for session in sessions.values { perform(session.lifecycle.end(), on: session) }
    transfers.endAll()
  }

  func saveAll() {
    for session in sessions.values where session.hasBeenConnected { saver.save(session, isLast: true) }
    for values in visitorValues.values where values.hasBeenConnected { saver.save(values, isLast: true) }
  }
}
