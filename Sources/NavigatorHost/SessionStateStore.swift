/// A store of session states by key, with which sessions resume in another process.
///
/// The host determines the content of a state, its maximum size and its period of validity. ``save(_:at:)`` saves several
/// states in one call. The host waits for each call to return before the next one. Times are in seconds since 1970.
///
/// ```swift
/// let store = try SQLiteSessionStateStore(path: "sessions.sqlite")  // of NavigatorStore
/// let host = WebHost(app: app, store: store)
/// ```
public protocol SessionStateStore: Sendable {
  /// Saves states in place of those under the same keys. A record with ``SessionStateRecord/isRepeated`` does not replace an
  /// existing state.
  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws

  /// Returns the state that was saved last under `key`, or nil if there is none.
  func state(for key: SessionStateKey) async throws -> [UInt8]?

  /// Removes states that were saved before `time`, then states in excess of `count`.
  ///
  /// The oldest states of the origin with the most states are removed first, so that no origin displaces the states of another
  /// one.
  func prune(savedBefore time: Int, keeping count: Int) async throws

  /// Checks the store for damage, and replaces a damaged store with an empty one. The host calls this method at its start,
  /// periodically, and after a failure.
  ///
  /// The default implementation returns ``SessionStateStoreCondition/intact``.
  func check() async throws -> SessionStateStoreCondition

  /// Returns the secret that all processes of an installation share. If there is none, saves `proposal` as the secret.
  ///
  /// The host calls this method at its start and periodically. The default implementation saves the secret as a state under
  /// ``SessionStateKey/installationSecret``; a call renews the time of that state, so that it is not pruned.
  func installationSecret(proposing proposal: [UInt8], at time: Int) async throws -> [UInt8]
}

extension SessionStateStore {
  /// Returns ``SessionStateStoreCondition/intact``.
  public func check() async throws -> SessionStateStoreCondition { .intact }

  /// Returns the secret from the state under ``SessionStateKey/installationSecret``. If there is no such state with the length of
  /// `proposal`, saves `proposal`.
  public func installationSecret(proposing proposal: [UInt8], at time: Int) async throws -> [UInt8] {
    let key = SessionStateKey.installationSecret
    let origin = SessionStateOrigin(rawValue: key.rawValue)
    // An existing state is not replaced, even if another process saves it at the same time.
    try await save([key: SessionStateRecord(bytes: proposal, origin: origin, isRepeated: true)], at: time)
    if let secret = try await state(for: key), secret.count == proposal.count { return secret }
    try await save([key: SessionStateRecord(bytes: proposal, origin: origin)], at: time)
    return try await state(for: key) ?? proposal
  }
}

/// The result of ``SessionStateStore/check()``.
public enum SessionStateStoreCondition: Hashable, Sendable {
  /// The store contains the states that were saved in it.
  case intact
  /// The store has lost its states and is now empty. The host saves all open sessions again.
  case replaced(reason: String)
}

/// Identifies the state of a session in a store. It is a digest, so that a reader of the store cannot take over a session.
public struct SessionStateKey: RawRepresentable, Hashable, Sendable, Codable {
  /// The digest as text.
  public let rawValue: String

  /// Creates a key from a digest.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the installation's secret. It differs from the keys of all sessions, because those are digests.
  public static let installationSecret = SessionStateKey(rawValue: "installation-secret")
}

/// Identifies the origin of a session's requests, such as a digest of a network address. The empty value represents an unknown
/// origin.
public struct SessionStateOrigin: RawRepresentable, Hashable, Sendable, Codable {
  /// The origin as text.
  public let rawValue: String

  /// Creates an origin from text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The value for an unknown origin.
  public static let unknown = SessionStateOrigin(rawValue: "")
}

/// A session state that the host passes to a store.
public struct SessionStateRecord: Hashable, Sendable {
  /// The encoded state.
  public var bytes: [UInt8]
  /// The origin to whose share the state counts when the store removes excess states.
  public var origin: SessionStateOrigin
  /// A Boolean value that indicates whether the store has saved the same state before.
  ///
  /// If the store still has a state under the key, it keeps that state and updates its time, because another process may have
  /// saved a later state.
  public var isRepeated: Bool

  /// Creates a record.
  public init(bytes: [UInt8], origin: SessionStateOrigin = .unknown, isRepeated: Bool = false) {
    self.bytes = bytes
    self.origin = origin
    self.isRepeated = isRepeated
  }
}

/// A reference that passes a store, or the error from opening it, through the C interface at which stores are linked; see
/// `CNavigatorHosts`.
public final class SessionStateStoreBox: Sendable {
  /// The store, or the error from opening it.
  public let result: Result<any SessionStateStore, any Error>

  /// Opens a store and keeps the result.
  public init(_ open: () throws -> any SessionStateStore) {
    result = Result(catching: open)
  }
}
