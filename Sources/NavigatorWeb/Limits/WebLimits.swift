import NavigatorHost

/// The limits for clients, and the timeouts of a host. All input from outside is bounded here.
///
/// ```swift
/// var limits = WebLimits()
/// limits.maximumSessions = 50
/// ```
public struct WebLimits: Hashable, Sendable {
  /// The maximum number of bytes of a message from a client. A larger message closes the connection.
  public var maximumFrameSize = 64 * 1024
  /// The maximum number of frames of a message.
  public var maximumFragments = 64
  /// The maximum number of UTF-8 bytes of a string in a message. A page does not send a longer text, and shows a notice that the
  /// text is too long. It counts the bytes of the text as JSON.
  public var maximumStringLength = 32 * 1024
  /// The maximum number of frames in one report of measured elements. A page sends several reports for more.
  package var maximumMeasuredFrames = 500
  /// The maximum nesting depth of the JSON of a message.
  public var maximumNesting = 4
  /// The maximum number of places in a location that a page sends: the screens of a stack, of which there are up to 1,000, and
  /// the tabs, roots and presentations around them.
  public var maximumPlaces = 1_100
  /// The maximum number of bytes of a request's target. A request with a longer one is answered with 414.
  public var maximumTargetLength = 8 * 1024

  /// The number of events that a session may send per second, on average.
  public var eventsPerSecond = 120.0
  /// The number of events that a session may send at once after an idle time.
  public var eventBurst = 600.0
  /// The number of connections that a page may open per second, on average. Each of them may require encoding the whole tree.
  public var connectionsPerSecond = 1.0
  /// The number of connections that a page may open at once after an idle time.
  public var connectionBurst = 30.0
  /// The number of pings and pongs that a client may send per second, on average.
  public var pingsPerSecond = 2.0
  /// The number of pings and pongs that a client may send at once after an idle time.
  public var pingBurst = 60.0

  /// The maximum number of sessions whose page has connected. Further visitors are answered with 503.
  public var maximumSessions = 1_000
  /// The maximum number of such sessions from one IPv4 address or one IPv6 network. Further visitors are answered with 429.
  public var maximumSessionsPerAddress = 200
  /// The maximum number of sessions whose page has not connected yet. A new page displaces one of the address with the most. A
  /// displaced session is created again when its page connects.
  public var maximumPendingPages = 250
  /// The maximum number of such sessions from one address.
  public var maximumPendingPagesPerAddress = 50
  /// The maximum number of page requests that wait to be rendered. Further ones are answered with 503.
  public var maximumPageRequests = 512
  /// The maximum number of such requests from one address. Further ones are answered with 429.
  public var maximumPageRequestsPerAddress = 64

  /// The time without a response of the main actor after which the host reports itself as unhealthy.
  public var unresponsiveAfter = Duration.seconds(5)
  /// The time without a response of the main actor after which the process ends, so that a supervisor restarts it. If it is nil,
  /// the process continues.
  public var exitsWhenUnresponsiveFor: Duration?
  /// The time for which a shutdown waits for a main actor that does not respond.
  public var unresponsiveShutdownTimeout = Duration.seconds(10)

  /// The maximum number of queued messages for a client.
  public var maximumQueuedFrames = 512
  /// The maximum number of queued bytes for a client, until the operating system has accepted them. One message with a whole tree
  /// may exceed it at a time.
  public var maximumQueuedBytes = 1024 * 1024
  /// The maximum number of queued bytes for all clients: messages, unacknowledged batches, pages, and files that are not written
  /// to the disk yet. If they exceed it, transfers of files are aborted, then the connections with the most are closed. Uploads
  /// may have a quarter of it, and those from one address a sixteenth.
  public var maximumQueuedBytesOverall = 256 * 1024 * 1024
  /// The maximum number of batches that are kept until the page acknowledges them. A page that is further behind receives its
  /// whole tree when it has caught up.
  public var maximumUnacknowledgedBatches = 256
  /// The maximum number of bytes of such batches.
  public var maximumUnacknowledgedBytes = 1024 * 1024

