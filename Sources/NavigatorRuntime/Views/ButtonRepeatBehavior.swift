/// The repetition of a button's action while the button is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, enabled, disabled }
  private let behavior: Behavior

  /// The behavior for the button's context.
  public static let automatic = ButtonRepeatBehavior(behavior: .automatic)
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(behavior: .enabled)
  /// The action is performed once.
  public static let disabled = ButtonRepeatBehavior(behavior: .disabled)
}

nonisolated private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// The repetition of the actions of buttons in this environment.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view repeat their action while they are held. Hosts perform an action once for each press.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ButtonRepeatBehaviorKey.self, value: behavior))
  }
}
