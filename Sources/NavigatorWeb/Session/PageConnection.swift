/// Identifies a connection within this process.
typealias PageConnectionID = ObjectIdentifier

/// A connection between a session and its page.
protocol PageConnection: AnyObject, Sendable {
  var id: PageConnectionID { get }
  /// The address of the client.
  var client: ClientAddress { get }
  /// The window that the page had when it connected.
  var window: BrowserWindow { get }
  /// The time at which the connection was opened.
  var opened: Duration { get }
  /// A Boolean value that indicates whether neither side has closed the connection.
  var isOpen: Bool { get }
  /// The number of bytes that wait to be written.
  var queuedBytes: Int { get }
  /// The number of the last batch of patches that was written. A client cannot have applied a later one.
  var writtenBatch: Int { get }

  /// Returns the path and the query of a page as an address for the app, or nil for the root path.
  func url(_ target: String) -> String?

  /// Queues a message. Returns false if too many messages wait already.
  ///
  /// - Parameters:
  ///   - json: The message.
  ///   - batch: The number of the batch of patches in the message, or 0 if it contains none.
  ///   - isDue: A Boolean value that indicates whether the message updates a page that has applied all earlier messages. Such a
  ///     message may exceed the limits.
  @discardableResult
  func send(_ json: String, batch: Int, isDue: Bool) -> Bool

  /// Sends the reason and closes the connection. A client that does not read it in time is disconnected.
  func close(_ reason: ByeReason)

  /// Closes the connection without waiting for queued messages, and releases them. A client that reads receives the reason.
  func abort(_ reason: ByeReason)
}

extension PageConnection {
  /// Encodes and queues a message. Returns false if too many messages wait already.
  @discardableResult
  func send(_ frame: ServerFrame, batch: Int = 0, isDue: Bool = false) -> Bool {
    send(frame.json, batch: batch, isDue: isDue)
  }
}
