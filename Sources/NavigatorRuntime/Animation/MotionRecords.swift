import NavigatorHost

/// The animated changes between two commits.
struct MotionRecords {
  /// The animations of the changed elements.
  var changes: [ElementID: Animation] = [:]
  /// The elements whose children changed with an animation.
  var holders: [ElementID: Animation] = [:]
  var inserted: [(Motion.Part, Animation)] = []
  var removed: [(Motion.Part, Animation)] = []
  var replaced: [ElementID: (TransitionState, Animation)] = [:]
  /// The screens and presentations that hosts show and remove without their own animation.
  var still: (inserted: [ElementID], removed: [ElementID]) = ([], [])
  /// The keyframes of elements, and their timing.
  var frames: [(Motion.Frames, AnimationStyle)] = []
  /// The elements whose children changed for a value between the old and the new one, with the time of that value. If the
  /// children changed for several values, it is the first one that differs from the shown value.
  var exchanges: [ElementID: Double] = [:]

  /// A Boolean value that indicates whether anything has been recorded that hosts animate. Replaced texts and connected frames
  /// always belong to other changes.
  var hasMotions: Bool {
    !changes.isEmpty || !holders.isEmpty || !inserted.isEmpty || !removed.isEmpty || !frames.isEmpty || !still.inserted.isEmpty
      || !still.removed.isEmpty
  }

  /// Returns the motions, grouped by animation.
  ///
  /// - Parameter matches: The pairs of elements whose frames are connected.
  func motions(sharing matches: [(Motion.Match, Animation)]) -> [Motion] {
    var motions: [AnimationStyle: Motion] = [:]
    var order: [AnimationStyle] = []
    func motion(with style: AnimationStyle, _ change: (inout Motion) -> Void) {
      let count = motions[style]?.count
      if count == nil { order.append(style) }
      if count ?? 0 < Motion.maximumElements { change(&motions[style, default: Motion(animation: style)]) }
    }
    var styles: [Animation: AnimationStyle] = [:]
    func motion(_ animation: Animation, _ change: (inout Motion) -> Void) {
      let style = styles[animation] ?? animation.hostStyle
      styles[animation] = style
      motion(with: style, change)
    }
    for (id, animation) in changes.sorted(by: { $0.key < $1.key }) {
      motion(animation) { $0.changed.append(id) }
    }
    for (id, animation) in holders.sorted(by: { $0.key < $1.key }) where changes[id] != animation {
      motion(animation) { $0.changed.append(id) }
    }
    for (part, animation) in inserted { motion(animation) { $0.inserted.append(part) } }
    for (part, animation) in removed { motion(animation) { $0.removed.append(part) } }
    for (id, (state, animation)) in replaced.sorted(by: { $0.key < $1.key }) {
      motion(animation) { $0.replaced.append(Motion.Part(id, state)) }
    }
    for (match, animation) in matches { motion(animation) { $0.matched.append(match) } }
    for (part, timing) in frames { motion(with: timing) { $0.frames.append(part) } }
    for id in still.inserted { motion(with: .none) { $0.inserted.append(Motion.Part(id, TransitionState())) } }
    for id in still.removed { motion(with: .none) { $0.changed.append(id) } }
    return order.compactMap { motions[$0] }
  }
}

extension Animation {
  /// The timing for hosts. It is empty if the animation only ends other animations.
  fileprivate var hostStyle: AnimationStyle { self == .ending ? .none : style }
}
