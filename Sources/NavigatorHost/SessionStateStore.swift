/// Keeps what sessions need to go on in another process: bytes by key, with the time at which they were saved, in seconds since 1970.
///
/// The host decides what is in them, how long they may be and how long they count; a store keeps them and gives them back. ``save(_:at:)`` is
/// called with several sessions at once, and never again before it has returned.
///
/// ```swift
/// let store = try SQLiteSessionStateStore(path: "sessions.sqlite")  // of NavigatorStore
/// let host = WebHost(app: app, store: store)
/// ```
public protocol SessionStateStore: Sendable {
  /// Keeps states in place of those that were kept under the same keys.
  func save(_ states: [SessionStateKey: [UInt8]], at time: Int) async throws

  /// What was saved last under `key`, or nil where nothing is kept.
  func state(for key: SessionStateKey) async throws -> [UInt8]?

  /// Lets go of what was saved before `time`, and of the oldest where more than `count` are left.
  func prune(savedBefore time: Int, keeping count: Int) async throws
}

/// Names a session's state in a store. It says nothing of the secrets that it is made of: who reads a store cannot take over a session.
public struct SessionStateKey: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Keeps states as long as the process lives.
public actor MemorySessionStateStore: SessionStateStore {
  private var states: [SessionStateKey: (bytes: [UInt8], time: Int)] = [:]

  public init() {}

  /// How many states are kept.
  public var count: Int { states.count }

  public func save(_ states: [SessionStateKey: [UInt8]], at time: Int) {
    for (key, bytes) in states { self.states[key] = (bytes, time) }
  }

  public func state(for key: SessionStateKey) -> [UInt8]? {
    states[key]?.bytes
  }

  public func prune(savedBefore time: Int, keeping count: Int) {
    states = states.filter { $0.value.time >= time }
    guard states.count > count else { return }
    let oldest = states.sorted { $0.value.time < $1.value.time }.prefix(states.count - count)
    for (key, _) in oldest { states[key] = nil }
  }
}

/// Carries a store, or why there is none, through the C boundary at which stores are linked; see `CNavigatorHosts`.
public final class SessionStateStoreBox: Sendable {
  public let result: Result<any SessionStateStore, any Error>

  public init(_ open: () throws -> any SessionStateStore) {
    result = Result(catching: open)
  }
}
