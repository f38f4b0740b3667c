/// The receiver of sent values of one type.
nonisolated struct Receiver {
  let valueType: Any.Type
  /// A Boolean value that indicates whether the receiver navigates to the values that it receives.
  let isAutomatic: Bool
  /// Receives a value. Returns nil for a value of another type.
  let receive: @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType?

  init<T: Hashable>(isAutomatic: Bool, _ handler: @escaping @MainActor (T, Navigator) -> NavigationReceiveResumeType) {
    valueType = T.self
    self.isAutomatic = isAutomatic
    receive = { value, navigator in (value as? T).map { handler($0, navigator) } }
  }
}

/// The handler of values that no view receives.
typealias UnhandledHandler = @MainActor (any Hashable, Navigator) -> NavigationReceiveResumeType

extension NavigationTree {
  var unhandledHandlers: Registry<ViewRegistration<UnhandledHandler>> { registry(of: UnhandledHandler.self) }

  /// Returns the receiver of a value: visible views come first, then deeper ones, then newer ones.
  func receiver(of value: any Hashable) -> ViewRegistration<Receiver>? {
    let type = Swift.type(of: value) as Any.Type
    return registry(of: Receiver.self).nearestFirst.first { $0.value?.valueType == type }
  }
}
