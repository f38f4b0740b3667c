/// An app that a host can start sessions of. The app's `main()` passes it to the host.
@MainActor
public protocol HostedApp: AnyObject, Sendable {
  /// The name of the app's type, for titles and logs.
  nonisolated var name: String { get }

  /// Starts a session with its own `App` value, views and state. The first tree is complete when the method returns.
  func makeSession(_ configuration: SessionConfiguration) -> any HostSession
}

/// A running instance of an app for one user. It is the whole interface between a host and the app.
@MainActor
public protocol HostSession: AnyObject {
  /// The whole tree in its current state, for a host that begins to show it.
  var root: Element { get }

  /// The location of the session, according to the tree that the host has. Reading it walks the visible part of the tree. Read it
  /// after a patch whose ``Patch/mayChangeLocation`` is true.
  var location: Location { get }

  /// A closure that receives each batch of patches, in order. Patches that are made while it is nil are discarded; read ``root``
  /// when you set it.
  var onPatches: (@MainActor ([Patch]) -> Void)? { get set }

  /// Handles an event, or returns the reason why it was dropped. Changes are committed in a later turn of the main actor.
  @discardableResult
  func send(_ event: InputEvent) -> EventOutcome

  /// Handles an event as ``send(_:)`` does, and commits the changes at once.
  @discardableResult
  func perform(_ event: InputEvent) -> EventOutcome

  /// Opens an address on top of the given places. The user may have reached a screen by another route than the one that the app
  /// derives from the address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - route: The ``Location/route`` to the address. It may come from another session or from an untrusted client.
  /// - Returns: A Boolean value that indicates whether the app supports routes. If it is false, the call had no effect; send the
  ///   address as an event instead.
  func open(_ address: String, along route: [String]) -> Bool

  /// A Boolean value that indicates whether the host plays animations, so that their completions wait for their durations. The
  /// default is false.
  var playsAnimations: Bool { get set }

  /// A Boolean value that indicates whether the host has not shown earlier patches yet, so that updates that only show the
  /// passing time must wait. The default is false.
  var isHostBehind: Bool { get set }

  /// Returns the tree for the first view of a page. It is ``root`` with lengths that a page knows only after its script has
  /// measured them: the values of ``Content/Key/edgeSpace``. They are those of a window with the size that the host has reported.
  func openingRoot() -> Element

  /// Returns the animated changes that the session made when it started, and forgets them. It is empty unless
  /// ``SessionConfiguration/recordsOpening`` is true.
  func takeOpeningAnimations() -> [OpeningAnimation]

  /// Begins the animators that wait according to ``SessionConfiguration/recordsOpening``. A host calls it when a user sees the
  /// session.
  func beginAnimations()

  /// Sets the locale and the time zone in which the session's texts are formatted. Changes are committed in a later turn of the
  /// main actor.
  ///
  /// - Parameters:
  ///   - locale: The identifier of a locale, or nil to leave it unchanged.
  ///   - timeZone: The identifier of a time zone, or nil to leave it unchanged. An unknown identifier has no effect.
  func setRegion(locale: String?, timeZone: String?)

  /// Cancels the gestures that are in progress. A host calls it when it may not have received their ends, for example after a
  /// lost connection. Changes are committed in a later turn of the main actor.
  func cancelGestures()

  /// Commits pending changes now instead of in a later turn.
  func settle()

  /// The statistics of all updates since the session started.
  var statistics: UpdateStatistics { get }

  /// The values of `@AppStorage`, by key. They belong to the user of the session, who may have further sessions. They remain
  /// available after the session has ended.
  var storedValues: [String: StoredValue] { get }

  /// The values of `@SceneStorage`, by key. They remain available after the session has ended.
  var sceneValues: [String: StoredValue] { get }

  /// A closure that is called after a change of ``storedValues`` or ``sceneValues``, so that the host can save them. It may be
  /// called several times in a turn.
  var onStoredChange: (@MainActor () -> Void)? { get set }

