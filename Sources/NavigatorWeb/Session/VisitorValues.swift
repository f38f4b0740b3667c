import Logging
import NavigatorHost

/// The values of `@AppStorage` of one visitor, which the visitor's sessions share and the store keeps.
///
/// A value that one session changes is immediately passed to the other sessions. The values that another process has saved are
/// read when a page is loaded.
@MainActor
final class VisitorValues: StateOwner {
  /// The key in the store. It differs from the keys of all sessions.
  let key: SessionKey
  /// A closure that is called after a change that must be saved.
  var onChange: (() -> Void)?
  var mustBeSaved = false
  /// The number of page loads that wait for the values.
  var pendingLoads = 0

  private(set) var values: [String: StoredValue] = [:]
  /// The number of changes and saves. A read that began at another number may be outdated.
  private(set) var version = 0
  /// A Boolean value that indicates whether the values in the store are known. Until then, nothing is saved.
  private(set) var isLoaded = false

  private var sessions: [WebSession] = []
  /// The keys of values that the store may not have.
  private var changed: Set<String> = []
  private var bytes = 0
  private var savedState: SessionConfiguration?
  private var address: ClientAddress
  private(set) var hasBeenConnected = false
  /// The keys of values that wait to be passed to the other sessions while another value is being passed.
  private var waiting: [(key: String, origin: WebSession?)] = []
  private var isPassing = false
  private var hasLoggedLimit = false
  private var hasLoggedSaveFailure = false
  private let limits: WebLimits
  private let logger: Logger

  /// The maximum number of values that sessions change while one value is passed to them.
  private static let maximumPasses = 1_000

  init(of visitor: VisitorKey, at address: ClientAddress, limits: WebLimits, logger: Logger) {
    key = .values(of: visitor)
    self.address = address
    self.limits = limits
    self.logger = logger
  }

  /// A Boolean value that indicates whether no session and no page load uses the values.
  var hasEnded: Bool { sessions.isEmpty && pendingLoads == 0 }

  // MARK: Sessions

  func add(_ session: WebSession) {
    sessions.append(session)
    address = session.address
  }

  func remove(_ session: WebSession) {
    sessions.removeAll { $0 === session }
  }

  /// Allows saving, because a page of the visitor has connected. Nothing is stored for clients that never connect.
  func didConnect() {
    guard !hasBeenConnected else { return }
    hasBeenConnected = true
    if !changed.isEmpty { onChange?() }
  }

  // MARK: Changes

  /// Sets or removes a value that a session has changed, and passes it to the other sessions. A value that exceeds the limits
  /// remains in that session only.
  func receive(_ value: StoredValue?, for name: String, from session: WebSession) {
    guard values[name] != value else { return }
    guard fits(value, for: name) else { return logLimit(name) }
    replace(value, for: name)
    changed.insert(name)
    version &+= 1
    pass(name, from: session)
    if hasBeenConnected { onChange?() }
  }

  /// Uses the values that the store has. Values that were changed here since the last save remain.
  ///
  /// - Parameters:
  ///   - version: The ``version`` when the read began.
  ///   - isStored: A Boolean value that indicates whether the values are in the store under ``key``.
  func merge(_ stored: [String: StoredValue], readAt version: Int, isStored: Bool) {
    guard !isLoaded || version == self.version else { return }
    let isFirst = !isLoaded
    isLoaded = true
    for name in Set(values.keys).union(stored.keys) where !changed.contains(name) && values[name] != stored[name] {
      replace(stored[name], for: name)
      if !isStored { changed.insert(name) }
      pass(name, from: nil)
    }
    if isStored { savedState = Self.state(stored) }
    if isFirst, !changed.isEmpty, hasBeenConnected { onChange?() }
  }

  /// Records that the store has no values of the visitor. Values in memory remain.
  func storeIsEmpty() {
    guard !isLoaded else { return }
    isLoaded = true
    if !changed.isEmpty, hasBeenConnected { onChange?() }
  }

  /// Adds the values that an earlier version of the host has saved with a session, if the visitor has none.
  func adopt(_ former: [String: StoredValue]) {
    guard values.isEmpty, !former.isEmpty else { return }
    for (name, value) in former where fits(value, for: name) {
      replace(value, for: name)
      changed.insert(name)
    }
    version &+= 1
  }

  private func replace(_ value: StoredValue?, for name: String) {
    bytes += Self.size(of: value, name) - Self.size(of: values[name], name)
    values[name] = value
  }

  /// Passes a value to all sessions except one. The app's code may change further values meanwhile; these are passed afterwards.
  private func pass(_ name: String, from origin: WebSession?) {
    waiting.append((name, origin))
    guard !isPassing else { return }
    isPassing = true
    defer {
      isPassing = false
      waiting = []
    }
    var index = 0
    while index < waiting.count, index < Self.maximumPasses {
      let (name, origin) = waiting[index]
      index += 1
      for session in sessions where session !== origin { session.setStoredValue(values[name], for: name) }
    }
    if index < waiting.count { logger.warning("views of several sessions change each other's stored values in an endless loop") }
  }

  // MARK: Limits

  private func fits(_ value: StoredValue?, for name: String) -> Bool {
    guard value != nil else { return true }
    let (size, known) = (Self.size(of: value, name), values[name])
    guard known != nil || values.count < limits.maximumStoredValues else { return false }
    return bytes - Self.size(of: known, name) + size <= limits.maximumStateSize
  }

  private func logLimit(_ name: String) {
    guard !hasLoggedLimit else { return }
    hasLoggedLimit = true
    logger.error("a stored value exceeds the limits of its visitor, and is not kept", metadata: ["key": "\(name.prefix(100))"])
  }

  private static func size(of value: StoredValue?, _ name: String) -> Int {
    let size: Int? =
      switch value {
      case nil: nil
      case .bool, .integer, .double: 8
      case .string(let text): text.utf8.count
      case .data(let bytes): bytes.count
      }
    return size.map { $0 + name.utf8.count } ?? 0
  }

  // MARK: State

  private static func state(_ values: [String: StoredValue]) -> SessionConfiguration {
    SessionConfiguration(storedValues: values, sceneValues: [:])
  }

  var state: SessionConfiguration { Self.state(values) }

  var unsavedEntry: UnsavedStates.Entry? {
    let state = state
    guard isLoaded, mustBeSaved || state != savedState, !values.isEmpty || savedState != nil else { return nil }
    return UnsavedStates.Entry(state: state, address: address, isRepeated: state == savedState)
  }

  func isSaved(_ state: SessionConfiguration) {
    savedState = state
    hasLoggedSaveFailure = false
    version &+= 1
    changed = changed.filter { values[$0] != state.storedValues[$0] }
  }

  func isNotSaved(_ error: SavedSessionError) {
    if !hasLoggedSaveFailure { logger.error("a visitor's values are not saved", metadata: ["error": "\(error)"]) }
    hasLoggedSaveFailure = true
  }
}

extension SessionKey {
  /// A malformed token, which no session has and no client can send.
  private static let valuesToken = SessionToken(rawValue: "values")

  /// The key of a visitor's stored values.
  static func values(of visitor: VisitorKey) -> SessionKey { SessionKey(token: valuesToken, visitor: visitor) }
}