  /// The maximum number of bytes of a file that a user chooses, or that an app exports. The app receives an error for a larger
  /// one.
  public var maximumFileSize = 64 * 1024 * 1024
  /// The maximum number of files of one choice or one export.
  public var maximumFiles = 32
  /// The maximum number of bytes of the files that a session has stored. A file counts as at least 64 KiB. New files displace the
  /// files of the session's oldest complete transfers.
  public var maximumSessionFileBytes = 128 * 1024 * 1024
  /// The maximum number of bytes of the files that all sessions have stored. Beyond it, new files displace older files: first
  /// those of an address that stores more than the address of the new files would, then those of another such session of the same
  /// address, and then those of the session itself.
  public var maximumFileBytesOverall = 1024 * 1024 * 1024
  /// The time after which the files of a choice or an export are removed, if their session has not ended before.
  public var fileAge: Duration = .seconds(3600)
  /// The time for which an upload waits for the page's next request, and an export for the download. Then its files are removed.
  public var uploadTimeout: Duration = .seconds(120)

  /// The time that a session waits for its page to connect. The session of a later page is created again.
  public var connectGrace: Duration = .seconds(6)
  /// The time that a session waits for its page after a connection was lost. The session of a later page resumes from its saved
  /// state.
  public var reconnectGrace: Duration = .seconds(60)
  /// The time that a session waits for its page after the browser has left the page.
  public var leaveGrace: Duration = .seconds(10)
  /// The time that a page may be hidden before its session is saved and its views are released.
  public var hiddenGrace: Duration = .seconds(300)
  /// The time that a saved state is kept after it was last saved.
  public var stateAge: Duration = .seconds(7 * 24 * 3600)
  /// The maximum number of saved states. Beyond it, the address with the most states loses its oldest first.
  public var maximumStates = 10_000
  /// The time between two checks of the store for damage.
  public var stateCheckInterval: Duration = .seconds(3600)
  /// The maximum number of bytes of a session's state, and of the values of a visitor. A larger state is not saved. A value with
  /// which a visitor's values would be larger is neither saved nor shared.
  public var maximumStateSize = 64 * 1024
  /// The maximum number of values of `@AppStorage` of a visitor. A further one is neither saved nor shared.
  public var maximumStoredValues = 1_000
  /// The time that the response for an address waits for a view that handles the address, if there is none at first. Then the
  /// response is 404.
  public var openingTimeout = Duration.milliseconds(300)
  /// The time in which a connection must identify its session.
  public var helloTimeout: Duration = .seconds(10)
  /// The interval of pings. A connection without any message in between is closed.
  public var keepAliveInterval: Duration = .seconds(30)
  /// The time after the beginning of a shutdown in which a request must be received and answered, and its response read. Then the
  /// connection is closed.
  public var shutdownTimeout: Duration = .seconds(3)
  /// The time for which a reconnecting page waits while the store fails to read its state. Then it gets a new session.
  public var storeReadTimeout: Duration = .seconds(8)
  /// The time that a connection may take to close after the host has sent the reason.
  public var closeTimeout: Duration = .seconds(5)
  /// The time that a client may take for a whole HTTP request, from the end of the previous response on, and for reading a part
  /// of a response.
  public var idleTimeout: Duration = .seconds(60)

  /// Creates limits with the default values.
  public init() {}

  /// The maximum number of JSON bytes of a text for which the page's event is within all limits.
  var maximumTextLength: Int { min(maximumStringLength, maximumFrameSize - 256) }

  /// The bounds of the files of an export.
  var exports: FileLimits {
    var limits = FileLimits()
    limits.maximumFiles = maximumFiles
    limits.maximumFileSize = maximumFileSize
    limits.maximumTotalSize = maximumSessionFileBytes
    return limits
  }
}
