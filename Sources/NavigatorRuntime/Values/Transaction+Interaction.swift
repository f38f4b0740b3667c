extension Transaction {
  /// A Boolean value that indicates whether the velocity of the changes is tracked. It has no effect: hosts always preserve the
  /// velocity of springs that a change interrupts.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// The anchor of a view to which the change scrolls. The scroll view aligns this point of the view with the same point of its
  /// own bounds.
  ///
  /// ```swift
  /// withTransaction(\.scrollTargetAnchor, .center) { position = item.id }
  /// ```
  ///
  /// The anchor takes precedence over the anchor of `scrollPosition(id:anchor:)`. It also applies to
  /// ``ScrollViewProxy/scrollTo(_:anchor:)`` without an anchor.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}

private struct TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}
