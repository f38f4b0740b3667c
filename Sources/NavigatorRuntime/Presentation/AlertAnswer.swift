/// What the buttons of an alert or dialog give: an action, which closes it. It is given once: what is tapped before the screen shows that the
/// alert is gone was meant for one that is there no more.
@MainActor
final class AlertAnswer {
  /// Set back where the alert stays, because its binding was not written or refused it.
  var isGiven = false
  private let close: DismissAction

  init(close: DismissAction) {
    self.close = close
  }

  /// Runs the action of a button and closes; false where an answer has been given.
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
