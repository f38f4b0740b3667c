/// Keeps the states of sessions by key, so that sessions resume in another process.
///
/// The host decides what a state contains, how large it may be and how long it is valid. ``save(_:at:)`` takes several states at
/// once; the host never calls it again before it has returned. Times are in seconds since 1970.
///
/// ```swift
/// let store = try SQLiteSessionStateStore(path: "sessions.sqlite")  // of NavigatorStore
/// let host = WebHost(app: app, store: store)
/// ```
public protocol SessionStateStore: Sendable {
  /// Saves states in place of those under the same keys. A record that is ``SessionStateRecord/isRepeated`` replaces nothing.
  func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) async throws

  /// Returns the state that was saved last under `key`, or nil if there is none.
  func state(for key: SessionStateKey) async throws -> [UInt8]?

  /// Removes states that were saved before `time`, then states in excess of `count`.
  ///
  /// The origin with the most states loses its oldest states first, so that no origin displaces another one's states.
  func prune(savedBefore time: Int, keeping count: Int) async throws

  /// Looks for damage, and begins an empty store if the store is damaged. The host calls it at the start, from time to time, and
  /// after a failure.
  ///
  /// The default implementation returns ``SessionStateStoreCondition/intact``.
  func check() async throws -> SessionStateStoreCondition
}

extension SessionStateStore {
  public func check() async throws -> SessionStateStoreCondition { .intact }
}

/// The result of ``SessionStateStore/check()``.
public enum SessionStateStoreCondition: Hashable, Sendable {
  case intact
  /// The store has lost what was saved and is empty now; the host saves all open sessions again.
  case startedAnew(reason: String)
}

/// Identifies a session's state in a store. It is a digest, so that a reader of the store cannot take over a session.
public struct SessionStateKey: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Identifies the place from which a session was used, such as a digest of a network address. The empty value stands for an
/// unknown place.
public struct SessionStateOrigin: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unknown = SessionStateOrigin(rawValue: "")
}

/// A session's state as the host hands it to a store.
public struct SessionStateRecord: Hashable, Sendable {
  /// The encoded state.
  public var bytes: [UInt8]
  /// The origin that the state counts towards when states are in excess.
  public var origin: SessionStateOrigin
  /// A Boolean value that indicates whether the store has taken the same state before.
  ///
  /// A store that still has a state under the key keeps that one and renews its time: another process may have saved a later
  /// state.
  public var isRepeated: Bool

  public init(bytes: [UInt8], origin: SessionStateOrigin = .unknown, isRepeated: Bool = false) {
    self.bytes = bytes
    self.origin = origin
    self.isRepeated = isRepeated
  }
}

/// Carries a store, or the error that opening it threw, through the C boundary at which stores are linked; see `CNavigatorHosts`.
public final class SessionStateStoreBox: Sendable {
  public let result: Result<any SessionStateStore, any Error>

  public init(_ open: () throws -> any SessionStateStore) {
    result = Result(catching: open)
  }
}
