/// Keeps states for the life of the process.
public actor MemorySessionStateStore: SessionStateStore {
  private struct Entry {
    var record: SessionStateRecord
    var time: Int
  }

  private var entries: [SessionStateKey: Entry] = [:]

  public init() {}

  /// The number of states.
  public var count: Int { entries.count }

  public func save(_ states: [SessionStateKey: SessionStateRecord], at time: Int) {
    for (key, record) in states {
      if record.isRepeated, let entry = entries[key] {
        entries[key]?.time = max(entry.time, time)
      } else {
        entries[key] = Entry(record: record, time: time)
      }
    }
  }

  public func state(for key: SessionStateKey) -> [UInt8]? {
    entries[key]?.record.bytes
  }

  public func prune(savedBefore time: Int, keeping count: Int) {
    entries = entries.filter { $0.value.time >= time }
    guard entries.count > count else { return }
    let all = entries.map { (key: $0.key, origin: $0.value.record.origin, time: $0.value.time) }
    for key in FairShare.excess(of: all, keeping: count) { entries[key] = nil }
  }
}
