extension TextState: CustomStringConvertible {
  /// The localized string, without its style.
  public var description: String { String(state: self) }
}

extension ButtonState: CustomStringConvertible {
  /// The label, the role and the action of the button.
  public var description: String {
    let parts = [quoted(label), role.map { "role: \($0.rawValue)" }, action.action.map { "action: \($0)" }]
    return "ButtonState(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension ButtonStateAction: CustomStringConvertible {
  /// The action, or `nil` if the button has none.
  public var description: String { action.map { "\($0)" } ?? "nil" }
}

extension AlertState: CustomStringConvertible {
  /// The title, the message and the labels of the buttons.
  public var description: String { "AlertState(\(summary))" }
}

extension ConfirmationDialogState: CustomStringConvertible {
  /// The title, the message and the labels of the buttons.
  public var description: String { "ConfirmationDialogState(\(summary))" }
}

extension DialogContent {
  fileprivate var summary: String {
    let buttons = buttons.isEmpty ? nil : "buttons: [\(buttons.map { quoted($0.label) }.joined(separator: ", "))]"
    return [quoted(title), message.map { "message: \(quoted($0))" }, buttons].compactMap(\.self).joined(separator: ", ")
  }
}

private func quoted(_ text: TextState) -> String { "\"\(text)\"" }
