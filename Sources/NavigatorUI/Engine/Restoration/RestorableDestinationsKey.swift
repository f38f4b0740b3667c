import SwiftUI

extension EnvironmentValues {
  /// The types that were registered by views outside of every managed view.
  var restorableDestinations: NavigationDestinationTypes {
    get { self[RestorableDestinationsKey.self] }
    set { self[RestorableDestinationsKey.self] = newValue }
  }
}

nonisolated private struct RestorableDestinationsKey: EnvironmentKey {
  static var defaultValue: NavigationDestinationTypes { [] }
}
