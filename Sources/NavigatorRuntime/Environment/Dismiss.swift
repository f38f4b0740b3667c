/// An action that dismisses the enclosing presentation or pops the enclosing screen.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  nonisolated init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

  /// Dismisses the presentation or pops the screen.
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
  /// The action that dismisses the nearest presentation or pops the screen. It has no effect outside presentations and pushed
  /// screens.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// A Boolean value that indicates whether `dismiss` can dismiss a presentation or pop a screen.
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
