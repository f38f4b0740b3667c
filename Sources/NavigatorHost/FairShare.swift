/// Chooses the entries that are removed from a bounded collection that several origins share.
package enum FairShare {
  /// Returns the keys of the entries in excess of `count`. The origin with the most entries loses its oldest entries first.
  package static func excess<Key, Origin: Hashable>(
    of entries: [(key: Key, origin: Origin, time: Int)], keeping count: Int
  ) -> [Key] {
    let newestFirst = entries.sorted { $0.time > $1.time }
    var counts: [Origin: Int] = [:]
    let ranked = newestFirst.map { entry in
      let rank = counts[entry.origin, default: 0]
      counts[entry.origin] = rank + 1
      return (key: entry.key, rank: rank, time: entry.time)
    }
    return ranked.sorted { ($0.rank, $1.time) < ($1.rank, $0.time) }.dropFirst(max(0, count)).map(\.key)
  }
}
