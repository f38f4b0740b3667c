import SwiftUI

/// A checkpoint on the screen of its view. The modifier keeps it as state.
@MainActor
final class CheckpointRegistration: Placed {
  private(set) var key: CheckpointKey?
  private(set) weak var screen: ScreenContext?
  private var completion: ((Any) -> Void)?
  /// A Boolean value that indicates whether observers of checkpoints were notified of this one.
  private var isAnnounced = false

  nonisolated init() {}

  /// Stores the callback for a return, as of the view's latest evaluation.
  func update<T>(_ checkpoint: NavigationCheckpoint<T>, on screen: ScreenContext, _ completion: ((T) -> Void)?) {
    key = checkpoint.key
    self.screen = screen
    self.completion = completion.map { completion in
      { value in
        if let value = value as? T { completion(value) }
      }
    }
  }

  /// A Boolean value that indicates whether the modifier has an action for a return.
  var hasCompletion: Bool { completion != nil }

  func complete(with value: Any) {
    completion?(value)
  }

  /// Notifies views that depend on the available checkpoints.
  func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    screen?.navigator?.tree.signals.checkpointChanges += 1
  }

  /// Notifies those views when the checkpoint's view has disappeared, because it may have been removed.
  func retract() {
    isAnnounced = false
    screen?.navigator?.tree.signals.checkpointChanges += 1
  }
}

/// A place to which a tree can return: a screen of a stack, or the root of a managed view.
@MainActor
struct ReturnPlace: @MainActor Equatable {
  weak var navigator: Navigator?
  /// The screen's entry, or nil for a root.
  let entry: EntryID?

  /// The number of screens below, or nil when the place no longer exists.
  var depth: Int? {
    guard let navigator, navigator.isAttached else { return nil }
    guard let entry else { return 0 }
    return navigator.model.stack.index(of: entry).map { $0 + 1 }
  }

  static func == (lhs: ReturnPlace, rhs: ReturnPlace) -> Bool {
    lhs.navigator === rhs.navigator && lhs.entry == rhs.entry
  }
}

extension ScreenContext {
  /// The screen as a place to return to, or nil while its stack entry is unknown.
  var returnPlace: ReturnPlace? {
    !isRoot && entry == nil ? nil : ReturnPlace(navigator: navigator, entry: entry)
  }
}

extension Navigator {
  /// The restored screens that have a checkpoint with a name.
  func restoredPlaces(of name: String) -> [ReturnPlace] {
    model.restoredCheckpoints[name, default: []].map { ReturnPlace(navigator: self, entry: $0) }
  }
}
