/// What starts sessions of one app. A host gets it from the app's `main()`.
@MainActor
public protocol HostedApp: AnyObject, Sendable {
  /// The app type's name, for titles and logs.
  nonisolated var name: String { get }

  /// Starts a session: its own `App` value, its own views, its own state. Its first tree is ready when this returns.
  func makeSession(_ configuration: SessionConfiguration) -> any HostSession
}

/// One person's run of an app. Main-actor bound; everything a host needs of it is here.
@MainActor
public protocol HostSession: AnyObject {
  /// The whole tree as it stands, for a host that begins to show it.
  var root: Element { get }

  /// An element without what it contains, as the host has it; nil where no such element is in the tree. Costs little for elements that
  /// the batch updates that is being delivered, and else a walk.
  func shell(_ id: ElementID) -> Element?

  /// Where the session is, as of the tree that the host has. Costs a walk over what is in front; ask when a patch
  /// ``Patch/mayChangeLocation``.
  var location: Location { get }

  /// Called with every batch of patches, in order. Patches made while it is nil are not kept: read ``root`` when you begin.
  var onPatches: (@MainActor ([Patch]) -> Void)? { get set }

  /// Honours an event or says why it was dropped. What the event changes is committed in a later main-actor turn.
  @discardableResult
  func send(_ event: InputEvent) -> EventOutcome

  /// Honours an event as ``send(_:)`` does, and commits what it changed at once.
  @discardableResult
  func perform(_ event: InputEvent) -> EventOutcome

  /// Opens an address on top of the very places that were below it, such as a screen that somebody came to on another way than that of its
  /// address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - way: The ``Location/way`` to it. It may come from another session, or from anybody.
  /// - Returns: Whether the app knows ways. Where it does not, nothing has happened; send it the address as an event.
  func open(_ address: String, along way: [String]) -> Bool

  /// Commits what is pending now instead of in a later turn.
  func settle()

  /// What the session has cost so far.
  var statistics: UpdateStatistics { get }

  /// What `@AppStorage` keeps now, by key. Still there after the session has ended.
  var storedValues: [String: StoredValue] { get }

  /// What `@SceneStorage` keeps now, by key. Still there after the session has ended.
  var sceneValues: [String: StoredValue] { get }

  /// Called when one of ``storedValues`` or ``sceneValues`` has changed, so that a host that keeps them knows. May be called several times in
  /// a turn.
  var onStoredChange: (@MainActor () -> Void)? { get set }

  /// Ends the session: views disappear, tasks are cancelled, nothing is sent any more.
  func end()
}

extension HostSession {
  @discardableResult
  public func perform(_ event: InputEvent) -> EventOutcome {
    let outcome = send(event)
    settle()
    return outcome
  }

  public func open(_ address: String, along way: [String]) -> Bool { false }

  public func shell(_ id: ElementID) -> Element? {
    var pending = [root]
    while var element = pending.popLast() {
      guard element.id != id else {
        element.children = []
        return element
      }
      pending += element.children
    }
    return nil
  }

  /// What a new session starts with to go on where this one is: all that this one's app stored.
  public var continuation: SessionConfiguration {
    SessionConfiguration(storedValues: storedValues, sceneValues: sceneValues)
  }
}

/// What a session starts with.
public struct SessionConfiguration: Hashable, Sendable, Codable {
  /// An address to open before the first render.
  public var url: String?
  /// The ``Location/way`` to that address, where somebody was there already; else the app decides what is below it.
  public var way: [String]?
  /// light or dark, where the host knows it.
  public var colorScheme: String?
  /// What `@AppStorage` finds, by key.
  public var storedValues: [String: StoredValue]
  /// What `@SceneStorage` finds, by key. Nil: the same as `@AppStorage`.
  public var sceneValues: [String: StoredValue]?
  /// What tells this session's log lines from others': nothing secret.
  public var logMetadata: [String: String] = [:]

  public init(
    url: String? = nil, way: [String]? = nil, colorScheme: String? = nil, storedValues: [String: StoredValue] = [:],
    sceneValues: [String: StoredValue]? = nil
  ) {
    self.url = url
    self.way = way
    self.colorScheme = colorScheme
    self.storedValues = storedValues
    self.sceneValues = sceneValues
  }
}

/// A value that outlives a view, in a form that can be written down.
public enum StoredValue: Hashable, Sendable, Codable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case data([UInt8])
}

/// Counts of what updates cost; tests assert costs with it, never with a clock.
public struct UpdateStatistics: Hashable, Sendable, CustomStringConvertible {
  /// Bodies of composite views and modifiers that were evaluated.
  public var bodiesEvaluated = 0
  public var nodesMade = 0
  public var patchesSent = 0
  public var transactions = 0
  public var eventsDropped = 0

  public init() {}

  public var description: String {
    "\(bodiesEvaluated) bodies, \(nodesMade) nodes, \(patchesSent) patches, \(transactions) transactions, \(eventsDropped) dropped events"
  }

  /// What happened between `earlier` and `later`.
  public static func - (later: UpdateStatistics, earlier: UpdateStatistics) -> UpdateStatistics {
    var difference = UpdateStatistics()
    difference.bodiesEvaluated = later.bodiesEvaluated - earlier.bodiesEvaluated
    difference.nodesMade = later.nodesMade - earlier.nodesMade
    difference.patchesSent = later.patchesSent - earlier.patchesSent
    difference.transactions = later.transactions - earlier.transactions
    difference.eventsDropped = later.eventsDropped - earlier.eventsDropped
    return difference
  }
}

/// Carries an app through the C boundary at which hosts are linked; see `CNavigatorHosts`.
public final class HostedAppBox: Sendable {
  public let app: any HostedApp

  public init(_ app: any HostedApp) {
    self.app = app
  }
}
