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
      Self.next(value.wrappedValue, distance, bounds).map { next in { value.wrappedValue = next } }
    }
    up = { move(step) }
    down = { move(Self.opposite(of: step)) }
    text = { String(describing: value.wrappedValue) }
  }

  /// Returns the distance in the other direction. The smallest number has no opposite; the largest takes its place.
  private static func opposite<Distance: SignedNumeric>(of distance: Distance) -> Distance {
    if distance as? Int == .min, let largest = Int.max as? Distance { return largest }
    return 0 - distance
  }

  /// Where a step leads; nil at the end of the bounds, or of what the type can hold.
  private static func next<V: Strideable>(_ current: V, _ distance: V.Stride, _ bounds: ClosedRange<V>?) -> V? {
    let goesUp = distance > 0
    if let bounds, goesUp ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
    let end = goesUp ? bounds?.upperBound : bounds?.lowerBound
    if let integer = current as? any FixedWidthInteger, let distance = distance as? Int {
      // To go on beyond the type's last number would trap, and the person decides how often a step is made.
      guard let next = integer.stepped(distance) as? V else { return end }
      return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    guard let bounds, let end else { return current.advanced(by: distance) }
    // The distance to the end is compared, not the end: what would lie beyond may not exist.
    let rest = current.distance(to: end)
    let next = (goesUp ? distance <= rest : distance >= rest) ? current.advanced(by: distance) : end
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }
}

extension FixedWidthInteger {
  /// The number at a distance, or nil where the type holds none.
  nonisolated fileprivate func stepped(_ distance: Int) -> Self? {
    guard let size = Self(exactly: distance.magnitude) else { return nil }
    let (next, overflows) = distance < 0 ? subtractingReportingOverflow(size) : addingReportingOverflow(size)
    return overflows ? nil : next
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
