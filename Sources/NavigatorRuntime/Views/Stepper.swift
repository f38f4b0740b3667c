import NavigatorHost

/// A control that counts up and down.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  let steps: StepperSteps
  let label: Label
  let onEditingChanged: (Bool) -> Void

  /// A stepper that does what it is told; without an action a direction is disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged, label)
  }

  /// A stepper for a value that can be moved by a stride.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged, label)
  }

  /// A stepper for a value that stays within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged, label)
  }

  nonisolated init(_ steps: StepperSteps, _ onEditingChanged: @escaping (Bool) -> Void, _ label: () -> Label) {
    self.steps = steps
    self.label = label()
    self.onEditingChanged = onEditingChanged
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    StepperNode(.stepper, view, type, context)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged) { Text(title) }
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged) { Text(title) }
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged) { Text(title) }
  }
}

/// What a stepper's two directions do now; nil where one is at its end.
nonisolated struct StepperSteps {
  let up: () -> (() -> Void)?
  let down: () -> (() -> Void)?
  /// The value, as it is read out.
  let text: () -> String?

  init(up: (() -> Void)?, down: (() -> Void)?) {
    self.up = { up }
    self.down = { down }
    text = { nil }
  }

  init<V: Strideable>(_ value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>?) {
    func move(_ distance: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = current.advanced(by: distance) } }
      // The distance to the end is compared, not the end: what would lie beyond may not exist.
      let goesUp = distance > 0
      let rest = current.distance(to: goesUp ? bounds.upperBound : bounds.lowerBound)
      if goesUp ? rest <= 0 : rest >= 0 { return nil }
      let isWithin = goesUp ? distance <= rest : distance >= rest
      let next = isWithin ? current.advanced(by: distance) : goesUp ? bounds.upperBound : bounds.lowerBound
      return { value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound) }
    }
    up = { move(step) }
    down = { move(0 - step) }
    text = { String(describing: value.wrappedValue) }
  }
}

@MainActor
final class StepperNode<Label: View>: ContainerNode<Stepper<Label>, Label> {
  override var content: Label { view.label }

  override func resolve() -> Resolved {
    track {
      var content: Content = [
        .canIncrement: .bool(view.steps.up() != nil), .canDecrement: .bool(view.steps.down() != nil),
      ]
      if let text = view.steps.text() { content[.accessibilityValue] = .string(text) }
      return control(content)
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.number(let direction), _) = action, direction == 1 || direction == -1 else {
      return .dropped(.invalidValue)
    }
    guard let step = direction == 1 ? view.steps.up() : view.steps.down() else { return .dropped(.invalidValue) }
    view.onEditingChanged(true)
    step()
    view.onEditingChanged(false)
    answerChange()
    return .handled
  }
}
