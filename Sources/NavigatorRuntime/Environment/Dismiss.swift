/// Closes what the view is presented in, or pops the screen it is on.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

  public func callAsFunction() {
    action()
  }
}

nonisolated struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction {}
}

nonisolated struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Closes the nearest presentation, or pops the screen. Does nothing where there is neither.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in something that `dismiss` closes.
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
