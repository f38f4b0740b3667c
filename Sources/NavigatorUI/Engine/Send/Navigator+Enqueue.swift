extension Navigator {
  /// Adds values to the send queue.
  func enqueue(_ values: [any Hashable]) {
    guard owner != .application else {
      report("Cannot send \(values): \(ownerDescription) has no views.")
      return
    }
    tree.queue.send(values, from: self)
  }
}
