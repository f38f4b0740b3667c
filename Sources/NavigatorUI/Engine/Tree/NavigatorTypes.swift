internal import NavigatorModel
import SwiftUI

// Aliases of the model's types for SwiftUI's paths and for destinations, so that other files need not import the model.

typealias NavigatorState = NavigatorModel.NavigatorState<DestinationPath, PresentationRequest>
typealias NavigatorChange = NavigatorState.Change
typealias EntryID = NavigatorModel.EntryID
typealias ManagedViewState = NavigatorModel.ManagedViewState
typealias StackContents = NavigatorModel.StackContents<DestinationPath>
typealias StackEntry = NavigatorModel.StackEntry<DestinationPath>
typealias StackChange = NavigatorModel.StackChange<DestinationPath>
typealias StackDraft = NavigatorModel.StackDraft<DestinationPath>
typealias PresentationQueue = NavigatorModel.PresentationQueue<PresentationRequest>
typealias PresentationItem = NavigatorModel.PresentationItem
typealias RestorationPlan = NavigatorModel.RestorationPlan<DestinationPath>
typealias GuardAnswers = NavigatorModel.GuardAnswers

/// The path of a SwiftUI stack, as the model changes it.
nonisolated struct DestinationPath: StackPath {
  private(set) var path = NavigationPath()

  init() {}

  init(_ path: NavigationPath) {
    self.path = path
  }

  var count: Int { path.count }

  /// Screens of states are always wrapped: the app registers no view for them.
  mutating func append(_ destination: AnyNavigationDestination, isWrapped: Bool) {
    if isWrapped || destination.stateScreen != nil {
      path.append(destination)
    } else {
      append(PushedValue(base: destination.wrapped))
    }
  }

  /// SwiftUI can encode a path whose values are known to be `Codable`.
  mutating func append(_ value: PushedValue) {
    if let value = value.base as? any Hashable & Codable { path.append(value) } else { path.append(value.base) }
  }

  mutating func removeLast(_ count: Int) {
    path.removeLast(count)
  }
}

/// A value on a stack that is not a destination.
nonisolated struct PushedValue {
  let base: any Hashable
}

extension StackEntry {
  /// The destination, or nil for the screen of a state.
  nonisolated var plainDestination: (any NavigationDestination)? {
    destination.flatMap { $0.stateScreen == nil ? $0.wrapped : nil }
  }
}

extension StackContents {
  /// The destinations, without the screens of states and values that are not destinations.
  nonisolated var destinations: [any NavigationDestination] { entries.compactMap(\.plainDestination) }

  nonisolated func countInCommon(with destinations: [any NavigationDestination]) -> Int {
    countInCommon(with: destinations.lazy.map { AnyNavigationDestination($0) })
  }
}
