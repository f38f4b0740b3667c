/// How many sessions count from each place: those that are open, and for a while those that were started only to be looked at.
struct Crowds {
  private struct Glance {
    let address: ClientAddress
    let end: Duration
  }

  private var counts: [ClientAddress: Int] = [:]
  /// The oldest first.
  private var glances: [Glance] = []

  /// How many looks count.
  var glanceCount: Int { glances.count }

  func count(at address: ClientAddress) -> Int { counts[address, default: 0] }

  mutating func enter(_ address: ClientAddress) {
    counts[address, default: 0] += 1
  }

  mutating func leave(_ address: ClientAddress) {
    counts[address, default: 1] -= 1
    if counts[address] == 0 { counts[address] = nil }
  }

  /// Counts one who looked until `end`, which is never before that of one who looked earlier.
  mutating func glance(from address: ClientAddress, until end: Duration) {
    glances.append(Glance(address: address, end: end))
    enter(address)
  }

  /// Those whose time is over count no more.
  mutating func forgetGlances(at now: Duration) {
    let over = glances.prefix { $0.end <= now }
    for glance in over { leave(glance.address) }
    glances.removeFirst(over.count)
  }
}
