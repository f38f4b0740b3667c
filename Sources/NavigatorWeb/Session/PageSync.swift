/// The synchronization of a page with its session: the batches of patches that the page may lack, and the events of the page that
/// the session has processed. A step returns the messages to send, and sends nothing.
struct PageSync: Sendable {
  private enum State {
    /// The page does not show the session's tree.
    case unknown
    /// The page shows the session's tree when it has applied the batches of the log.
    case current
    /// The page lacks batches that are no longer in the log. It receives nothing until it has applied the batches that were sent,
    /// and then the whole tree.
    case lagging
  }

  /// The effect of an acknowledgement.
  enum Acknowledgement: Hashable, Sendable {
    /// The page has applied no further batch.
    case repeated
    /// The page has applied a further batch.
    case new
    /// A page that lacked batches must receive the whole tree.
    case tree
  }

  private var state = State.unknown
  private var log: BatchLog
  /// The last batch that was sent on the current connection.
  private var sent = 0
  /// The last batch that the page has applied.
  private var applied = 0
  /// The number of the last event that was processed.
  private var processed = 0
  /// The number of the last event whose processing was reported to the page.
  private var reported = 0

  init(maximumCount: Int, maximumBytes: Int) {
    log = BatchLog(maximumCount: maximumCount, maximumBytes: maximumBytes)
  }

  /// A Boolean value that indicates whether batches are sent to the page.
  var isCurrent: Bool { state == .current }

  /// A Boolean value that indicates whether the page receives nothing until it has applied the batches that were sent.
  var isLagging: Bool { state == .lagging }

  /// The number of batches that the page has not acknowledged.
  var unacknowledgedCount: Int { log.count }

  /// The bytes of the batches that the page has not acknowledged.
  var unacknowledgedBytes: Int { log.bytes }

  // MARK: Connection

  /// Records that another page continues the session. Its events are counted from 1.
  mutating func beginPage() {
    processed = 0
    reported = 0
  }

  /// Records that the HTML of the page contains the whole tree.
  mutating func rendered() { state = .current }

  /// Begins a connection, on which nothing has been sent.
  mutating func connect() {
    if state == .lagging { state = .unknown }
    sent = log.last
    applied = sent
    reported = processed
  }

  /// Returns the batches that a page lacks if it has applied the batches up to `batch`, or nil if it must receive the whole tree.
  mutating func missingBatches(after batch: Int) -> ArraySlice<String>? {
    _ = log.acknowledge(batch)
    return state == .current ? log.missing(after: batch) : nil
  }

  /// Records that a page has applied the batches up to `batch` and that the missing ones were sent.
  mutating func resumed(after batch: Int) { applied = batch }

  /// Removes all batches. The page must receive the whole tree when it connects.
  mutating func reset() {
    log.skip()
    state = .unknown
  }

  // MARK: Events

  /// Records that an event is processed. Returns false if it was processed before.
  mutating func process(_ event: Int) -> Bool {
    guard event > processed else { return false }
    processed = event
    return true
  }

  /// The number of the last processed event, or nil if there is none.
  var processedEvents: Int? { processed > 0 ? processed : nil }

  /// The number of the last processed event, or nil if it was reported to the page.
  var unreportedEvents: Int? { reported < processed ? processed : nil }

  /// Returns the number of the last processed event, and records that it is reported to the page.
  mutating func reportEvents() -> Int {
    reported = processed
    return processed
  }

  // MARK: Batches

  /// The number of the next batch.
  var nextBatch: Int { log.next }

  /// The number of the last batch.
  var lastBatch: Int { log.last }

  /// Adds the message of the next batch. Returns false if it exceeds the limits of the log, which then contains no batches.
  mutating func append(_ frame: String) -> Bool { log.append(frame) }

  /// Records that the last batch was sent.
  mutating func sentBatch() { sent = log.last }

  /// Records that a batch cannot be sent. Returns true if the whole tree must be sent now: a page that has applied all batches
  /// sends no further acknowledgement. Other pages receive the tree after their next acknowledgement.
  mutating func lostBatch(isConnected: Bool) -> Bool {
    state = .unknown
    guard isConnected else { return false }
    guard applied < sent else { return true }
    state = .lagging
    return false
  }

  /// Records that the page has applied the batches up to `batch`, limited to those that were written to its connection.
  mutating func acknowledge(_ batch: Int, written: Int) -> Acknowledgement {
    applied = max(applied, min(batch, written, sent))
    if state == .lagging, applied == sent { return .tree }
    return log.acknowledge(applied) ? .new : .repeated
  }

  /// Replaces all batches by the whole tree, and returns its number.
  mutating func beginTree() -> Int {
    reset()
    return log.last
  }

  /// Records whether the message with the whole tree was sent. If not, the page receives the tree later.
  mutating func endTree(isSent: Bool) {
    state = isSent ? .current : .lagging
    if isSent { sent = log.last }
  }
}
