/// The width of buttons.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private enum Sizing { case automatic, fitted, flexible }
  private let sizing: Sizing

  /// The width for the button's context.
  public static let automatic = ButtonSizing(sizing: .automatic)
  /// The width of the button's label.
  public static let fitted = ButtonSizing(sizing: .fitted)
  /// The available width.
  public static let flexible = ButtonSizing(sizing: .flexible)
}

nonisolated struct ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// The width of the buttons in this environment.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the buttons with a border or a surface in this view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ButtonSizingKey.self, value: sizing))
  }
}
