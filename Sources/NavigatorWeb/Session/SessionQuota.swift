/// The numbers of a host's sessions by client address: those whose page has connected, and those whose page has not connected
/// yet.
///
/// Pages that have not connected have a separate quota. A new page displaces an older one, so a full quota never causes its
/// refusal.
struct SessionQuota<Key: Hashable> {
  private struct Pending {
    let key: Key
    let number: Int
  }

  private let maximumPending: Int
  private let maximumPendingPerAddress: Int
  private var connected: [ClientAddress: Int] = [:]
  /// The pages that have not connected, the oldest first.
  private var pending: [ClientAddress: [Pending]] = [:]
  private var nextNumber = 0
  private(set) var connectedCount = 0
  private(set) var pendingCount = 0

  init(maximumPending: Int, maximumPendingPerAddress: Int) {
    self.maximumPending = max(1, maximumPending)
    self.maximumPendingPerAddress = max(1, maximumPendingPerAddress)
  }

  func connectedCount(at address: ClientAddress) -> Int { connected[address, default: 0] }
  func pendingCount(at address: ClientAddress) -> Int { pending[address]?.count ?? 0 }

  mutating func addConnected(at address: ClientAddress) {
    connected[address, default: 0] += 1
    connectedCount += 1
  }

  mutating func removeConnected(at address: ClientAddress) {
    guard let count = connected[address] else { return }
    connected[address] = count > 1 ? count - 1 : nil
    connectedCount -= 1
  }

  /// Returns the page that a new one at `address` displaces: the oldest of the same address if it has too many, otherwise the
  /// oldest of the address with the most.
  func displaced(byPageAt address: ClientAddress) -> Key? {
    if pendingCount(at: address) >= maximumPendingPerAddress { return pending[address]?.first?.key }
    guard pendingCount >= maximumPending else { return nil }
    let largest = pending.values.max { one, other in
      one.count == other.count ? (one.first?.number ?? 0) > (other.first?.number ?? 0) : one.count < other.count
    }
    return largest?.first?.key
  }

  /// Counts a page that has not connected. The caller must first remove the page that ``displaced(byPageAt:)`` returns.
  mutating func addPending(_ key: Key, at address: ClientAddress) {
    pending[address, default: []].append(Pending(key: key, number: nextNumber))
    nextNumber += 1
    pendingCount += 1
  }

  mutating func removePending(_ key: Key, at address: ClientAddress) {
    guard let index = pending[address]?.firstIndex(where: { $0.key == key }) else { return }
    pending[address]?.remove(at: index)
    if pending[address]?.isEmpty == true { pending[address] = nil }
    pendingCount -= 1
  }

  /// The errors in the counts; empty if there are none.
  var violations: [String] {
    var violations: [String] = []
    if connected.values.reduce(0, +) != connectedCount { violations.append("connected sessions are miscounted") }
    if pending.values.reduce(0, { $0 + $1.count }) != pendingCount { violations.append("pending pages are miscounted") }
    if connected.values.contains(where: { $0 <= 0 }) || pending.values.contains(where: \.isEmpty) {
      violations.append("an address without sessions is kept")
    }
    if pendingCount > maximumPending { violations.append("\(pendingCount) pages are pending") }
    if pending.values.contains(where: { $0.count > maximumPendingPerAddress }) {
      violations.append("an address has too many pending pages")
    }
    return violations
  }
}
