import Logging
import NavigatorHost

/// One tab: an app's session, what its page shows, and the connection to it while there is one.
@MainActor
final class WebSession {
  var lifecycle = SessionLifecycle()

  /// Whose page it is.
  let visitor: VisitorKey
  let address: ClientAddress

  private let session: any HostSession
  private let now: @Sendable () -> Duration
  private let logger: Logger
  private var page = Page.outdated
  private var connection: SocketConnection?
  private var batch = 0
  private var bucket: TokenBucket
  private var reportedDrops: Set<EventOutcome.DropReason> = []

  /// What is known of the page in the browser.
  private enum Page {
    /// It was rendered from this tree, and nothing has changed since.
    case rendered(Element)
    /// It is connected and holds what the mirror holds.
    case mirrored(MirrorTree)
    /// It lacks changes, and is sent everything when it connects.
    case outdated
  }

  init(
    _ session: any HostSession, visitor: VisitorKey, address: ClientAddress, limits: WebLimits,
    now: @escaping @Sendable () -> Duration, logger: Logger
  ) {
    self.session = session
    self.visitor = visitor
    self.address = address
    self.now = now
    self.logger = logger
    bucket = TokenBucket(capacity: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now())
    session.onPatches = { [weak self] patches in self?.show(patches) }
  }

  /// The tree for the page's first HTML.
  func render() -> Element {
    session.settle()
    let root = session.root
    page = .rendered(root)
    return root
  }

  // MARK: Connection

  /// Takes over a connection and brings its page up to date.
  func connect(_ connection: SocketConnection) {
    session.settle()
    self.connection = connection
    if case .rendered(let root) = page, let mirror = try? MirrorTree(root: root) {
      page = .mirrored(mirror)
      connection.send(.ok)
    } else {
      showEverything()
    }
  }

  func disconnect(_ connection: SocketConnection) {
    guard self.connection === connection else { return }
    self.connection = nil
    page = .outdated
  }

  func closeConnection(_ reason: ByeReason) {
    connection?.close(reason)
    connection = nil
    page = .outdated
  }

  func end(_ reason: ByeReason) {
    closeConnection(reason)
    session.onPatches = nil
    session.end()
    logger.debug("session ended", metadata: ["reason": "\(reason.rawValue)"])
  }

  // MARK: Events

  /// Hands an event to the app, or closes the connection where events come too fast. What the app does not honour is dropped.
  func receive(_ event: InputEvent, from connection: SocketConnection) {
    guard self.connection === connection else { return }
    guard bucket.take(now: now()) else {
      logger.notice("a client sends events too fast and is disconnected")
      closeConnection(.tooManyEvents)
      return
    }
    guard case .dropped(let reason) = session.send(event) else { return }
    if reportedDrops.insert(reason).inserted {
      logger.info("events are dropped", metadata: ["reason": "\(reason.rawValue)", "element": "\(event.target)"])
    }
  }

  // MARK: Patches

  private func show(_ patches: [Patch]) {
    guard let connection, case .mirrored(var mirror) = page else {
      page = .outdated
      return
    }
    page = .outdated
    do throws(MirrorError) {
      try mirror.apply(patches)
    } catch {
      logger.error("a batch does not fit the page, which is sent anew", metadata: ["error": "\(error)"])
      return showEverything()
    }
    batch += 1
    connection.send(.patches(PageOp.ops(for: patches, in: mirror), batch: batch))
    page = .mirrored(mirror)
  }

  private func showEverything() {
    let root = session.root
    do throws(MirrorError) {
      page = .mirrored(try MirrorTree(root: root))
    } catch {
      logger.error("the session's tree is broken", metadata: ["error": "\(error)"])
      return closeConnection(.hostFailed)
    }
    connection?.send(.root(html: HTMLRenderer.html(of: root), batch: batch))
  }
}
