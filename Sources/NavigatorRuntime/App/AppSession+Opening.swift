import NavigatorHost

/// The animated changes that the first views make when they appear.
extension AppSession {
  /// The maximum number of batches of animated changes, which may cause further changes.
  private static let maximumOpeningBatches = 16

  /// Makes the animated changes that wait only for the first tree, and returns them for the host. The tree before the changes
  /// must be complete.
  func playOpening() -> [OpeningAnimation] {
    guard graph.queue.hasReleasableUpdates else {
      graph.queue.treeIsComplete()
      return []
    }
    var recorder = OpeningRecorder(root)
    graph.deliver = { recorder.add($0) }
    // The completions wait for the animations that the host will play.
    graph.playsAnimations = true
    for _ in 0..<Self.maximumOpeningBatches where graph.queue.hasReleasableUpdates {
      graph.queue.releaseFirstAnimations()
      graph.settle()
    }
    if graph.queue.holdsAnimations {
      graph.queue.treeIsComplete()
      graph.settle()
    }
    graph.playsAnimations = false
    graph.deliver = nil
    return recorder.animations(in: root)
  }
}
