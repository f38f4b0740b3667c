/// The nodes that read a value when they were last evaluated.
///
/// A node that is evaluated again adds itself again; what it added before is out of date from then on, and is taken out when enough
/// of that has come together.
nonisolated struct ReaderSet {
  private struct Reader {
    let reference: NodeReference
    let evaluation: UInt32

    /// The node, where it is there and has not been evaluated again since.
    var current: Node? {
      guard let node = reference.referent, node.isAlive, node.evaluation == evaluation else { return nil }
      return node
    }
  }

  private var readers: [Reader] = []
  private var purgeThreshold = Self.smallest
  private static let smallest = 16
  /// How many of the last readers are looked at for one that reads again.
  private static let recent = 4

  mutating func insert(_ node: Node) {
    let reader = Reader(reference: node.reference, evaluation: node.evaluation)
    // Most reads of a value by a node follow one another, or those of a few nodes that are evaluated together.
    if let known = readers.indices.suffix(Self.recent).last(where: { readers[$0].reference === reader.reference }) {
      readers[known] = reader
      return
    }
    if readers.count >= purgeThreshold { purge() }
    // By a quarter rather than to the double: most sets are as large as they will be once a screen is there.
    if readers.count == readers.capacity { readers.reserveCapacity(readers.count + max(2, readers.count / 4)) }
    readers.append(reader)
  }

  private mutating func purge() {
    let count = readers.count
    readers.removeAll { $0.current == nil }
    if readers.count > count / 2 {
      var seen: Set<ObjectIdentifier> = []
      readers.removeAll { !seen.insert(ObjectIdentifier($0.reference)).inserted }
    }
    purgeThreshold = max(Self.smallest, readers.count + readers.count / 2)
  }

  /// Marks every current reader dirty and forgets them; they register again when they are evaluated.
  mutating func invalidate(in queue: UpdateQueue) {
    let current = readers
    readers = []
    for reader in current {
      if let node = reader.current { queue.invalidate(node) }
    }
  }
}
