import SwiftUI

extension NavigationDestination {
  /// The destination as a value with an address, if it has one.
  @MainActor var routable: (any Routable)? {
    switch self {
    case let state as StateDrivenDestination: state.screen.guarded as? any Routable
    default: self as? any Routable
    }
  }
}

extension Routable {
  /// The address, or nil if there is none.
  nonisolated var knownAddress: String? { try? address }
}
