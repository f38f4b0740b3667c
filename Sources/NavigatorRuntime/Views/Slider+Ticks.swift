// Sliders with marks, a neutral value and a range of values that users can select.

extension Slider {
  /// Creates a slider with views at its ends, whose users select values in a part of its range.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The values at the ends of the track.
  ///   - neutralValue: The value from which the track is filled. Nil fills it from the minimum.
  ///   - enabledBounds: The values that users can select. Nil lets them select all values in `bounds`.
  ///   - label: The name of the slider.
  ///   - currentValueLabel: A description of the value, which assistive technologies read.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - onEditingChanged: A closure that is called when editing begins and ends.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: nil)
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    self.init(
      value: slider, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with views at its ends, whose users select the values of its marks.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The values at the ends of the track.
  ///   - neutralValue: The value from which the track is filled. Nil fills it from the minimum.
  ///   - enabledBounds: The values that users can select. Nil lets them select all marks in `bounds`.
  ///   - label: The name of the slider.
  ///   - currentValueLabel: A description of the value, which assistive technologies read.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - ticks: The marks. Without any, users select all values.
  ///   - onEditingChanged: A closure that is called when editing begins and ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: nil)
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    slider.select(ticks())
    self.init(
      value: slider, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and views at its ends, some of whose steps have marks.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The values at the ends of the track.
  ///   - step: The distance between two values.
  ///   - neutralValue: The value from which the track is filled. Nil fills it from the minimum.
  ///   - enabledBounds: The values that users can select. Nil lets them select all steps in `bounds`.
  ///   - label: The name of the slider.
  ///   - currentValueLabel: A description of the value, which assistive technologies read.
  ///   - minimumValueLabel: The view before the track.
  ///   - maximumValueLabel: The view after the track.
  ///   - tick: The mark of a step, or nil for none. It is called for at most 1,000 steps.
  ///   - onEditingChanged: A closure that is called when editing begins and ends.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: Double(step))
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    slider.mark(tick)
    self.init(
      value: slider, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose users select values in a part of its range.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: nil)
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    self.init(value: slider, label: label(), minimumLabel: nil, maximumLabel: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose users select the values of its marks.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: nil)
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    slider.select(ticks())
    self.init(value: slider, label: label(), minimumLabel: nil, maximumLabel: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, some of which have marks.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var slider = SliderValue(value, bounds, step: Double(step))
    slider.limit(to: enabledBounds, neutral: neutralValue, label: currentValueLabel())
    slider.mark(tick)
    self.init(value: slider, label: label(), minimumLabel: nil, maximumLabel: nil, onEditingChanged: onEditingChanged)
  }
}
