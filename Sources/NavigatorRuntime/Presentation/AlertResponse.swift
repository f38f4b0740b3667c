/// The response to an alert, dialog or menu: a button's action, which also closes it.
///
/// Only the first response counts. Later taps arrive before the host has removed the alert, so they are ignored.
@MainActor
final class AlertResponse {
  /// A Boolean value that indicates whether a button was tapped. It is reset if the alert remains because its binding was not
  /// written or rejected the change.
  var isPerformed = false
  private let close: DismissAction
  /// A Boolean value that indicates whether the response belongs to a menu.
  let isMenu: Bool
  /// The menu that contains the button of this one.
  private let outer: AlertResponse?

  /// Creates the response of an alert or dialog.
  init(close: DismissAction) {
    self.close = close
    isMenu = false
    outer = nil
  }

  /// Creates the response of a menu.
  ///
  /// - Parameters:
  ///   - close: The action that closes the menu.
  ///   - outer: The response of the menu around this one, if any.
  init(close: DismissAction, menu outer: AlertResponse?) {
    self.close = close
    isMenu = true
    self.outer = outer
  }

  /// Runs the action of a button and closes the alert. Returns false if there was already a response.
  func perform(_ action: () -> Void) -> Bool {
    guard !isPerformed else { return false }
    isPerformed = true
    action()
    close()
    if isMenu { _ = outer?.perform {} }
    return true
  }
}

extension Node {
  /// Closes the menu that contains this control after the control has changed a value.
  func closeMenu() {
    let values = EnvironmentValues(scope: scope)
    guard let menu = values[AlertResponseKey.self], menu.isMenu else { return }
    if values[MenuDismissKey.self] != .disabled { _ = menu.perform {} }
  }
}

nonisolated struct AlertResponseKey: EnvironmentKey {
  static var defaultValue: AlertResponse? { nil }
}
