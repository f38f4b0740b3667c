/// The response to an alert or dialog: a button's action, which also closes it.
///
/// Only the first response counts. Later taps arrive before the host has removed the alert, so they are ignored.
@MainActor
final class AlertAnswer {
  /// A Boolean value that indicates whether a button was tapped. It is reset if the alert remains because its binding was not
  /// written or rejected the change.
  var isGiven = false
  private let close: DismissAction

  init(close: DismissAction) {
    self.close = close
  }

  /// Runs the action of a button and closes the alert. Returns false if there was already a response.
  func give(_ action: () -> Void) -> Bool {
    guard !isGiven else { return false }
    isGiven = true
    action()
    close()
    return true
  }
}

nonisolated struct AlertAnswerKey: EnvironmentKey {
  static var defaultValue: AlertAnswer? { nil }
}
