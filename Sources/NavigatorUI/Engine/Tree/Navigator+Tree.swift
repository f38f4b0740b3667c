extension Navigator {
  /// The topmost navigator of the tree, or this navigator if it has no parent. A navigator whose view was removed returns its
  /// former root.
  public var root: Navigator {
    var found = self
    while let parent = found.parent { found = parent }
    return found.isGone ? found.place.formerRoot ?? found : found
  }

  /// The navigator of the visible content: the topmost presentation of the selected tab.
  public var currentNavigator: Navigator {
    root.frontLayer.front
  }

  /// The innermost visible navigator in this one's view, without presentations above it.
  var front: Navigator {
    var found = self
    while let next = found.children.last(where: { $0.isVisible && !$0.isInPresentation }) { found = next }
    return found
  }

  // MARK: Layers

  /// The navigator of the window, sheet or cover that contains this one. It is this navigator if its own view is presented.
  var layer: Navigator {
    var found = self
    while !found.isInPresentation, let parent = found.parent { found = parent }
    return found
  }

  /// The topmost layer above this one. A sheet stays topmost when its tab is deselected.
  private var frontLayer: Navigator {
    for child in children.reversed() {
      if child.isInPresentation {
        if child.isVisible { return child.frontLayer }
      } else {
        let front = child.frontLayer
        if front !== child { return front }
      }
    }
    return self
  }

  /// A Boolean value that indicates whether this navigator's own view is presented, rather than a view around it.
  var isInPresentation: Bool { presentation != nil || isPresentedBySystem }

  /// A Boolean value that indicates whether the app presents a managed view from this navigator's view, for example by a `sheet`
  /// modifier.
  var isPresentingByApp: Bool { children.contains(where: \.isPresentedByApp) }

  /// The number of navigators above this one.
  var depth: Int {
    sequence(first: self, next: \.parent).reduce(-1) { depth, _ in depth + 1 }
  }

  /// The name, or the id if there is no name; for messages.
  nonisolated var displayName: String {
    name ?? id.uuidString
  }

  /// The name, or the id if there is no name.
  @available(*, deprecated, message: "Use name ?? id.uuidString.")
  public nonisolated var nameOrId: String { displayName }

  // MARK: Searching

  /// Returns the first navigator that satisfies a condition, depth first, beginning with this one.
  ///
  /// - Parameter isInLayer: A Boolean value that indicates whether presentations above this navigator's layer are omitted.
  func first(inLayer isInLayer: Bool = false, where condition: (Navigator) -> Bool) -> Navigator? {
    if condition(self) { return self }
    for child in children where !isInLayer || !child.isInPresentation {
      if let found = child.first(inLayer: isInLayer, where: condition) { return found }
    }
    return nil
  }

  /// This navigator and all navigators below it, depth first.
  var withDescendants: [Navigator] { [self] + children.flatMap(\.withDescendants) }
}
