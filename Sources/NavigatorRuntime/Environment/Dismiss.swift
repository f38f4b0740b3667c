/// An action that dismisses the presentation that contains the view, or pops the view's screen.
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
  /// The action that dismisses the nearest presentation or pops the screen. It has no effect outside of both.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// A Boolean value that indicates whether `dismiss` has a presentation or a screen to dismiss.
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
