/// A store that keeps states in memory, for the lifetime of the process.
public actor MemorySessionStateStore: SessionStateStore {
  private struct Entry {
    var record: SessionStateRecord
    var time: Int
  }

  private var entries: [SessionStateKey: Entry] = [:]
  private var secret: [UInt8]?

  /// Creates an empty store.
  public init() {}

  /// The number of stored states.
  public var count: Int { entries.count }

  /// Saves states in place of those under the same keys.
  public func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) {
    for (key, record) in states {
      if record.isRepeated, let entry = entries[key] {
        entries[key]?.time = max(entry.time, time)
      } else {
        entries[key] = Entry(record: record, time: time)
      }
    }
  }

  /// Returns the state that was saved last under `key`.
  public func state(for key: SessionStateKey) -> [UInt8]? {
    entries[key]?.record.bytes
  }

  /// Returns the secret, which is `proposal` of the first call.
  public func installationSecret(proposing proposal: [UInt8], at time: Int) -> [UInt8] {
    let secret = secret ?? proposal
    self.secret = secret
    return secret
  }

  /// Removes states that were saved before `time`, then states in excess of `count`.
  public func prune(savedBefore time: Int, keeping count: Int) {
    entries = entries.filter { $0.value.time >= time }
    guard entries.count > count else { return }
    let all = entries.map { (key: $0.key, origin: $0.value.record.origin, time: $0.value.time) }
    for key in FairShare.excess(of: all, keeping: count) { entries[key] = nil }
  }
}