  /// A closure that receives the key and the new value, if any, after this session has changed a value of `@AppStorage`. A host
  /// passes the value to the other sessions of the user.
  var onStoredValue: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)? { get set }

  /// Sets or removes a value of `@AppStorage` that another session of the same user has changed. This does not call
  /// ``onStoredValue``.
  func setStoredValue(_ value: StoredValue?, for key: String)

  /// Returns an element's request for files; nil if it has none, or if it is disabled or covered.
  func fileRequest(of target: ElementID) -> FileRequest?

  /// Returns the files that an element exports. The app's code creates them.
  ///
  /// Pass the result to the element as ``InputEvent/Action/files(_:)``. If the app cannot create a file, the request has ended
  /// with the app's error, and the result is nil.
  ///
  /// - Parameters:
  ///   - target: The id of the element.
  ///   - limits: The bounds of files that are read from the file system of the process. Larger ones are an error.
  func exportedFiles(of target: ElementID, within limits: FileLimits) -> [ExportedFile]?

  /// Ends the session: views disappear, tasks are cancelled, and no more patches are sent.
  func end()
}

extension HostSession {
  /// Sends an event, then calls ``settle()``.
  @discardableResult
  public func perform(_ event: InputEvent) -> EventOutcome {
    let outcome = send(event)
    settle()
    return outcome
  }

  /// Returns ``root``, because sessions do not compute layouts by default.
  public func openingRoot() -> Element { root }

  /// Always empty: sessions record no changes by default.
  public func takeOpeningAnimations() -> [OpeningAnimation] { [] }

  /// Does nothing: animators do not wait by default.
  public func beginAnimations() {}

  /// Always nil: values are not shared by default.
  public var onStoredValue: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)? {
    get { nil }
    set {}
  }

  /// Always false: completions do not wait by default.
  public var playsAnimations: Bool {
    get { false }
    set {}
  }

  /// Always false: hosts show patches at once by default.
  public var isHostBehind: Bool {
    get { false }
    set {}
  }

  /// Returns nil: elements make no requests for files by default.
  public func fileRequest(of target: ElementID) -> FileRequest? { nil }

  /// Returns nil: elements export no files by default.
  public func exportedFiles(of target: ElementID, within limits: FileLimits) -> [ExportedFile]? { nil }

  /// Has no effect: values are not shared by default.
  public func setStoredValue(_ value: StoredValue?, for key: String) {}

  /// Returns false: routes are not supported by default.
  public func open(_ address: String, along route: [String]) -> Bool { false }

  /// Has no effect: sessions have no gestures in progress by default.
  public func cancelGestures() {}

  /// Ignores the values: sessions have the locale and the time zone of the process by default.
  public func setRegion(locale: String?, timeZone: String?) {}

  /// The configuration with which a new session continues from this one: all values that the app has stored.
  public var continuation: SessionConfiguration {
    SessionConfiguration(storedValues: storedValues, sceneValues: sceneValues)
  }
}

