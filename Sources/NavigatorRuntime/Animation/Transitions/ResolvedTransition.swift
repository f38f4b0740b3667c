import NavigatorHost

/// A transition as hosts play it. It is an object because few of the values that may contain a transition have one.
final class ResolvedTransition: Equatable {
  /// The insertion or the removal.
  struct Half: Equatable {
    /// The appearance before an insertion or after a removal.
    var state = TransitionState()
    /// The animation of the transition, or nil to use the animation of the change.
    var animation: Animation?
  }

  let insertion: Half
  let removal: Half

  init(insertion: Half, removal: Half) {
    self.insertion = insertion
    self.removal = removal
  }

  static func == (lhs: ResolvedTransition, rhs: ResolvedTransition) -> Bool {
    lhs === rhs || (lhs.insertion == rhs.insertion && lhs.removal == rhs.removal)
  }
}

extension ElementRecord {
  /// The transition of the element. If modifiers have added boxes around the content, it is the transition of the content.
  var transition: ResolvedTransition? {
    var record = self
    // The number of levels is bounded because modifiers rarely add more boxes.
    for _ in 0..<16 {
      if let transition = record.ownTransition { return transition }
      guard [.box, .layers, .layerContent].contains(record.role) else { return nil }
      let children = record.children
      guard let next = children.first(where: { $0.role == .layerContent }) ?? children.first else { return nil }
      record = next
    }
    return nil
  }
}
