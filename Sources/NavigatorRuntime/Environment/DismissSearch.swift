/// An action that ends a search: it clears the text, removes the focus and sets `isSearching` to false.
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
  /// A Boolean value that indicates whether the user searches with a search field that a view around this one declares.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// The action that ends the search of a view around this one. It has no effect outside of a searchable view.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
