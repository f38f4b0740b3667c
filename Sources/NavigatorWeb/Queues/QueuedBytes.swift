import Synchronization

/// The bytes that wait for all clients of a host together: messages, unacknowledged batches, pages, and files that are not
/// written to the disk yet.
final class QueuedBytes: Sendable {
  let limit: Int
  private let count = Atomic(0)

  init(limit: Int) {
    self.limit = limit
  }

  var total: Int { count.load(ordering: .relaxed) }
  var isOverLimit: Bool { total > limit }
  /// The number of bytes that remain after memory is released because the limit was exceeded. It is less than the limit, so that
  /// the search for clients with many bytes is rare.
  var releaseTarget: Int { limit / 4 * 3 }

  func change(by bytes: Int) {
    if bytes != 0 { count.wrappingAdd(bytes, ordering: .relaxed) }
  }
}
