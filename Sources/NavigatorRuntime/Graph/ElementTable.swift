import NavigatorHost

/// A session's elements: their ids, which of them accept events, which changed since the last commit.
@MainActor
final class ElementTable {
  private var lastID: UInt32 = 0
  /// By id, and few are ever put between others. Those that accept no more are taken out when enough of them have come together.
  private var accepting: [ElementRecord] = []
  private var goneCount = 0
  var dirty: [ElementRecord] = []
  /// Whether some element is hidden, or once was.
  var hasHidden = false
  /// What the commits of this transaction updated, while its patches are delivered.
  var updated: [ElementID: ElementRecord] = [:]

  func nextID() -> ElementID {
    lastID += 1
    return ElementID(rawValue: lastID)
  }

  func register(_ record: ElementRecord) {
    guard !record.isRegistered else { return }
    record.isRegistered = true
    let index = firstIndex(from: record.id)
    if index < accepting.count, accepting[index] === record {
      goneCount -= 1
    } else {
      // By a quarter rather than to the double: most screens stay as they were made.
      if accepting.count == accepting.capacity { accepting.reserveCapacity(accepting.count + max(4, accepting.count / 4)) }
      accepting.insert(record, at: index)
    }
  }

  /// Takes no more events for an element that is replaced.
  func forget(_ record: ElementRecord) {
    guard record.isRegistered else { return }
    record.isRegistered = false
    goneCount += 1
    guard goneCount > 16, goneCount > accepting.count / 2 else { return }
    accepting.removeAll { !$0.isRegistered }
    goneCount = 0
  }

  /// Called when a node ends: takes no more events for its element and the boxes around it.
  func unregister(_ record: ElementRecord) {
    var current: ElementRecord? = record
    while let element = current {
      forget(element)
      element.isAttached = false
      element.tapAction = nil
      current = element.box
    }
  }

  subscript(id: ElementID) -> ElementRecord? {
    let index = firstIndex(from: id)
    guard index < accepting.count, accepting[index].id == id, accepting[index].isRegistered else { return nil }
    return accepting[index]
  }

  /// Where an element of that id stands, or would.
  private func firstIndex(from id: ElementID) -> Int {
    guard let last = accepting.last, id <= last.id else { return accepting.count }
    var low = 0
    var high = accepting.count - 1
    while low < high {
      let middle = (low + high) / 2
      if accepting[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
