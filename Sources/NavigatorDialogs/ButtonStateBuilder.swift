/// A result builder for the buttons of an alert or a dialog, with `if`, `switch` and `for`.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Returns an array with one button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// Returns the given buttons.
  public static func buildExpression(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// Returns the buttons of all statements.
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    Array(parts.joined())
  }

  /// Returns the buttons of an `if` without `else`.
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    part ?? []
  }

  /// Returns the buttons of the first branch.
  public static func buildEither(first part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }

  /// Returns the buttons of the second branch.
  public static func buildEither(second part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }

  /// Returns the buttons of a `for` loop.
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    Array(parts.joined())
  }

  /// Returns the buttons of an `if #available`.
  public static func buildLimitedAvailability(_ part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }
}
