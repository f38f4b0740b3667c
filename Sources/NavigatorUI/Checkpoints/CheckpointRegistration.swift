import SwiftUI

/// A checkpoint on the screen of the view that has it. Kept as state of the modifier.
@MainActor
final class CheckpointRegistration: Placed {
  private(set) var key: CheckpointKey?
  private(set) weak var screen: ScreenContext?
  private var completion: ((Any) -> Void)?
  /// Whether views that asked for checkpoints know of this one.
  private var isAnnounced = false

  nonisolated init() {}

  /// Says what to do on a return, as of the view's latest evaluation.
  func update<T>(_ checkpoint: NavigationCheckpoint<T>, on screen: ScreenContext, _ completion: ((T) -> Void)?) {
    key = checkpoint.key
    self.screen = screen
    self.completion = { value in
      if let value = value as? T { completion?(value) }
    }
  }

  func complete(with value: Any) {
    completion?(value)
  }

  /// Updates views that asked whether they can return to a checkpoint.
  func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    screen?.navigator?.root.checkpointChanges += 1
  }

  /// Updates them when the view has disappeared: it may have gone.
  func retract() {
    isAnnounced = false
    screen?.navigator?.root.checkpointChanges += 1
  }
}

/// A place of a tree that can be returned to: a screen of a stack, or the root of a managed view.
@MainActor
struct ReturnPlace: @MainActor Equatable {
  weak var navigator: Navigator?
  /// The screen's entry; nil for a root.
  let entry: StackContents.EntryID?

  /// How many screens are below; nil when the place is gone.
  var depth: Int? {
    guard let navigator, navigator.isAttached else { return nil }
    guard let entry else { return 0 }
    return navigator.untrackedContents.index(of: entry).map { $0 + 1 }
  }

  static func == (lhs: ReturnPlace, rhs: ReturnPlace) -> Bool {
    lhs.navigator === rhs.navigator && lhs.entry == rhs.entry
  }
}

extension ScreenContext {
  /// The screen as a place to return to; nil while it is not known which of the stack's it is.
  var returnPlace: ReturnPlace? {
    !isRoot && entry == nil ? nil : ReturnPlace(navigator: navigator, entry: entry)
  }
}
