import NavigatorHost

/// A transition as hosts play it. It is an object because few of the values that may contain a transition have one.
final class ResolvedTransition: Equatable {
  /// The insertion or the removal.
  struct Half: Equatable {
    let end: TransitionEnd
    /// The animation of the transition, or nil to use the animation of the change.
    let animation: Animation?

    /// The appearance before an insertion or after a removal.
    var state: TransitionState { end.outlined }
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

/// The appearance at the far end of a transition, without the outlines between that end and the usual appearance.
struct TransitionEnd: Equatable {
  var state = TransitionState()
  /// The clips of the view. The first one whose outlines change gradually applies.
  var clips: [TransitionClip] = []

  func combined(with other: TransitionEnd) -> TransitionEnd {
    TransitionEnd(state: state.combined(with: other.state), clips: other.clips + clips)
  }

  /// The appearance with its outlines, which replace the outline at the far end.
  var outlined: TransitionState {
    guard let outlines = clips.lazy.map(\.outlines).first(where: { !$0.isEmpty }) else { return state }
    var state = state
    state.outlines = outlines
    _ = state.style.removeAll { if case .clip = $0 { true } else { false } }
    return state
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
