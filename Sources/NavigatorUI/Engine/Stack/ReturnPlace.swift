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
}

extension ScreenContext {
  /// The screen as a place to return to, or nil while its stack entry is unknown.
  var returnPlace: ReturnPlace? {
    !isRoot && entry == nil ? nil : ReturnPlace(navigator: navigator, entry: entry)
  }
}
