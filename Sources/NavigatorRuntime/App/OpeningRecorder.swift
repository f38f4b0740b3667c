import NavigatorHost

/// A recorder of the animated changes that a session makes when it starts. A host plays them when it shows the first tree.
struct OpeningRecorder {
  /// The elements before their changes, without their children.
  private var shown: [ElementID: Element] = [:]
  private var changed: [(start: Element, animation: AnimationStyle)] = []
  private var changedIDs: Set<ElementID> = []
  private var others: [OpeningAnimation] = []

  /// Creates a recorder.
  ///
  /// - Parameter root: The tree before the changes.
  init(_ root: Element) {
    remember(root)
  }

  private mutating func remember(_ element: Element) {
    var pending = [element]
    while var next = pending.popLast() {
      pending += next.children
      next.children = []
      shown[next.id] = next
    }
  }

  /// Records a batch of patches.
  mutating func add(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .animate(let motion): add(motion)
      case .insert(let element, _, _): remember(element)
      default: break
      }
    }
  }

  private mutating func add(_ motion: Motion) {
    // Other changes are shown immediately, or the page moves elements when it applies them.
    guard motion.animation.duration > 0 else { return }
    for id in motion.changed {
      if let start = shown[id], changedIDs.insert(id).inserted { changed.append((start, motion.animation)) }
    }
    // The first page does not contain a replaced text, so only the new one appears.
    for part in motion.inserted + motion.replaced {
      others.append(OpeningAnimation(animation: motion.animation, frames: Motion.Frames(part.element), insertion: part.state))
    }
    for frames in motion.frames { others.append(OpeningAnimation(animation: motion.animation, frames: frames)) }
  }

  /// Returns the animations of the elements in a tree, which contains the state after the changes.
  func animations(in root: Element) -> [OpeningAnimation] {
    if changed.isEmpty, others.isEmpty { return [] }
    var ends: [ElementID: (style: Style, drawing: Drawing?)] = [:]
    var pending = [root]
    while let next = pending.popLast() {
      pending += next.children
      ends[next.id] = (next.style, next.content.drawing)
    }
    let drawn = Set(others.lazy.filter { !$0.frames.drawings.isEmpty }.map(\.frames.element))
    let changes = changed.compactMap { start, animation -> OpeningAnimation? in
      guard let end = ends[start.id] else { return nil }
      var frames = Motion.Frames(start.id, start.style == end.style ? [] : [start.style, end.style])
      if !drawn.contains(start.id), let first = start.content.drawing, let last = end.drawing {
        let drawings = [first, last]
        if drawings.canBePlayed { frames.drawings = drawings }
      }
      return frames.isEmpty ? nil : OpeningAnimation(animation: animation, frames: frames)
    }
    return changes + others.filter { ends[$0.frames.element] != nil }
  }
}
