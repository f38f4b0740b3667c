// The first spelling of steppers with a label view. Prefer the initializers whose `label` comes before `onEditingChanged`.

extension Stepper {
  /// Creates a stepper with an action for each direction. A direction without an action is disabled.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged, label)
  }

  /// Creates a stepper for a value.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged, label)
  }

  /// Creates a stepper for a value within bounds.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged, label)
  }
}
