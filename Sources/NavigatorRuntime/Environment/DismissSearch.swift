/// Ends a search: empties its field, takes the focus from it, and lets `isSearching` be false.
@MainActor
@preconcurrency
public struct DismissSearchAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

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
  /// Whether a person searches in what a view around this one makes searchable.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search of what a view around this one makes searchable. Does nothing where there is none.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
}
