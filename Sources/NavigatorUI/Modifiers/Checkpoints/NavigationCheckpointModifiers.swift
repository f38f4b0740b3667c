import SwiftUI

extension View {
  /// Registers a checkpoint on this view's screen while the view exists.
  ///
  /// ```swift
  /// HomeView()
  ///   .navigationCheckpoint(KnownCheckpoints.home)
  /// ```
  nonisolated public func navigationCheckpoint<T>(_ checkpoint: NavigationCheckpoint<T>) -> some View {
    registering(checkpoint, nil)
  }

  /// Registers a checkpoint on this view's screen, and performs an action after each return to it.
  ///
  /// ```swift
  /// .navigationCheckpoint(KnownCheckpoints.home) { model.reload() }
  /// ```
  nonisolated public func navigationCheckpoint(
    _ checkpoint: NavigationCheckpoint<Void>, action: @escaping @MainActor () -> Void
  ) -> some View {
    registering(checkpoint) { _ in action() }
  }

  /// Registers a checkpoint on this view's screen, and receives the value of each return to it.
  ///
  /// ```swift
  /// .navigationCheckpoint(KnownCheckpoints.page2) { number in
  ///   chosen = number
  /// }
  /// …
  /// navigator.returnToCheckpoint(KnownCheckpoints.page2, value: 5)
  /// ```
  nonisolated public func navigationCheckpoint<T>(
    _ checkpoint: NavigationCheckpoint<T>, completion: @escaping @MainActor (T) -> Void
  ) -> some View {
    registering(checkpoint, completion)
  }

  /// Returns to a checkpoint when a binding receives one, and resets the binding to nil.
  ///
  /// ```swift
  /// @State private var checkpoint: NavigationCheckpoint<Void>?
  /// …
  /// Button("Home") { checkpoint = KnownCheckpoints.home }
  ///   .navigationReturnToCheckpoint($checkpoint)
  /// ```
  nonisolated public func navigationReturnToCheckpoint<T>(_ checkpoint: Binding<NavigationCheckpoint<T>?>) -> some View {
    modifier(NavigatorValueModifier(value: checkpoint) { $0.returnToCheckpoint($1) })
  }

  /// Returns to a checkpoint when a flag becomes true, and resets the flag to false.
  nonisolated public func navigationReturnToCheckpoint<T>(
    trigger: Binding<Bool>, checkpoint: NavigationCheckpoint<T>
  ) -> some View {
    modifier(NavigatorValueModifier(trigger: trigger) { $0.returnToCheckpoint(checkpoint) })
  }

  nonisolated private func registering<T>(
    _ checkpoint: NavigationCheckpoint<T>, _ completion: (@MainActor (T) -> Void)?
  ) -> some View {
    modifier(
      ScreenRegistration(
        "The checkpoint \(checkpoint.name)", RegisteredCheckpoint(checkpoint, completion),
        added: { $1.checkpoints.noteAddition($0) }, appearanceChanged: { $0.signals.checkpointChanges += 1 }))
  }
}
