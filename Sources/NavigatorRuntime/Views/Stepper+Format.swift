import Foundation

// Steppers whose value assistive technologies read in a format.

extension Stepper {
  /// Creates a stepper for a value, which assistive technologies read in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: nil, format: format), onEditingChanged, label)
  }

  /// Creates a stepper for a value within bounds, which assistive technologies read in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: bounds, format: format), onEditingChanged, label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title for a value, which assistive technologies read in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: nil, format: format), onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper with a title for a value, which assistive technologies read in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: nil, format: format), onEditingChanged) { Text(title) }
  }

  /// Creates a stepper with a localized title for a value within bounds, which assistive technologies read in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: bounds, format: format), onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper with a title for a value within bounds, which assistive technologies read in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, step: step, bounds: bounds, format: format), onEditingChanged) { Text(title) }
  }
}

extension StepperSteps {
  /// Creates the steps of a value that assistive technologies read in a format.
  fileprivate init<F: FormatStyle>(
    _ value: Binding<F.FormatInput>, step: F.FormatInput.Stride, bounds: ClosedRange<F.FormatInput>?, format: F
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, step: step, bounds: bounds, text: { $1.adapt(format).format($0) })
  }
}
