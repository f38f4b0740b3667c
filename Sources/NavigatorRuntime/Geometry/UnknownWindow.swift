/// The actions of a session whose host does not know the size of the window before it shows the first tree.
///
/// They belong to views that appear in geometry readers, and would store sizes of an estimated window.
@MainActor
final class UnknownWindow {
  fileprivate var actions: [() -> Void] = []
}

extension Graph {
  /// Runs an action after the host has reported sizes, and after the views have changed accordingly.
  ///
  /// If no view handles the address with which the session has begun, the action runs at once, because it may show that view.
  func afterMeasuringWindow(_ action: @escaping () -> Void) {
    if openURLRegistry.hasUnhandledURL { windowWasMeasured() }
    guard let unknownWindow else { return action() }
    unknownWindow.actions.append(action)
  }

  /// Runs the waiting actions after the next commit.
  func windowWasMeasured() {
    guard let unknownWindow else { return }
    self.unknownWindow = nil
    unknownWindow.actions.forEach(afterCommit)
  }

  /// Limits the wait of the actions.
  func limitWaitForWindow() {
    guard let unknownWindow else { return }
    // No reader was there when the host began to measure.
    if unknownWindow.actions.isEmpty { return self.unknownWindow = nil }
    afterMaximumWaitForSizes { graph in graph.running { graph.windowWasMeasured() } }
  }

  /// Calls `body` after a second, because a host does not measure views that it does not show. Does not call it if the session
  /// has been released.
  func afterMaximumWaitForSizes(_ body: @escaping @MainActor (Graph) -> Void) {
    Task { [weak session, clock] in
      try? await clock.sleep(.seconds(1))
      if let graph = session?.graph { body(graph) }
    }
  }
}
