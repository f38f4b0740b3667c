/// The number and bytes of one client's messages that wait for the main actor. Reading pauses when there are too many, and
/// resumes when half of them have been processed.
struct InboundQuota: Hashable, Sendable {
  let maximumCount: Int
  let maximumBytes: Int
  private(set) var count = 0
  private(set) var bytes = 0
  private var isPaused = false

  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(bytes: Int) {
    count += 1
    self.bytes += bytes
  }

  /// Returns a Boolean value that indicates whether the client may be read, and pauses reading if not.
  mutating func mayRead() -> Bool {
    isPaused = count >= maximumCount || bytes >= maximumBytes
    return !isPaused
  }

  /// Removes a message that has been processed. Returns true if reading must resume.
  mutating func remove(bytes: Int) -> Bool {
    count -= 1
    self.bytes -= bytes
    guard isPaused, count <= maximumCount / 2, self.bytes <= maximumBytes / 2 else { return false }
    isPaused = false
    return true
  }
}