/// The initial values of a session.
public struct SessionConfiguration: Hashable, Sendable, Codable {
  /// An address to open before the first render.
  public var url: String?
  /// The ``Location/route`` to that address if a session was there before. If it is nil, the app decides which places are below
  /// the address.
  public var route: [String]?
  /// The address whose window the session shows if the session opens no address because its stored values contain the location.
  public var windowURL: String?
  /// The color scheme, or nil if it is unknown.
  public var colorScheme: Content.ColorScheme?
  /// The identifier of the locale in which texts are formatted and translated, or nil if it is unknown.
  public var locale: String?
  /// The identifier of the time zone in which times are formatted, or nil if it is unknown.
  public var timeZone: String?
  /// The width of the window in points, or nil if it is unknown. The first tree is laid out for this size.
  public var windowWidth: Double?
  /// The height of the window in points, or nil if it is unknown.
  public var windowHeight: Double?
  /// A Boolean value that indicates whether ``windowWidth`` and ``windowHeight`` are an estimate, and the host will report the
  /// sizes of views. In geometry readers, `onAppear` and `task` wait for these sizes, or for a second after
  /// ``HostSession/beginAnimations()``. They do not wait while no view handles the address of the session. Other actions read the
  /// estimate. Nil equals false.
  public var isWindowEstimated: Bool?
  /// The factor by which the user enlarges texts, or nil if it is unknown.
  public var textScale: Double?
  /// A Boolean value that indicates whether the session records the animated changes that it makes when it starts. The host
  /// plays them when it shows the first tree, which contains the state after the changes. Animators that repeat wait
  /// for ``HostSession/beginAnimations()``. Nil equals false.
  public var recordsOpening: Bool?
  /// The initial values of `@AppStorage`, by key.
  public var storedValues: [String: StoredValue]
  /// The initial values of `@SceneStorage`, by key. If it is nil, they equal ``storedValues``.
  public var sceneValues: [String: StoredValue]?
  /// Metadata that identifies the session in log lines. It must not contain secrets.
  public var logMetadata: [String: String] = [:]

  /// Creates a configuration.
  public init(
    url: String? = nil, route: [String]? = nil, colorScheme: Content.ColorScheme? = nil,
    storedValues: [String: StoredValue] = [:], sceneValues: [String: StoredValue]? = nil
  ) {
    self.url = url
    self.route = route
    self.colorScheme = colorScheme
    self.storedValues = storedValues
    self.sceneValues = sceneValues
  }
}

/// A stored value, in a form that can be encoded.
public enum StoredValue: Hashable, Sendable, Codable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case double(Double)
  /// A text.
  case string(String)
  /// Bytes.
  case data([UInt8])
}

extension StoredValue {
  /// Returns a Boolean value that indicates whether two values are equal. NaN equals itself, because storing it again changes
  /// nothing.
  public static func == (lhs: StoredValue, rhs: StoredValue) -> Bool {
    switch (lhs, rhs) {
    case (.bool(let lhs), .bool(let rhs)): lhs == rhs
    case (.integer(let lhs), .integer(let rhs)): lhs == rhs
    case (.double(let lhs), .double(let rhs)): lhs == rhs || (lhs.isNaN && rhs.isNaN)
    case (.string(let lhs), .string(let rhs)): lhs == rhs
    case (.data(let lhs), .data(let rhs)): lhs == rhs
    case (.bool, _), (.integer, _), (.double, _), (.string, _), (.data, _): false
    }
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.isNaN ? .nan : value)
    case .string(let value): hasher.combine(value)
    case .data(let value): hasher.combine(value)
    }
  }
}

/// Counts of the work that updates cause. Tests assert these numbers instead of times.
public struct UpdateStatistics: Hashable, Sendable, CustomStringConvertible {
  /// The number of evaluated bodies of composite views and modifiers.
  public var bodiesEvaluated = 0
  /// The number of nodes created.
  public var nodesMade = 0
  /// The number of patches sent.
  public var patchesSent = 0
  /// The number of transactions.
  public var transactions = 0
  /// The number of events that were dropped.
  public var eventsDropped = 0

  /// Creates statistics in which each count is zero.
  public init() {}

  /// The counts as text.
  public var description: String {
    """
    \(bodiesEvaluated) bodies, \(nodesMade) nodes, \(patchesSent) patches, \(transactions) transactions, \
    \(eventsDropped) dropped events
    """
  }

  /// Returns the counts of the updates between `earlier` and `later`.
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

/// A reference that passes an app through the C interface at which hosts are linked; see `CNavigatorHosts`.
public final class HostedAppBox: Sendable {
  /// The app.
  public let app: any HostedApp

  /// Creates a reference to an app.
  public init(_ app: any HostedApp) {
    self.app = app
  }
}
