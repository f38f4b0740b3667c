import CoreMetrics
import NavigatorHost

/// The metrics of a host, recorded through swift-metrics with the backend of the program. Names and units follow the Prometheus
/// conventions (seconds, bytes, `_total` for counters). The values of labels are constants and never contain input of a client.
struct WebMetrics: Sendable {
  private let sessionsStarted: Counter
  private let sessionsEnded: Counter
  private let sessionsRefused: [SessionRefusal: Counter]
  private let sessions: Meter
  private let connections: Meter
  private let connectionsEnded: [ConnectionEnd: Counter]
  private let eventsHandled: Counter
  private let eventsDropped: [EventOutcome.DropReason: Counter]
  private let batches: Counter
  private let patches: Counter
  private let bytesSent: Counter
  private let evaluation: [Work: Timer]

  /// The reason why a visitor was refused a session.
  enum SessionRefusal: String, CaseIterable, Sendable {
    case full, crowded, memory, stopping
  }

  /// The reason why a connection ended: the client closed it, or the host did.
  enum ConnectionEnd: Hashable, CaseIterable, Sendable {
    case client
    case host(ByeReason)

    static var allCases: [ConnectionEnd] { [.client] + ByeReason.allCases.map(ConnectionEnd.host) }

    var label: String {
      switch self {
      case .client: "client-left"
      case .host(let reason): reason.rawValue
      }
    }
  }

  /// The purpose of an evaluation of the app's views.
  enum Work: String, CaseIterable, Sendable {
    case page, event
  }

  /// - Parameter factory: The backend. The default is the backend that the program has bootstrapped; tests pass another one.
  init(factory: any MetricsFactory = MetricsSystem.factory) {
    func counter(_ name: String, _ dimensions: [(String, String)] = []) -> Counter {
      Counter(label: name, dimensions: dimensions, factory: factory)
    }
    sessionsStarted = counter("navigator_sessions_started_total")
    sessionsEnded = counter("navigator_sessions_ended_total")
    sessionsRefused = Self.each { counter("navigator_sessions_refused_total", [("reason", $0.rawValue)]) }
    sessions = Meter(label: "navigator_sessions", dimensions: [], factory: factory)
    connections = Meter(label: "navigator_connections", dimensions: [], factory: factory)
    connectionsEnded = Self.each { counter("navigator_connections_ended_total", [("reason", $0.label)]) }
    eventsHandled = counter("navigator_events_handled_total")
    eventsDropped = Self.each { counter("navigator_events_dropped_total", [("reason", $0.rawValue)]) }
    batches = counter("navigator_batches_sent_total")
    patches = counter("navigator_patches_sent_total")
    bytesSent = counter("navigator_sent_bytes_total")
    evaluation = Self.each { Timer(label: "navigator_evaluation_seconds", dimensions: [("for", $0.rawValue)], factory: factory) }
    // The gauges exist from the start with the value 0.
    sessions.set(0)
    connections.set(0)
  }

  /// The help texts of the metrics, for backends that show them.
  static let descriptions = [
    "navigator_sessions_started_total": "Sessions that were started, one for each page.",
    "navigator_sessions_ended_total": "Sessions that have ended.",
    "navigator_sessions_refused_total": "Visitors who were refused a session, by reason.",
    "navigator_sessions": "Sessions that are open.",
    "navigator_connections": "Sockets that are open.",
    "navigator_connections_ended_total": "Sockets that have ended, by reason.",
    "navigator_events_handled_total": "Events that an app's views have handled.",
    "navigator_events_dropped_total": "Events that were dropped, by reason.",
    "navigator_batches_sent_total": "Batches of patches that were sent.",
    "navigator_patches_sent_total": "Patches that were sent.",
    "navigator_sent_bytes_total": "Bytes of messages that were sent through sockets.",
    "navigator_evaluation_seconds":
      "The time to evaluate views for a page or an event, until the answer was ready to be sent.",
  ]

  private static func each<Key: CaseIterable & Hashable, Value>(_ make: (Key) -> Value) -> [Key: Value] {
    Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0, make($0)) })
  }
}

extension WebMetrics {
  func sessionStarted() {
    sessionsStarted.increment()
    sessions.increment()
  }

  func sessionEnded() {
    sessionsEnded.increment()
    sessions.decrement()
  }

  func sessionRefused(_ reason: SessionRefusal) { sessionsRefused[reason]?.increment() }

  func connectionBegan() { connections.increment() }

  func connectionEnded(_ end: ConnectionEnd) {
    connections.decrement()
    connectionsEnded[end]?.increment()
  }

  func event(_ outcome: EventOutcome) {
    switch outcome {
    case .handled: eventsHandled.increment()
    case .dropped(let reason): eventsDropped[reason]?.increment()
    }
  }

  func sent(patches count: Int) {
    batches.increment()
    patches.increment(by: count)
  }

  func sent(bytes: Int) { bytesSent.increment(by: bytes) }

  func evaluated(for work: Work, in duration: Duration) {
    let (seconds, attoseconds) = duration.components
    evaluation[work]?.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
