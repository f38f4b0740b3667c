import Logging
import NavigatorHTML
import NavigatorHost

/// The session of one page: the app's session, the state of the page, and its connection if there is one.
@MainActor
final class WebSession: StateOwner {
  var lifecycle = SessionLifecycle()

  let key: SessionKey
  let address: ClientAddress
  /// The number of the page that shows the session: 0 for the page that was rendered with the session, and a random number for
  /// each page that has taken it over. A page with another number shows another state.
  var generation: Int
  /// The page that was rendered to continue the session, and has not connected yet.
  var offeredGeneration: Int?
  /// The path and query of the page's address when it was last known. The address of ``location`` takes precedence.
  var pageTarget: String?
  /// The values that the session shares with the other sessions of its visitor.
  var visitorValues: VisitorValues?
  var phase = InputEvent.ScenePhase.active
  /// A closure that is called after a change that must be saved.
  var onChange: (() -> Void)?
  /// A closure that is called when the page is hidden or shown.
  var onHide: ((Bool) -> Void)?
  /// A closure that is called after messages were queued.
  var onQueue: (() -> Void)?
  /// The quota to which the session counts.
  var admission = AdmissionPhase.none
  enum AdmissionPhase: Hashable, Sendable {
    case none
    /// The page has not connected yet.
    case pending
    case connected
  }

  var hasBeenConnected = false
  /// The time at which the page was disconnected.
  var awaySince = Duration.zero

  let session: any HostSession
  let now: @Sendable () -> Duration
  let metrics: WebMetrics
  /// A logger with the number of the session; never with its token.
  nonisolated let logger: Logger
  var connection: (any PageConnection)?
  /// The last location that the page has received.
  var shownLocation: Location?
  /// A Boolean value that indicates whether the page has shown the address of a place since it was requested.
  var hasShownAddress = false
  /// A Boolean value that indicates whether the page's tab loads another page, for which the session has opened an address. The
  /// page then must not record the address, because the browser adds the history entry of the other page.
  var isPageLeaving = false
  var bucket: TokenBucket
  var connections: TokenBucket
  var exports: TokenBucket
  var uploads: TokenBucket
  var reportedDrops: Set<EventOutcome.DropReason> = []

  var sync: PageSync
  let queuedBytes: QueuedBytes
  /// The bytes of unacknowledged batches that ``queuedBytes`` includes.
  var unacknowledgedBytes = 0

  /// A Boolean value that indicates whether the state must be saved even if it has not changed.
  var mustBeSaved = false
  /// The state that the store has saved last.
  var savedState: SessionConfiguration?
  var hasLoggedSaveFailure = false
  var lastState: SessionConfiguration?

  private let openingTimeout: Duration
  private let activity: MainActorActivity
  /// The number of the session in log lines.
  let number: String

  init(
    _ session: any HostSession, key: SessionKey, address: ClientAddress, generation: Int = 0, queuedBytes: QueuedBytes,
    activity: MainActorActivity, limits: WebLimits, now: @escaping @Sendable () -> Duration, metrics: WebMetrics, logger: Logger
  ) {
    self.session = session
    self.key = key
    self.address = address
    self.generation = generation
    self.queuedBytes = queuedBytes
    self.activity = activity
    openingTimeout = limits.openingTimeout
    number = logger[metadataKey: "session"].map { "\($0)" } ?? ""
    self.now = now
    self.metrics = metrics
    self.logger = logger
    bucket = TokenBucket(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now())
    connections = TokenBucket(capacity: limits.connectionBurst, perSecond: limits.connectionsPerSecond, now: now())
    exports = TokenBucket(capacity: Self.exportBurst, perSecond: Self.exportsPerSecond, now: now())
    uploads = UploadPace.session(now: now())
    sync = PageSync(maximumCount: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    session.onPatches = { [weak self] patches in self?.send(patches) }
    session.playsAnimations = true
    session.onStoredChange = { [weak self] in self?.onChange?() }
  }

  var location: Location { session.location }

  /// Calls `body`, which may run code of the app. Log lines of the app through the current logger contain the number of the
  /// session. The watchdog reports the activity if the code does not return.
  func withApp<Result>(_ event: String = "update", _ body: () -> Result) -> Result {
    activity.during(MainActorActivity.Activity(session: number, event: event)) {
      withLogger(logger) { _ in body() }
    }
  }

  /// Returns the tree for the first HTML of the page, its location, and the animations with which the page begins.
  func render() -> (root: Element, location: Location, openings: [OpeningAnimation]) {
    let (root, location) = settled()
    return (root, location, beginPage(at: location))
  }

  /// Records the location of the first page, and returns the animations with which the page begins.
  private func beginPage(at location: Location) -> [OpeningAnimation] {
    sync.rendered()
    shownLocation = location
    return session.takeOpeningAnimations()
  }

  /// Settles the session, and returns its tree and the location for its page.
  private func settled() -> (root: Element, location: Location) {
    let root = withApp {
      session.settle()
      return session.openingRoot()
    }
    return (root, locationForPage(session.location))
  }

  /// Returns a random number for a page that shows the session, so that it differs from the numbers of earlier pages.
  static func newGeneration() -> Int { Int.random(in: 1...Int(Int32.max)) }

  /// A page that continues the session when it connects.
  struct Offer {
    let root: Element
    let location: Location
    let openings: [OpeningAnimation]
    let generation: Int
    let batch: Int
  }

  /// Returns the tree for the HTML of a page that may continue the session. Nothing changes for the current page until then.
  ///
  /// - Parameter isFirst: A Boolean value that indicates whether the session has no page yet. Changes from now on are sent to the
  ///   offered page.
  func offer(isFirst: Bool = false) -> Offer {
    let (root, location) = settled()
    let openings = isFirst ? beginPage(at: location) : []
    let generation = Self.newGeneration()
    offeredGeneration = generation
    return Offer(root: root, location: location, openings: openings, generation: generation, batch: sync.lastBatch)
  }

  /// Waits until a view handles the address with which the session has begun. The time is bounded.
  func waitForHandler(of configuration: SessionConfiguration, by clock: HostClock) async {
    guard configuration.url != nil else { return }
    let pause = Duration.milliseconds(20)
    var remaining = openingTimeout
    while remaining > .zero, lifecycle.state != .ended, session.location.isUnhandled {
      guard (try? await clock.sleep(pause)) != nil else { return }
      remaining -= pause
      if lifecycle.state != .ended { withApp { session.settle() } }
    }
  }
}

extension Location {
  /// A Boolean value that indicates whether no view handles the address that was opened. If the app itself shows that the address
  /// does not exist, the place has that address and the value is false.
  fileprivate var isUnhandled: Bool { places.first.map { $0.isNotFound && $0.address == nil } ?? false }
}
