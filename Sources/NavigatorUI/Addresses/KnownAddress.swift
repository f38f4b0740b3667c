import SwiftUI

extension NavigationDestination {
  /// What of the destination has an address.
  @MainActor var routable: (any Routable)? {
    switch self {
    case let state as StateDrivenDestination: state.screen.guarded as? any Routable
    default: self as? any Routable
    }
  }
}

extension Routable {
  /// The address, where there is one.
  nonisolated var knownAddress: String? { try? address }
}
