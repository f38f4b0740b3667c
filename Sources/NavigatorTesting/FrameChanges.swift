import Foundation
import NavigatorHost

/// The movements of elements that a host is playing, with their times on the test's clock. A change that interrupts another one
/// begins at the frame that is shown.
struct FrameChanges {
  private var playing: [ElementID: (change: ElementAnimation, began: Duration)] = [:]
  private static let maximumElements = 1_000

  /// Records animated changes with their frames. Returns the changes, with adapted starts if they interrupt other ones.
  mutating func begin(_ animations: [ElementAnimation], at now: Duration) -> [ElementAnimation] {
    guard !animations.isEmpty else { return [] }
    playing = playing.filter { $0.value.change.animation.isPlaying(at: now - $0.value.began) }
    return animations.map { $0.kind == .change ? begin($0, at: now) : $0 }
  }

  private mutating func begin(_ animation: ElementAnimation, at now: Duration) -> ElementAnimation {
    guard let start = animation.startFrame, let end = animation.endFrame else { return animation }
    var result = animation
    let earlier = playing.removeValue(forKey: animation.element)
    if let earlier, let shown = earlier.change.frame(at: now - earlier.began), let last = earlier.change.endFrame {
      // Changes without an animation may have moved the element since.
      result.startFrame = CGRect(
        x: start.minX + shown.minX - last.minX, y: start.minY + shown.minY - last.minY,
        width: max(start.width + shown.width - last.width, 0), height: max(start.height + shown.height - last.height, 0))
    }
    let isMoving = result.startFrame != end && animation.animation.duration > 0 && !animation.reducesMotion
    if isMoving, playing.count < Self.maximumElements { playing[animation.element] = (result, now) }
    return result
  }

  /// Removes the movements of elements that no longer exist.
  mutating func removeAll(where isRemoved: (ElementID) -> Bool) {
    playing = playing.filter { !isRemoved($0.key) }
  }
}
