/// The counts that randomised tests check after each step.
extension SessionStore {
  /// The errors in the counts of sessions and bytes; empty if there are none.
  var violations: [String] {
    var violations = quota.violations + transfers.folders.quota.violations
    let connected = sessions.values.filter { $0.admission == .connected }
    if connected.count != quota.connectedCount { violations.append("\(connected.count) sessions are connected") }
    if sessions.count != quota.connectedCount + quota.pendingCount { violations.append("\(sessions.count) sessions are kept") }
    for (address, sessions) in Dictionary(grouping: connected, by: \.address)
    where sessions.count > limits.maximumSessionsPerAddress || sessions.count != quota.connectedCount(at: address) {
      violations.append("\(address) has \(sessions.count) connected sessions")
    }
    if connected.count > limits.maximumSessions { violations.append("\(connected.count) sessions exceed the maximum") }
    if sessions.values.contains(where: { $0.unacknowledgedBytes > limits.maximumUnacknowledgedBytes }) {
      violations.append("unacknowledged batches exceed their bound")
    }
    return violations
  }

  /// The bytes of batches that pages have not acknowledged.
  var unacknowledgedBytes: Int { sessions.values.reduce(0) { $0 + $1.unacknowledgedBytes } }

  /// The bytes of pages that wait to be written.
  var heldPageBytes: Int { pages.holders.reduce(0) { $0 + $1.bytes } }
}
