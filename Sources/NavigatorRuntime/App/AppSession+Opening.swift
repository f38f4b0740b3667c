import NavigatorHost

/// The animated changes that the first views make when they appear.
extension AppSession {
  /// Makes the animated changes that wait, and returns them for the host. The tree before the changes must be complete.
  func playOpening() -> [OpeningAnimation] {
    guard graph.queue.hasHeldUpdates else {
      graph.queue.releaseAnimations()
      return []
    }
    var recorder = OpeningRecorder(root)
    graph.deliver = { recorder.add($0) }
    // The completions wait for the animations that the host will play.
    graph.playsAnimations = true
    graph.queue.releaseAnimations()
    graph.settle()
    graph.playsAnimations = false
    graph.deliver = nil
    return recorder.animations(in: root)
  }
}
