import SwiftUI

/// The state of a tree that views observe.
@MainActor
@Observable
final class TreeSignals {
  /// A counter that the root's view observes; see ``Settlement``.
  var fence = 0
  /// A counter that the root's view observes; see ``SavedScenes``.
  var saveRequests = 0
  /// The number of times that a lock was added or removed.
  var lockChanges = 0
  /// The number of times that a checkpoint was added or removed.
  var checkpointChanges = 0
  /// A Boolean value that indicates whether a view in the tree blocks leaving.
  var isLeavingBlocked = false
}
