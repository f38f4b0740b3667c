import NavigatorHost

/// A slider's value and bounds, independent of the value's type.
nonisolated struct SliderValue {
  let minimum: Double
  let maximum: Double
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void
  /// The marks, the limits and the description of the value, or nil if the slider has none of these. Only few sliders have them.
  private(set) var details: SliderDetails?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    minimum = Double(bounds.lowerBound)
    maximum = Double(bounds.upperBound)
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
  }

  /// Returns the nearest number that the slider can select, or nil if `number` is invalid or out of range.
  func accepted(_ number: Double) -> Double? {
    guard number.isFinite, number >= minimum, number <= maximum else { return nil }
    guard let details else { return stepped(number) }
    let range = details.enabled ?? minimum...maximum
    let limited = min(max(number, range.lowerBound), range.upperBound)
    guard details.selectsMarks else { return min(max(stepped(limited), range.lowerBound), range.upperBound) }
    let selectable = details.marks.map(\.value).filter(range.contains)
    return selectable.min { abs($0 - limited) < abs($1 - limited) } ?? limited
  }

  private func stepped(_ number: Double) -> Double {
    guard let step else { return number }
    return min(minimum + ((number - minimum) / step).rounded() * step, maximum)
  }
}

extension SliderValue {
  /// Limits the values that users can select. Sets the value from which the track is filled, and the description of the value.
  mutating func limit<V: BinaryFloatingPoint>(to bounds: ClosedRange<V>?, neutral: V?, label: some View) {
    let neutral = neutral.map { Double($0) }.flatMap { $0.isFinite ? min(max($0, minimum), maximum) : nil }
    let enabled = bounds.flatMap { bounds in
      let range = (Double(bounds.lowerBound)...Double(bounds.upperBound)).clamped(to: minimum...maximum)
      return range == minimum...maximum ? nil : range
    }
    let text = readableText(of: label)
    if neutral != nil || enabled != nil || text != nil {
      details = SliderDetails(neutral: neutral, enabled: enabled, text: text)
    }
  }

  /// Limits the values that users can select to the values of marks.
  mutating func select(_ ticks: some SliderTickContent) {
    let marks = SliderMark.marks(ticks, in: minimum...maximum)
    if marks.isEmpty { return }
    details = details ?? SliderDetails()
    details?.marks = marks
    details?.selectsMarks = true
  }

  /// Sets the marks of the steps.
  mutating func mark<V: BinaryFloatingPoint>(_ tick: (V) -> SliderTick<V>?) {
    guard let step, let last = Int(exactly: ((maximum - minimum) / step).rounded(.down)) else { return }
    let values = (0...max(min(last, SliderMark.maximumCount - 1), 0)).map { minimum + Double($0) * step }
    let ticks = values.compactMap { tick(V($0)) }
    let marks = SliderMark.marks(TupleSliderTickContent(value: (), ticks: ticks), in: minimum...maximum)
    if marks.isEmpty { return }
    details = details ?? SliderDetails()
    details?.marks = marks
  }
}

/// The marks, the limits and the description of the value of a slider.
nonisolated struct SliderDetails {
  /// The value from which the track is filled, or nil for the minimum.
  var neutral: Double?
  /// The values that users can select, or nil for all.
  var enabled: ClosedRange<Double>?
  /// The description of the value, or nil.
  var text: Text?
  var marks: [SliderMark] = []
  /// A Boolean value that indicates whether users can select only the values of marks.
  var selectsMarks = false

  /// Adds the details to the content of an element.
  func add(to content: inout Content) {
    if let neutral { content[.neutralValue] = .number(neutral) }
    if let enabled { content[.enabledRange] = .strings(["\(enabled.lowerBound)", "\(enabled.upperBound)"]) }
    if !marks.isEmpty { content[.ticks] = .strings(marks.map { "\($0.value)" }) }
    if selectsMarks { content[.selectsTicks] = true }
  }

  /// Returns the description of a value: the description that the slider has, or the label of the mark at the value.
  func words(for value: Double) -> Text? { text ?? marks.first { $0.value == value }?.label }
}
