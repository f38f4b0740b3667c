/// The nodes that read a value when they were last evaluated.
///
/// A node that is evaluated again adds itself again, and its older entries become outdated. Outdated entries are removed in
/// batches.
nonisolated struct ReaderSet {
  private struct Reader {
    let reference: NodeReference
    let evaluation: UInt32

    /// The node, if it is alive and has not been evaluated again since.
    var current: Node? {
      guard let node = reference.referent, node.isAlive, node.evaluation == evaluation else { return nil }
      return node
    }
  }

  private var readers: [Reader] = []
  private var purgeThreshold = Self.smallest
  private static let smallest = 16
  /// The number of readers from which `purge` also looks for nodes that occur twice, which costs much more than finding outdated
  /// entries.
  private var repetitionThreshold = 64
  /// The number of newest readers that `insert` checks for the same node.
  private static let recent = 4

  mutating func insert(_ node: Node) {
    let reader = Reader(reference: node.reference, evaluation: node.evaluation)
    // Most repeated reads by a node come in direct succession, or from a few nodes that are evaluated together.
    if let known = readers.indices.suffix(Self.recent).last(where: { readers[$0].reference === reader.reference }) {
      readers[known] = reader
      return
    }
    if readers.count >= purgeThreshold { purge() }
    // The capacity grows by a quarter instead of doubling, because most sets keep their size once a screen is built.
    if readers.count == readers.capacity { readers.reserveCapacity(readers.count + max(2, readers.count / 4)) }
    readers.append(reader)
  }

  private mutating func purge() {
    let count = readers.count
    readers.removeAll { $0.current == nil }
    if readers.count > count / 2, readers.count >= repetitionThreshold {
      var seen: Set<ObjectIdentifier> = []
      readers.removeAll { !seen.insert(ObjectIdentifier($0.reference)).inserted }
      repetitionThreshold = readers.count * 4
    }
    purgeThreshold = max(Self.smallest, readers.count + readers.count / 2)
  }

  /// Marks all current readers dirty and removes them. They register again when they are evaluated.
  mutating func invalidate(in queue: UpdateQueue) {
    let current = readers
    readers = []
    for reader in current {
      if let node = reader.current { queue.invalidate(node) }
    }
  }
}
