/// An action that ends a search. It clears the text, removes the focus and sets `isSearching` to false.
@MainActor
@preconcurrency
public struct DismissSearchAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

  /// Ends the search.
  public func callAsFunction() {
    action()
  }
}

nonisolated struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = DismissSearchAction {}
}

nonisolated struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching with the search field of an enclosing view.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// The action that ends the search of an enclosing view. It has no effect outside a searchable view.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
