import SwiftUI

extension Navigator {
  /// Brings the user back to a checkpoint: closes and pops what is above it, in one step.
  ///
  /// ```swift
  /// navigator.returnToCheckpoint(KnownCheckpoints.home)
  /// ```
  ///
  /// It works from anywhere in the tree, across stacks, sheets and covers. Where a checkpoint is established more than once, the nearest
  /// counts: on the navigator's own stack from the top down, then around it, then anywhere in the tree. When all has settled, the
  /// checkpoint's action runs; a completion that takes a value does not, because there is none.
  ///
  /// - Returns: Whether there is a way back; see ``canReturnToCheckpoint(_:)``. An unknown checkpoint is reported.
  @discardableResult
  public func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>) -> Bool {
    returnToCheckpoint(checkpoint, delivering: T.self == Void.self ? () : nil)
  }

  /// Brings the user back to a checkpoint as ``returnToCheckpoint(_:)`` does, and hands a value to its completion.
  ///
  /// ```swift
  /// navigator.returnToCheckpoint(KnownCheckpoints.page2, value: 5)
  /// ```
  ///
  /// Where the checkpoint's screen was restored and has yet to be made, the value is kept until it is.
  ///
  /// - Returns: Whether there is a way back; see ``canReturnToCheckpoint(_:)``. An unknown checkpoint is reported.
  @discardableResult
  public func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>, value: T) -> Bool {
    returnToCheckpoint(checkpoint, delivering: value)
  }

  /// Whether ``returnToCheckpoint(_:)`` would bring the user back.
  ///
  /// It would when the checkpoint's screen is there, and nothing forbids to leave what is above it. In a body the answer is kept up to date
  /// with the stacks and checkpoints. A view that is `navigationBlocked(when:_:)` does not close the way: it is asked, and the user returns when
  /// it lets them.
  public func canReturnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>) -> Bool {
    _ = root.checkpointChanges
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: self) else { return false }
    _ = place.navigator?.contents
    return !isRefused(wayBack(to: place))
  }

  private func returnToCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>, delivering value: Any?) -> Bool {
    guard let place = tree.checkpoints.place(of: checkpoint.key, nearestTo: self) else {
      log(.checkpoint(.unknown(checkpoint.name)))
      report(
        """
        There is no checkpoint \(checkpoint.name) to return to. Put navigationCheckpoint on a view of the screen that is to be returned \
        to, and ask canReturnToCheckpoint where that screen may have gone.
        """)
      return false
    }
    if isRefused(wayBack(to: place)) {
      log(.warning("The way back to the checkpoint \(checkpoint.name) is closed: navigation is locked."))
      return false
    }
    goBack(to: place, for: .checkpoint) { [weak self] in
      self?.trace(.checkpoint(.returned(to: checkpoint.name)))
      if let value { self?.tree.checkpoints.deliver(value, to: checkpoint.key, at: place) }
    }
    return true
  }

  /// Leaving is what a lock forbids. A return to what is in front of the user leaves nothing.
  private func isRefused(_ way: [WayBackStep]) -> Bool {
    !way.isEmpty && isNavigationLocked
  }

  /// The checkpoints on this navigator's screens by name: how many screens are below each.
  var checkpointPositions: [String: [Int]] { tree.checkpoints.positions(on: self) }
}
