import SwiftUI

/// A checkpoint on the screen of its view.
nonisolated struct RegisteredCheckpoint {
  let key: CheckpointKey
  /// The action for a return.
  let completion: (@MainActor (Any) -> Void)?

  init<T>(_ checkpoint: NavigationCheckpoint<T>, _ completion: (@MainActor (T) -> Void)?) {
    key = checkpoint.key
    guard let completion else {
      self.completion = nil
      return
    }
    self.completion = { if let value = $0 as? T { completion(value) } }
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
