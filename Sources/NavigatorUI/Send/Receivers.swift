import SwiftUI

/// Takes values of one type that are sent. Kept as state of the modifier that receives.
@MainActor
final class Receiver: Placed {
  private(set) var valueType: Any.Type = Never.self
  private(set) weak var screen: ScreenContext?
  /// Whether it navigates to what it receives, rather than doing something else with it.
  private(set) var isAutomatic = false
  private var handler: ((any Hashable, Navigator) -> NavigationReceiveResumeType?)?

  nonisolated init() {}

  /// Says what to do, as of the view's latest evaluation.
  func update<T: Hashable>(
    on screen: ScreenContext, isAutomatic: Bool, _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType
  ) {
    valueType = T.self
    self.isAutomatic = isAutomatic
    self.screen = screen
    self.handler = { value, navigator in (value as? T).map { handler($0, navigator) } }
  }

  /// Takes a value; nil where it is none of its type or the view has gone.
  func receive(_ value: any Hashable) -> NavigationReceiveResumeType? {
    guard let navigator = screen?.navigator else { return nil }
    return handler?(value, navigator)
  }
}

/// Is told of values that nobody receives.
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
  /// Who gets values of a type: where several receive it, one that can be seen; of these the deepest; of these the newest.
  func receiver(of value: any Hashable) -> Receiver? {
    let type = Swift.type(of: value) as Any.Type
    return receivers.nearestFirst.first { $0.valueType == type }
  }
}
