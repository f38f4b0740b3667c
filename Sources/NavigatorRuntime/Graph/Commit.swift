import NavigatorHost

extension ElementTable {
  /// Returns the patches that bring the host's elements up to date with the current ones. Updates come last, so that removed
  /// elements are not updated.
  func commit() -> [Patch] {
    var patches: [Patch] = []
    var changed: [(record: ElementRecord, changes: ElementRecord.Changes)] = []
    var index = 0
    while index < dirty.count {
      let record = dirty[index]
      index += 1
      guard record.isAttached else { continue }
      let changes = record.changes
      record.changes = []
      if !changes.subtracting(.children).isEmpty || record.isFittingContainer { changed.append((record, changes)) }
      if changes.contains(.children) { updateChildren(of: record, &patches) }
    }
    dirty.removeAll(keepingCapacity: true)
    if !rewrapped.isEmpty { rewrapped = [] }
    // The updates of elements contain the frames of endless changes.
    motion.addStyleSamples()
    for (record, changes) in changed where record.isAttached {
      update(record, changes, &patches)
      updated.append(record)
    }
    let motions = motion.takeMotions()
    return motions.isEmpty ? patches : motions + patches
  }

  private func update(_ record: ElementRecord, _ changes: ElementRecord.Changes, _ patches: inout [Patch]) {
    if !changes.isDisjoint(with: [.content, .style, .events]) || record.isFittingContainer {
      patches.append(.update(record.update))
    } else if changes.contains(.plainText), let text = record.plainText {
      // A host may show the halves or the lines of such a text in separate elements.
      let isNested = record.style.omitsMiddle || record.style.fitsLinesInFrame || motion.changesLoop(of: record.id)
      patches.append(isNested ? .update(record.shell) : .updateText(record.id, text))
    }
    if changes.contains(.label), let label = record.label, let text = label.content.textAlone {
      patches.append(.updateText(label.id, text))
    }
  }

  /// Ends a transaction. Removes the updates of elements that a later commit has removed from its patches.
  func endTransaction(_ patches: inout [Patch]) {
    defer { updated = [] }
    var removed: Set<ElementID> = []
    for record in updated where !record.isAttached {
      removed.insert(record.id)
      if let label = record.label { removed.insert(label.id) }
    }
    guard !removed.isEmpty else { return }
    patches.removeAll { patch in
      switch patch {
      case .update(let element): removed.contains(element.id)
      case .updateText(let id, _): removed.contains(id)
      case .insert, .remove, .move, .animate, .openURL, .copy, .dismissWindow, .announce, .notify: false
      }
    }
  }

  private func updateChildren(of record: ElementRecord, _ patches: inout [Patch]) {
    let old = record.children
    let new = record.currentChildren()
    record.children = new
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    replace(old[start..<oldEnd], by: new[start..<newEnd], before: newEnd < new.count ? new[newEnd].id : nil, in: record, &patches)
  }

  private func replace(
    _ old: ArraySlice<ElementRecord>, by new: ArraySlice<ElementRecord>, before anchor: ElementID?, in parent: ElementRecord,
    _ patches: inout [Patch]
  ) {
    var oldPositions: [ElementID: Int] = [:]
    for (position, record) in old.enumerated() { oldPositions[record.id] = position }
    let kept = Set(new.lazy.map(\.id))
    for record in old where !kept.contains(record.id) {
      if !rewrapped.contains(record.id) { motion.remove(record, from: parent) }
      record.detach()
      patches.append(.remove(record.id))
    }
    let staying = longestIncreasingRun(new.map { oldPositions[$0.id] })
    var next = anchor
    for (offset, record) in new.enumerated().reversed() {
      if oldPositions[record.id] == nil {
        patches.append(.insert(record.attach(), parent: parent.id, before: next))
        if !rewrapped.contains(record.id) { motion.insert(record, into: parent) }
      } else if !staying.contains(offset) {
        patches.append(.move(record.id, before: next))
      }
      next = record.id
    }
  }
}

/// Returns the offsets of a longest increasing subsequence. It is computed by patience sorting.
///
/// Elements at these offsets keep their positions while the others move.
func longestIncreasingRun(_ positions: [Int?]) -> Set<Int> {
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: positions.count)
  for (offset, position) in positions.enumerated() {
    guard let position else { continue }
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if (positions[tails[middle]] ?? 0) < position { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[offset] = tails[low - 1] }
    if low == tails.count { tails.append(offset) } else { tails[low] = offset }
  }
  var run: Set<Int> = []
  var current = tails.last ?? -1
  while current >= 0 {
    run.insert(current)
    current = previous[current]
  }
  return run
}
