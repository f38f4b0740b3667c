import NavigatorHost

/// The states of ended sessions that the store has not saved yet. Their number is bounded: when the bound is reached, the oldest
/// state of the address with the most states is removed.
struct UnsavedStates {
  struct Entry {
    let state: SessionConfiguration
    let address: ClientAddress
    let isRepeated: Bool
    /// The number of the entry in the order of creation.
    fileprivate(set) var number = 0
  }

  private let maximumCount: Int
  private(set) var entries: [SessionKey: Entry] = [:]
  private var made = 0

  init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: SessionKey) -> Entry? { entries[key] }

  /// Keeps the latest state of a session.
  mutating func keep(_ entry: Entry, for key: SessionKey) {
    made &+= 1
    var entry = entry
    entry.number = made
    entries[key] = entry
    guard entries.count > maximumCount else { return }
    let all = entries.map { (key: $0.key, origin: $0.value.address, time: $0.value.number) }
    for key in FairShare.excess(of: all, keeping: maximumCount) { entries[key] = nil }
  }

  /// Removes and returns all entries.
  mutating func takeAll() -> [SessionKey: Entry] {
    defer { entries = [:] }
    return entries
  }
}
