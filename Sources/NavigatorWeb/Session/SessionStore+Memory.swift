/// The bytes that wait for clients.
extension SessionStore {
  /// Aborts transfers of files, then closes the connections for which most bytes wait, while these exceed the limit.
  func enforceMemoryLimit() {
    guard queuedBytes.isOverLimit else { return }
    memory.release(queuedBytes.total - queuedBytes.releaseTarget)
    guard queuedBytes.isOverLimit else { return }
    // The bytes of a closing connection may be counted until its event loop has closed it.
    var total = queuedBytes.total
    for holder in holders().sorted(by: { $0.bytes > $1.bytes }) {
      guard total > queuedBytes.releaseTarget, holder.bytes > 0 else { return }
      holder.release()
      total -= holder.bytes
    }
  }

  private func holders() -> [(bytes: Int, release: () -> Void)] {
    let sessions = sessions.values.map { session in (session.heldBytes, { session.releaseMemory() }) }
    // Includes connections that a newer connection of the same page has replaced, and connections that are closing.
    let closing = connections.values.filter { !$0.isOpen }.map { connection in
      (connection.queuedBytes, { connection.abort(.outOfMemory) })
    }
    return sessions + closing + pages.holders.map { ($0.bytes, $0.abort) }
  }
}
