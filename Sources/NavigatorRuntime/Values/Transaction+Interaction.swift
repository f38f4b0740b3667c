extension Transaction {
  /// A Boolean value that indicates whether the velocity of the changes is tracked. A host keeps the velocity of the springs that
  /// a change interrupts in any case.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// The point of a view that is placed at the same point of its scroll view when the change scrolls to the view.
  ///
  /// ```swift
  /// withTransaction(\.scrollTargetAnchor, .center) { position = item.id }
  /// ```
  ///
  /// It has priority over the anchor of `scrollPosition(id:anchor:)`, and applies to
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
