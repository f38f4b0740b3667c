import NavigatorHost

/// The elements of a session: their ids, the elements that accept events, and the elements that changed since the last commit.
///
/// Animations, hidden elements, simultaneous gestures and selection have fields here instead of services of their features:
/// they are read or written for each changed element or event.
@MainActor
final class ElementTable {
  // For `@exclusivity(unchecked)`, see `Node`.
  @exclusivity(unchecked) private var lastID: UInt32 = 0
  /// The records that accept events, sorted by id. Insertions in the middle are rare. Records that no longer accept events are
  /// removed in batches.
  @exclusivity(unchecked) private var accepting: [ElementRecord] = []
  private var removedCount = 0
  @exclusivity(unchecked) var dirty: [ElementRecord] = []
  /// The changes that are animated.
  let motion = MotionRecorder()
  /// The drawing orders that views pass to the elements around them.
  var drawingOrders = DrawingOrders()
  /// A Boolean value that indicates whether any element is hidden, or has ever been hidden.
  var hasHidden = false
  /// A Boolean value that indicates whether an element has ever had a gesture that depends on taps on the elements inside.
  var hasOuterTaps = false
  /// A Boolean value that indicates whether an element has ever had a control that selects it as a row of a list.
  var hasSelectionControls = false
  /// The outermost elements, before and after the change, of views whose boxes have changed since the last commit. These views
  /// neither appear nor leave.
  var rewrapped: Set<ElementID> = []
  /// The records that the commits of the current transaction updated.
  @exclusivity(unchecked) var updated: [ElementRecord] = []

  func nextID() -> ElementID {
    // After all ids have been used, the ids of the session's first elements are used again.
    lastID = lastID == .max ? 1 : lastID + 1
    return ElementID(rawValue: lastID)
  }

  func register(_ record: ElementRecord) {
    guard !record.isRegistered else { return }
    record.isRegistered = true
    let index = firstIndex(from: record.id)
    if index < accepting.count, accepting[index] === record {
      removedCount -= 1
    } else {
      // The capacity grows by a quarter instead of doubling, because most screens do not change after they are built.
      if accepting.count == accepting.capacity { accepting.reserveCapacity(accepting.count + max(4, accepting.count / 4)) }
      accepting.insert(record, at: index)
    }
  }

  /// Stops accepting events for an element that is replaced.
  func remove(_ record: ElementRecord) {
    guard record.isRegistered else { return }
    record.isRegistered = false
    removedCount += 1
    guard removedCount > 16, removedCount > accepting.count / 2 else { return }
    accepting.removeAll { !$0.isRegistered }
    removedCount = 0
  }

  /// Stops accepting events for the element of an ended node, its control and the boxes around it.
  func unregister(_ record: ElementRecord) {
    if let control = record.selectionControl {
      remove(control)
      control.isAttached = false
      control.tapAction = nil
    }
    var current: ElementRecord? = record
    while let element = current {
      remove(element)
      motion.forget(element.id)
      element.isAttached = false
      element.tapAction = nil
      element.gestureHandlers = []
      element.menuAction = nil
      current = element.box
    }
  }

  subscript(id: ElementID) -> ElementRecord? {
    let index = firstIndex(from: id)
    guard index < accepting.count, accepting[index].id == id, accepting[index].isRegistered else { return nil }
    return accepting[index]
  }

  /// Returns the index of the first record whose id is not less than `id`.
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
