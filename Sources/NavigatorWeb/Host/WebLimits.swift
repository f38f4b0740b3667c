/// What a client may use of the host, and how long the host waits. Everything that reaches in from outside has a bound here.
///
/// ```swift
/// var limits = WebLimits()
/// limits.maximumSessions = 50
/// ```
public struct WebLimits: Hashable, Sendable {
  /// Bytes of one message from a client; a larger one closes the connection.
  public var maximumFrameSize = 64 * 1024
  /// Frames that one message may be split into.
  public var maximumFragments = 64
  /// UTF-8 bytes of one string in a message. A page says that a text is too long, and keeps it, where it is longer as JSON.
  public var maximumStringLength = 32 * 1024
  /// How deep a message's JSON may nest.
  public var maximumNesting = 4
  /// Places on top of each other that a page may be at, and ask to go to.
  public var maximumPlaces = 1_000
  /// Bytes of a request's target; a longer one is answered with 414.
  public var maximumTargetLength = 8 * 1024

  /// Events a session may send per second over time.
  public var eventsPerSecond = 120.0
  /// Events a session may send at once, when it was quiet before.
  public var eventBurst = 600.0
  /// Connections that a page may open per second over time, each of which may cost the encoding of its whole tree.
  public var connectionsPerSecond = 1.0
  /// Connections that a page may open at once.
  public var connectionBurst = 30.0
  /// Pings and pongs that a client may send per second over time.
  public var pingsPerSecond = 2.0
  /// Pings and pongs that a client may send at once.
  public var pingBurst = 60.0

  /// Sessions at a time whose page has connected; the next visitor is answered with 503.
  public var maximumSessions = 1_000
  /// Such sessions from one address, or from one network of IPv6; the next is answered with 429.
  public var maximumSessionsPerAddress = 200
  /// Sessions at a time whose page has not connected yet. The next page displaces one of the address that has most; a displaced
  /// session is made again when its page connects.
  public var maximumPendingPages = 250
  /// Such sessions from one address.
  public var maximumPendingPagesPerAddress = 50
  /// Requests of pages that wait to be rendered; the next is answered with 503.
  public var maximumPagesUnderWay = 512
  /// Such requests from one address; the next is answered with 429.
  public var maximumPagesUnderWayPerAddress = 64

  /// The time without an answer of the main actor after which the host reports itself as unhealthy.
  public var unresponsiveAfter = Duration.seconds(5)
  /// The time without an answer of the main actor after which the process ends, so that a supervisor starts it again; nil: it does not end.
  public var exitsWhenUnresponsiveFor: Duration?
  /// The time for which a shutdown waits for a main actor that does not answer.
  public var unresponsiveShutdownTimeout = Duration.seconds(10)

  /// Messages that may wait for a slow client.
  public var maximumQueuedFrames = 512
  /// Bytes that may wait for a slow client, until the operating system has taken them. A page's whole tree may exceed it, once at
  /// a time.
  public var maximumQueuedBytes = 1024 * 1024
  /// Bytes that may wait for all clients together: messages, unacknowledged batches and pages. Beyond it the connections with the
  /// most are closed.
  public var maximumQueuedBytesOverall = 256 * 1024 * 1024
  /// Batches of patches that are kept until the page has said that it applied them. A page that is further behind is sent its
  /// whole tree when it has caught up.
  public var maximumUnacknowledgedBatches = 256
  /// Bytes of such batches.
  public var maximumUnacknowledgedBytes = 1024 * 1024

  /// How long a session waits for its page to connect. Later it is made again.
  public var connectGrace: Duration = .seconds(6)
  /// How long a session waits for its page to come back after a connection broke. Later it goes on from the state that was saved.
  public var reconnectGrace: Duration = .seconds(60)
  /// How long a session waits for its page to come back after the browser said that the page is left.
  public var leaveGrace: Duration = .seconds(10)
  /// How long a page may be hidden before its session's state is saved and its views are let go.
  public var hiddenGrace: Duration = .seconds(300)
  /// How long a session's state is kept after it was saved last.
  public var stateAge: Duration = .seconds(7 * 24 * 3600)
  /// The maximum number of saved states. Beyond it, the address with the most states loses its oldest first.
  public var maximumStates = 10_000
  /// The time between two checks of the store for damage.
  public var stateCheckInterval: Duration = .seconds(3600)
  /// Bytes of one session's state; a larger one is not saved.
  public var maximumStateSize = 64 * 1024
  /// How long a connection may wait before it says which session it is for.
  public var helloTimeout: Duration = .seconds(10)
  /// How often a connection is asked whether it is alive. One that says nothing in between is closed.
  public var keepAliveInterval: Duration = .seconds(30)
  /// How long a connection may take to close after it was told why.
  public var closeTimeout: Duration = .seconds(5)
  /// The time that a client may take for a whole HTTP request, from the end of the previous response on, and for reading a part
  /// of a response.
  public var idleTimeout: Duration = .seconds(60)

  public init() {}

  /// Bytes of JSON that a page may make of a text: an event with it is within all bounds.
  var longestText: Int { min(maximumStringLength, maximumFrameSize - 256) }
}
