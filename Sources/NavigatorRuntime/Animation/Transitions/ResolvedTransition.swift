import NavigatorHost

/// A transition as a host plays it. It is an object, because few of the values that may contain one do.
final class ResolvedTransition: Equatable {
  /// The insertion or the removal.
  struct Half: Equatable {
    /// The appearance before an insertion or after a removal.
    var state = TransitionState()
    /// The animation of the transition; nil uses that of the change.
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
  /// The transition of the element, or of its content if modifiers have added boxes around it.
  var transition: ResolvedTransition? {
    var record = self
    // The bound prevents a long walk; modifiers rarely add more levels.
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
