/// The values that other threads write after they have reported a change, as Observation and Combine do.
///
/// The system may suspend such a thread between both. The readers of the value could then be evaluated before it is written, so
/// they are invalidated once more after a moment. Successive changes of a source cause one such invalidation, after the last one.
@MainActor
final class LateWrites {
  private struct Write {
    var number: UInt
    var invalidate: @MainActor () -> Void
  }

  /// The time after which a reported value is expected to be written. It is a time of the system's threads, not of the session.
  private static let duration = Duration.milliseconds(20)

  private var writes: [ObjectIdentifier: Write] = [:]

  nonisolated init() {}

  /// Invalidates the readers of a source after a moment, with the current transaction.
  func add(of source: ObjectIdentifier, invalidate: @escaping @MainActor () -> Void) {
    let transaction = Transaction.current
    let former = writes[source]?.number
    writes[source] = Write(number: (former ?? 0) &+ 1) { transaction.asCurrent(invalidate) }
    if former == nil { wait(for: source) }
  }

  private func wait(for source: ObjectIdentifier) {
    Task { [weak self] in
      var number: UInt = 0
      while let last = self?.writes[source]?.number, last != number {
        number = last
        try? await Task.sleep(for: Self.duration)
      }
      self?.writes.removeValue(forKey: source)?.invalidate()
    }
  }
}
