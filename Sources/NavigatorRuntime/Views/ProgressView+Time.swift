import Foundation

/// The label of a progress view with a time interval: the time that remains or has passed.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time.
  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

extension ProgressView {
  /// Creates a view that follows the time in an interval, with a label and a view of the current value.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: nil, total: 1, label: label(), currentValueLabel: currentValueLabel())
    clock = ProgressClock(interval: timerInterval, countsDown: countsDown)
  }

  /// Creates a view that follows the time in an interval, with a label.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a view that follows the time in an interval.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  /// Creates a view that shows the completed fraction and the descriptions of a `Progress` object of Foundation. Foundation does
  /// not report changes, so the view reads the object twice a second until it is finished.
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: nil, total: 1, label: EmptyView(), currentValueLabel: EmptyView())
    followed = progress
  }
}

/// The interval that a progress view follows.
nonisolated struct ProgressClock: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the completed fraction at a date.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// The dates at which a progress view is updated: once a second in its interval.
nonisolated struct ProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (start, end) = (max(startDate, interval.lowerBound), interval.upperBound)
    return AnySequence(
      sequence(state: Optional(startDate)) { (next: inout Date?) -> Date? in
        guard let date = next else { return nil }
        next = date >= end ? nil : min(max(date, start).addingTimeInterval(1), end)
        return date
      })
  }
}

/// The dates at which a progress view reads a `Progress` object of Foundation: twice a second until it is finished.
nonisolated struct ProgressObjectSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let progress = progress
    return AnySequence(
      sequence(state: (next: startDate, isLast: false)) { state -> Date? in
        guard !state.isLast else { return nil }
        state.isLast = progress.isFinished || progress.isCancelled
        defer { state.next.addTimeInterval(0.5) }
        return state.next
      })
  }
}
