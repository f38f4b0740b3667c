import SwiftUI

extension Navigator {
  /// The topmost navigator of the tree; itself where there is none above. One whose view has gone still knows the tree that it was in.
  public var root: Navigator {
    var found = self
    while let parent = found.parent { found = parent }
    return found.isGone ? found.formerRoot ?? found : found
  }

  /// The same as ``root``.
  public var rootNavigator: Navigator { root }

  /// The same as ``parent``.
  public var parentNavigator: Navigator? { parent }

  /// The same as ``children``.
  public var childNavigators: [Navigator] { children }

  /// The navigator of what the user has before them: in what is presented last, of the tab that is shown.
  public var currentNavigator: Navigator {
    root.frontLayer.front
  }

  /// The navigator of what can be seen in this one's view, leaving out what is presented above it.
  var front: Navigator {
    var found = self
    while let next = found.children.last(where: { $0.isVisible && !$0.isInPresentation }) { found = next }
    return found
  }

  // MARK: Layers

  /// The navigator of the window, sheet or cover that this one is in; itself where its own view is what is presented.
  var layer: Navigator {
    var found = self
    while !found.isInPresentation, let parent = found.parent { found = parent }
    return found
  }

  /// The first navigator of this layer for which a condition holds, leaving out what is presented above it.
  func firstInLayer(where condition: (Navigator) -> Bool) -> Navigator? {
    if condition(self) { return self }
    for child in children where !child.isInPresentation {
      if let found = child.firstInLayer(where: condition) { return found }
    }
    return nil
  }

  /// The layer that is in front of all that are above this one. A sheet stays in front when its tab goes to the back.
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

  /// Whether this navigator's own view is what is presented, rather than something around it.
  var isInPresentation: Bool { presentation != nil || isPresentedBySystem }

  /// Whether the app has presented a managed view from this one's by a `sheet` modifier or the like.
  var isPresentingByApp: Bool { children.contains { isPresenter(of: $0) } }

  /// How many navigators are above.
  var depth: Int {
    sequence(first: self, next: \.parent).reduce(-1) { depth, _ in depth + 1 }
  }

  /// The name, or the id where there is none; for messages.
  public nonisolated var nameOrId: String {
    name ?? id.uuidString
  }

  // MARK: Searching

  /// The navigator with an id, anywhere in the tree.
  public func find(id: ID) -> Navigator? {
    root.first { $0.id == id }
  }

  /// The navigator with a name, anywhere in the tree. Of several one that can be seen, of these the outermost that came first.
  ///
  /// ```swift
  /// navigator.named("settings")?.popAll()
  /// ```
  public func named(_ name: String) -> Navigator? {
    root.first { $0.name == name && $0.isVisible } ?? root.first { $0.name == name }
  }

  /// The navigator with a name below this one; of several as ``named(_:)`` says.
  public func child(named name: String) -> Navigator? {
    let named = children.compactMap { $0.first { $0.name == name && $0.isVisible } }
    return named.first ?? children.lazy.compactMap { $0.first { $0.name == name } }.first
  }

  /// The first navigator for which a condition holds: this one, then those below, depth first.
  func first(where condition: (Navigator) -> Bool) -> Navigator? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  func forEachInTree(_ body: (Navigator) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
  }
}
