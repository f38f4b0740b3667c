/// The response to an alert, dialog or menu. The action of a button is performed and the alert is closed.
///
/// Only the first response is effective. Later taps, which may arrive before the host has removed the alert, are ignored.
@MainActor
final class AlertResponse {
  /// A Boolean value that indicates whether a button has been tapped. It is reset if the alert remains presented because its
  /// binding was not written or rejected the change.
  var isPerformed = false
  private let close: DismissAction
  /// A Boolean value that indicates whether the response belongs to a menu.
  let isMenu: Bool
  /// The response of the enclosing menu, or nil.
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
  ///   - outer: The response of the enclosing menu, or nil.
  init(close: DismissAction, menu outer: AlertResponse?) {
    self.close = close
    isMenu = true
    self.outer = outer
  }

  /// Performs the action of a button and closes the alert. Returns false if there has already been a response.
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
  /// Closes the menu that contains this control. Call this method after the control has changed a value.
  func closeMenu() {
    let values = EnvironmentValues(scope: scope)
    guard let menu = values[AlertResponseKey.self], menu.isMenu else { return }
    if values[MenuDismissKey.self] != .disabled { _ = menu.perform {} }
  }
}

nonisolated struct AlertResponseKey: EnvironmentKey {
  static var defaultValue: AlertResponse? { nil }
}
