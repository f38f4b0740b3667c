import SwiftUI

/// Saves and restores the state of a navigator. It is not observed.
@MainActor
final class NavigatorRestoration: NavigatorFeature {
  /// The scene in which the state is stored, or nil if an outer navigator includes it.
  var scene: SavedScene?
  /// The entries that are still to be restored.
  var plan: RestorationPlan?
  /// A Boolean value that indicates whether the navigator has received its saved state.
  var hasBegun = false
  /// A Boolean value that indicates whether other views must still be notified of the restored state.
  var isUnannounced = false
  /// The saved navigators of managed views that do not exist yet, by the screen that contains them; nil is the root.
  var awaited: [(host: EntryID?, saved: SavedNavigator)] = []
  /// The encoded entries, with nil for those that cannot be saved, so that each of these is logged once. Stack entries never
  /// change, so each is encoded once.
  private var written: [EntryID: SavedEntry?] = [:]
  private var writtenTypes = NavigationDestinationTypes()

  /// Returns the saved form of an entry, or nil if it cannot be saved.
  func written(_ entry: StackEntry) -> SavedEntry? {
    let types = navigator.tree.destinationTypes
    if types != writtenTypes {
      written = [:]
      writtenTypes = types
    }
    if let known = written[entry.id] { return known }
    // The entry's destination may become known later.
    guard !entry.isUnknown else { return nil }
    let made = write(entry)
    written[entry.id] = .some(made)
    return made
  }

  /// Removes the encoded forms of entries that have left the stack.
  func purge(_ contents: StackContents) {
    guard written.count > contents.entries.count else { return }
    let ids = Set(contents.entries.map(\.id))
    written = written.filter { ids.contains($0.key) }
  }

  private func write(_ entry: StackEntry) -> SavedEntry? {
    switch entry.kind {
    case .destination(let destination) where destination.stateScreen == nil: return write(destination)
    case .value(let value):
      navigator.trace(.restoration(.notSaved("\(type(of: value.base))", reason: "only destinations can be saved")))
    case .destination, .unknown: break
    }
    return nil
  }

  fileprivate func write(_ destination: AnyNavigationDestination) -> SavedEntry? {
    do {
      return try SavedEntry(destination.wrapped, types: navigator.tree.destinationTypes)
    } catch {
      navigator.trace(.restoration(.notSaved("\(type(of: destination.wrapped as Any))", reason: "\(error)")))
      return nil
    }
  }
}

extension PresentationHandle {
  func written(_ destination: AnyNavigationDestination, by restoration: NavigatorRestoration) -> SavedEntry? {
    if let encoded { return encoded }
    let made = restoration.write(destination)
    encoded = .some(made)
    return made
  }
}

extension Navigator {
  var restoration: NavigatorRestoration { feature() }
}

extension EnvironmentValues {
  /// The types that were registered by views outside of every managed view.
  @Entry var restorableDestinations: NavigationDestinationTypes = []
}
