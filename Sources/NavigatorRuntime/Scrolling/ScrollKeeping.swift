/// An observer of a scroll view that keeps a view at its position when the views of the scroll view are reordered.
@MainActor
protocol ScrollKeeping: ScrollObserver {
  /// The identifier of the view, or nil.
  var keptID: AnyHashable? { get }
  /// Scrolls to the view again.
  func keepPosition()
}

extension Node {
  /// Scrolls the scroll view around this node to its position again, after the views in the node have been reordered.
  ///
  /// A host keeps the visible views at their places when views are inserted or removed before them, but not when they are moved.
  ///
  /// - Parameter moves: A closure that returns true if the node contains a view with an identifier, and it may have moved.
  final func keepScrollPosition(_ moves: (AnyHashable) -> Bool) {
    var node = parent
    while let current = node, current.region === region {
      if let container = current as? any ScrollContainer {
        let keepers = container.scrollObservers.lazy.compactMap { $0 as? any ScrollKeeping }
        for keeper in keepers where keeper.keptID.map(moves) ?? false { keeper.keepPosition() }
        return
      }
      node = current.parent
    }
  }
}

extension Array where Element: Hashable {
  /// Returns a Boolean value that indicates whether the elements that both arrays contain have different orders.
  func reorders(_ old: [Element]) -> Bool {
    let kept = Set(self).intersection(old)
    return filter(kept.contains) != old.filter(kept.contains)
  }
}
