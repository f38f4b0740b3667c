import NavigatorHost

/// A control that selects a number from a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  let value: SliderValue
  let label: Label
  let minimumLabel: ValueLabel?
  let maximumLabel: ValueLabel?
  let onEditingChanged: (Bool) -> Void

  /// Creates a slider with a label and views at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step: nil), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, a label and views at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step: Double(step)), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  nonisolated init(
    value: SliderValue, label: Label, minimumLabel: ValueLabel?, maximumLabel: ValueLabel?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.onEditingChanged = onEditingChanged
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SliderNode(.slider, view, type, context)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step: nil), label: label(), minimumLabel: nil, maximumLabel: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step: Double(step)), label: label(), minimumLabel: nil, maximumLabel: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

@MainActor
final class SliderNode<Label: View, ValueLabel: View>: ContainerNode<
  Slider<Label, ValueLabel>, TupleView<(Label, HStack<ValueLabel>?, HStack<ValueLabel>?)>
>
{
  /// A view at an end is one element, so that hosts can identify the last one.
  override var content: TupleView<(Label, HStack<ValueLabel>?, HStack<ValueLabel>?)> {
    TupleView((view.label, view.minimumLabel.map { end in HStack { end } }, view.maximumLabel.map { end in HStack { end } }))
  }

  override func resolve() -> Resolved {
    track {
      let value = view.value
      let number = value.read()
      var content: Content = [
        .value: .number(number.isFinite ? number : value.minimum), .minimum: .number(value.minimum),
        .maximum: .number(value.maximum),
      ]
      if let step = value.step { content[.step] = .number(step) }
      if let details = value.details {
        details.add(to: &content)
        if let words = details.words(for: number) { content[.accessibilityValue] = .string(string(of: words)) }
      }
      if read(SliderThumbKey.self) == .hidden { content[.hidesThumb] = true }
      if view.maximumLabel != nil { content[.kind] = .kind(.ends) }
      return control(content)
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.number(let sent), _) = action, let number = view.value.accepted(sent) else {
      return .dropped(.invalidValue)
    }
    view.onEditingChanged(true)
    view.value.write(number)
    view.onEditingChanged(false)
    acknowledgeChange()
    return .handled
  }
}
