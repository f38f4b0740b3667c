/// The response to an alert or dialog: a button's action, which also closes it.
///
/// Only the first response counts. Later taps arrive before the host has removed the alert, so they are ignored.
@MainActor
final class AlertResponse {
  /// A Boolean value that indicates whether a button was tapped. It is reset if the alert remains because its binding was not
  /// written or rejected the change.
  var isPerformed = false
  private let close: DismissAction

  init(close: DismissAction) {
    self.close = close
  }

  /// Runs the action of a button and closes the alert. Returns false if there was already a response.
  func perform(_ action: () -> Void) -> Bool {
    guard !isPerformed else { return false }
    isPerformed = true
    action()
    close()
    return true
  }
}

nonisolated struct AlertResponseKey: EnvironmentKey {
  static var defaultValue: AlertResponse? { nil }
}
