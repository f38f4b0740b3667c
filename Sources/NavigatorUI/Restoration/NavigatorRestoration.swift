/// What a navigator keeps for saving and restoring. Nothing of it is observed.
@MainActor
final class NavigatorRestoration {
  /// Where the state is kept; nil where an outer navigator's holds it.
  var scene: SavedScene?
  /// What is still to be brought back.
  var plan: RestorationPlan?
  /// Whether this navigator has got what was saved of it.
  var hasBegun = false
  /// Whether views that were there before have yet to be told of what was brought back.
  var isUnannounced = false
  /// Whether changes come from bringing back, while views are evaluated.
  var isBeginning = false
  /// The saved navigators of managed views that were not there again so far, by the screen that they stand on; nil is the root.
  var awaited: [(host: StackContents.EntryID?, saved: SavedNavigator)] = []
  /// What screens look like in a saved state. What is on a stack never changes, so each is encoded once.
  private var written: [StackContents.EntryID: WrittenEntry] = [:]
  private var writtenTypes = NavigationDestinationTypes()

  nonisolated init() {}

  /// The saved form of an entry; nil where it cannot be saved.
  func written(_ entry: StackContents.Entry, for navigator: Navigator) -> SavedEntry? {
    let types = navigator.tree.destinationTypes
    if types != writtenTypes {
      written = [:]
      writtenTypes = types
    }
    if let known = written[entry.id] { return known.saved }
    // It may still say what it is.
    guard !entry.isUnknown else { return nil }
    let made = navigator.write(entry)
    written[entry.id] = made
    return made.saved
  }

  /// Forgets what has left the stack.
  func purge(_ contents: StackContents) {
    guard written.count > contents.entries.count else { return }
    let ids = Set(contents.entries.map(\.id))
    written = written.filter { ids.contains($0.key) }
  }
}

/// What an entry looks like in a saved state: made once, so that what cannot be saved is told once.
nonisolated struct WrittenEntry {
  let saved: SavedEntry?
}

extension Navigator {
  func write(_ entry: StackContents.Entry) -> WrittenEntry {
    switch entry.kind {
    case .destination(let destination) where destination.stateScreen != nil: return WrittenEntry(saved: nil)
    case .destination(let destination): return write(destination)
    case .value(let value):
      trace(.restoration(.notSaved("\(type(of: value.base))", reason: "only destinations can be saved")))
      return WrittenEntry(saved: nil)
    case .unknown: return WrittenEntry(saved: nil)
    }
  }

  func write(_ destination: AnyNavigationDestination) -> WrittenEntry {
    do {
      return WrittenEntry(saved: try SavedEntry(destination.wrapped, types: tree.destinationTypes))
    } catch {
      trace(.restoration(.notSaved("\(type(of: destination.wrapped as Any))", reason: "\(error)")))
      return WrittenEntry(saved: nil)
    }
  }
}
