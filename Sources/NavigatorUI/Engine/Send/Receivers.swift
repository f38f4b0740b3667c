import SwiftUI

/// The receiver of sent values of one type. The modifier keeps it as state.
@MainActor
final class Receiver: Placed {
  private(set) var valueType: Any.Type = Never.self
  private(set) weak var screen: ScreenContext?
  /// A Boolean value that indicates whether the receiver navigates to the values that it receives.
  private(set) var isAutomatic = false
  private var handler: ((any Hashable, Navigator) -> NavigationReceiveResumeType?)?

  nonisolated init() {}

  /// Stores the handler, as of the view's latest evaluation.
  func update<T: Hashable>(
    on screen: ScreenContext, isAutomatic: Bool, _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType
  ) {
    valueType = T.self
    self.isAutomatic = isAutomatic
    self.screen = screen
    self.handler = { value, navigator in (value as? T).map { handler($0, navigator) } }
  }

  /// Receives a value. Returns nil for a value of another type or if the view has been removed.
  func receive(_ value: any Hashable) -> NavigationReceiveResumeType? {
    guard let navigator = screen?.navigator else { return nil }
    return handler?(value, navigator)
  }
}

/// The handler of values that no view receives.
@MainActor
final class UnhandledHandler: Placed {
  private(set) weak var screen: ScreenContext?
  private var handler: ((any Hashable, Navigator) -> NavigationReceiveResumeType)?

  nonisolated init() {}

  func update(
    on screen: ScreenContext, _ handler: @escaping @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType
  ) {
    self.screen = screen
    self.handler = handler
  }

  func handle(_ value: any Hashable) -> NavigationReceiveResumeType? {
    guard let navigator = screen?.navigator else { return nil }
    return handler?(value, navigator)
  }
}

extension NavigationTree {
  /// Returns the receiver of a value: visible views come first, then deeper ones, then newer ones.
  func receiver(of value: any Hashable) -> Receiver? {
    let type = Swift.type(of: value) as Any.Type
    return receivers.nearestFirst.first { $0.valueType == type }
  }
}
