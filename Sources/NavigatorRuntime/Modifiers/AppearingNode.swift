/// The node of a modifier that depends on whether its content is on screen.
///
/// The content has appeared if it shows at least one view and its region is not covered. A subclass may omit the first condition
/// with ``appearsWithoutViews``. If the content is in a row of a list, the row must also be near the viewport. A subclass
/// receives ``viewAppeared()`` and ``viewDisappeared()`` alternately, after the commit that caused the change. Appearances
/// precede disappearances, so that a view appears before the view that it replaces disappears.
@MainActor
class AppearingNode<V: View, Content: View>: TransparentNode<V, Content>, LifecycleNode, StructureNode, RowObserver {
  private final var isInVisibleRegion = false
  private final var hasContent = false
  /// A Boolean value that indicates whether a row of the content is near the viewport. It is true until the list finds its rows,
  /// before the commit.
  private final var isNearViewport = true
  /// A Boolean value that indicates whether the content is on screen in the current tree.
  private final var isShown = false
  /// A Boolean value that indicates whether the subclass was last notified of an appearance.
  private(set) final var hasAppeared = false
  /// The rows of the list that contains the content, or nil.
  private final var rows: ListRows?

  /// Starts to observe the content and the region. A subclass calls it once, at the end of its initializer.
  final func observeAppearance() {
    rows = enclosingRows
    rows?.add(self)
    region.add(self)
  }

  /// A Boolean value that indicates whether an appearance in a geometry reader waits for its size while the size of the window is
  /// an estimate.
  var waitsForWindow: Bool { false }

  /// A Boolean value that indicates whether the content also appears if it shows no views.
  var appearsWithoutViews: Bool { false }

  /// Called after the commit with which the content has appeared.
  func viewAppeared() {}

  /// Called after the commit with which the content has disappeared, and also after the node has ended.
  func viewDisappeared() {}

  final func regionAppeared() {
    isInVisibleRegion = true
    hasContent = appearsWithoutViews || showsViews
    update()
  }

  final func regionDisappeared() {
    isInVisibleRegion = false
    update()
  }

  override func shownViewsMayHaveChanged() {
    if isInVisibleRegion { graph.setNeedsStructure(self) }
  }

  final func settleStructure() {
    hasContent = appearsWithoutViews || showsViews
    update()
  }

  final func rowsChanged(areNear: Bool) {
    guard areNear != isNearViewport else { return }
    isNearViewport = areNear
    update()
  }

  private func update() {
    let shows = isInVisibleRegion && hasContent && isNearViewport
    guard shows != isShown else { return }
    isShown = shows
    if shows {
      graph.afterCommit { [weak self] in self?.notify(true) }
    } else if hasAppeared {
      // The node is retained until then, because its view may have been removed.
      graph.afterAppearances { [self] in notify(false) }
    }
  }

  /// Notifies the subclass of the current state if it differs from the state of the last notification.
  private func notify(_ appeared: Bool) {
    guard appeared == isShown, appeared != hasAppeared else { return }
    if appeared, waitsForWindow, graph.unknownWindow != nil, isInGeometryReader {
      return graph.afterMeasuringWindow { [weak self] in self?.notify(true) }
    }
    hasAppeared = appeared
    if appeared { viewAppeared() } else { viewDisappeared() }
  }

  override func willTearDown() {
    rows?.setNeedsUpdate()
    rows = nil
    region.remove(self)
    regionDisappeared()
  }
}

extension Node {
  /// A Boolean value that indicates whether the node is in the content of a geometry reader.
  fileprivate var isInGeometryReader: Bool {
    sequence(first: self, next: \.parent).contains { $0 is any GeometryReading }
  }

  /// Notifies the modifiers around this node, up to the element that contains it, that the views they show may have changed.
  final func shownViewsChanged() {
    var node: Node? = self
    while let current = node, current.element == nil {
      current.shownViewsMayHaveChanged()
      node = current.parent
    }
  }
}
