/// The nodes that read a value in their last evaluation.
///
/// When a node is evaluated again, it is added again, and its older entries become outdated. Outdated entries are removed in
/// batches.
nonisolated struct ReaderSet {
  // Two arrays are used, because an array of pairs would contain padding. The size matters, because the rows of a list read the
  // same values.
  private var references: [NodeReference] = []
  private var evaluations: [UInt32] = []
  /// The number of readers from which `insert` calls `purge`.
  private var purgeThreshold = UInt32(Self.minimumPurgeThreshold)
  private static let minimumPurgeThreshold = 16
  /// The number of readers from which `purge` also looks for nodes that occur twice, which costs much more than finding outdated
  /// entries.
  private var repetitionThreshold: UInt32 = 64
  /// The number of newest readers that `insert` checks for the same node.
  private static let recent = 4

  mutating func insert(_ node: Node) {
    let reference = node.reference
    // Repeated reads by a node usually follow each other directly, or come from a few nodes that are evaluated together.
    if let known = references.indices.suffix(Self.recent).last(where: { references[$0] === reference }) {
      evaluations[known] = node.evaluation
      return
    }
    if references.count >= purgeThreshold { purge() }
    // The capacity grows by an eighth instead of doubling, because most sets keep their size once a screen is built. Many sets
    // have one reader.
    let count = references.count
    let growth = count == 0 ? 1 : max(2, count / 8)
    if count == references.capacity { references.reserveCapacity(count + growth) }
    if count == evaluations.capacity { evaluations.reserveCapacity(count + growth) }
    references.append(reference)
    evaluations.append(node.evaluation)
  }

  /// Returns the node of an entry, if it is alive and has not been evaluated again since.
  private func current(_ index: Int) -> Node? {
    guard let node = references[index].referent, node.isAlive, node.evaluation == evaluations[index] else { return nil }
    return node
  }

  private mutating func purge() {
    let count = references.count
    keep(references.indices.filter { current($0) != nil })
    if references.count > count / 2, references.count >= repetitionThreshold {
      var seen: Set<ObjectIdentifier> = []
      keep(references.indices.filter { seen.insert(ObjectIdentifier(references[$0])).inserted })
      repetitionThreshold = UInt32(clamping: references.count * 4)
    }
    purgeThreshold = UInt32(clamping: max(Self.minimumPurgeThreshold, references.count * 2))
  }

  /// Removes all entries except those at the given indices.
  private mutating func keep(_ kept: [Int]) {
    guard kept.count < references.count else { return }
    references = kept.map { references[$0] }
    evaluations = kept.map { evaluations[$0] }
  }

  /// Marks all current readers dirty and removes them. They register again when they are evaluated.
  ///
  /// - Parameter source: The cell or the observable object that has changed; nil if no property of a view retains it.
  mutating func invalidate(in queue: UpdateQueue, source: AnyObject? = nil) {
    for index in references.indices {
      guard let node = current(index) else { continue }
      queue.changeLog?.note(source, of: node)
      queue.invalidate(node)
    }
    // Most values have a few readers, which read them again.
    let keepsCapacity = references.count <= Self.minimumPurgeThreshold
    references.removeAll(keepingCapacity: keepsCapacity)
    evaluations.removeAll(keepingCapacity: keepsCapacity)
  }
}
