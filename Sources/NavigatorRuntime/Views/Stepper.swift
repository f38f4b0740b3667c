import NavigatorHost

/// A control that increments and decrements a value.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  let steps: StepperSteps
  let label: Label
  let onEditingChanged: (Bool) -> Void

  /// Creates a stepper with an action for each direction. A direction without an action is disabled.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged, label)
  }

  /// Creates a stepper for a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged, label)
  }

  /// Creates a stepper for a value within bounds.
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
  /// Creates a stepper with a localized title and an action for each direction. A direction without an action is disabled.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper with a title and an action for each direction. A direction without an action is disabled.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), onEditingChanged) { Text(title) }
  }

  /// Creates a stepper with a localized title for a value.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: nil), onEditingChanged) { Text(title) }
  }

  /// Creates a stepper with a localized title for a value within bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged) { Text(titleKey) }
  }

  /// Creates a stepper with a title for a value within bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, step: step, bounds: bounds), onEditingChanged) { Text(title) }
  }
}

/// The current actions of a stepper; nil for a direction that is not available.
nonisolated struct StepperSteps {
  let up: () -> (() -> Void)?
  let down: () -> (() -> Void)?
  /// Returns the value's description for assistive technologies.
  let text: (TextFormatting) -> String?

  init(up: (() -> Void)?, down: (() -> Void)?) {
    self.up = { up }
    self.down = { down }
    text = { _ in nil }
  }

  init<V: Strideable>(
    _ value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>?,
    text: @escaping (V, TextFormatting) -> String = { value, _ in String(describing: value) }
  ) {
    func move(_ distance: V.Stride) -> (() -> Void)? {
      Self.next(value.wrappedValue, distance, bounds).map { next in { value.wrappedValue = next } }
    }
    up = { move(step) }
    down = { move(Self.opposite(of: step)) }
    self.text = { text(value.wrappedValue, $0) }
  }

  /// Returns the distance in the other direction. The smallest number has no opposite, so the largest one is used.
  private static func opposite<Distance: SignedNumeric>(of distance: Distance) -> Distance {
    if distance as? Int == .min, let largest = Int.max as? Distance { return largest }
    return 0 - distance
  }

  /// Returns the next value, or nil at the end of the bounds or of the type's range.
  private static func next<V: Strideable>(_ current: V, _ distance: V.Stride, _ bounds: ClosedRange<V>?) -> V? {
    let goesUp = distance > 0
    if let bounds, goesUp ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
    let end = goesUp ? bounds?.upperBound : bounds?.lowerBound
    if let integer = current as? any FixedWidthInteger, let distance = distance as? Int {
      // A step beyond the type's range would trap, and the user controls the number of steps.
      guard let next = integer.stepped(distance) as? V else { return end }
      return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    guard let bounds, let end else { return current.advanced(by: distance) }
    // The distance to the end is compared instead of the next value, which the type may not be able to represent.
    let rest = current.distance(to: end)
    let next = (goesUp ? distance <= rest : distance >= rest) ? current.advanced(by: distance) : end
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }
}

extension FixedWidthInteger {
  /// Returns the number at a distance, or nil if the type cannot represent it.
  nonisolated fileprivate func stepped(_ distance: Int) -> Self? {
    guard let size = Self(exactly: distance.magnitude) else { return nil }
    let (next, overflows) = distance < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return overflows ? nil : next
  }
}

@MainActor
final class StepperNode<Label: View>: ContainerNode<Stepper<Label>, ControlLabel<Label>> {
  override var content: ControlLabel<Label> { ControlLabel(view.label) }

  override func resolve() -> Resolved {
    track {
      var content: Content = [
        .canIncrement: .bool(view.steps.up() != nil), .canDecrement: .bool(view.steps.down() != nil),
      ]
      let words = [SystemWord.decrement, .increment]
      let labels = words.map { string(of: Text($0)) }
      if labels != words.map(\.rawValue) { content[.stepLabels] = .strings(labels) }
      if let text = view.steps.text(textFormatting) { content[.accessibilityValue] = .string(text) }
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
    acknowledgeChange()
    return .handled
  }
}
