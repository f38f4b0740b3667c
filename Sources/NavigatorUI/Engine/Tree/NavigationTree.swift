import SwiftUI

/// The objects that all navigators of a tree share. The root owns them. None of them is observed.
@MainActor
final class NavigationTree {
  let configuration: NavigationConfiguration
  let events = EventHub()
  let signals = TreeSignals()
  let settlement: Settlement
  let slots = FeatureSlots()
  /// The number of the current guard period, from 1; see ``GuardAnswers``.
  private(set) var guardPeriod = 1
  /// The destination types that can be restored.
  private(set) var destinationTypes: NavigationDestinationTypes
  private var reported: Set<String> = []
  unowned let root: Navigator

  init(root: Navigator, configuration: NavigationConfiguration) {
    self.root = root
    self.configuration = configuration
    destinationTypes = configuration.restorableDestinations
    settlement = Settlement(root: root)
  }

  /// Reports a misuse at most once, for misuses that each evaluation of a view would repeat.
  func reportOnce(_ message: String) {
    if reported.insert(message).inserted { root.report(message) }
  }

  /// Ends the guard period: guards are evaluated again for destinations that have not been shown yet.
  func beginGuardPeriod() {
    guardPeriod &+= 1
  }

  /// Adds destination types that views register. Of two types with the same name, the first is kept.
  func register(_ types: NavigationDestinationTypes) {
    for conflict in destinationTypes.add(types) { reportOnce(conflict) }
  }
}

extension Navigator {
  /// Records activity, such as a created or removed view, which delays settlement. Can be called while a view is evaluated.
  func noteActivity() {
    tree.settlement.noteActivity()
  }

  /// Records that an operation has ended, and continues settlement. Must not be called while a view is evaluated.
  func noteProgress() {
    tree.settlement.noteProgress()
  }
}

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
