import Foundation

/// A view that updates its content at the dates of a schedule, at most 30 times per second.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The content is updated while it is visible and the scene is not in the background. In tests, a `TestClock` drives the updates.
///
/// Each update requires a message to the web page. If a slow page has not applied the updates of half a second, the content
/// waits until it has, and then shows the current date. For smooth motion, use `withAnimation`, ``PhaseAnimator`` or
/// ``KeyframeAnimator``, which the page renders in each frame.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of an update, which contains its date and cadence.
  public struct Context {
    /// The expected interval between two updates.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// The interval is shorter than a second.
      case live
      /// The interval is several seconds.
      case seconds
      /// The interval is several minutes.
      case minutes
    }

    /// The date of the schedule that caused this update.
    public let date: Date
    /// The expected interval between two updates.
    public let cadence: Cadence

    /// Does nothing, because the content is always updated at the next date.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @Environment(\.scenePhase) private var scenePhase
}

/// The context type that all timelines share.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that updates its content at the dates of a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the most recent date.
  @MainActor public var body: some View {
    TimelineTicker(
      content: content(TimelineViewDefaultContext(date: date ?? firstDate, cadence: .live)), schedule: schedule,
      isPaused: scenePhase == .background
    ) { date = $0 }
  }

  /// The last date of the schedule that is not in the future. If there is none, it is the first date of the schedule.
  private var firstDate: Date {
    let now = Date()
    var first: Date?
    for (index, date) in schedule.entries(from: now, mode: .normal).enumerated() {
      if first != nil, date > now || index > TimelineLimits.maximumSkipped { break }
      first = date
    }
    return first ?? now
  }
}

/// A view that reports the dates of a schedule while it is visible.
nonisolated struct TimelineTicker<Content: View, Schedule: TimelineSchedule>: PrimitiveView {
  let content: Content
  let schedule: Schedule
  let isPaused: Bool
  let show: (Date) -> Void

  nonisolated init(content: Content, schedule: Schedule, isPaused: Bool, show: @escaping (Date) -> Void) {
    self.content = content
    self.schedule = schedule
    self.isPaused = isPaused
    self.show = show
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TimelineNode(view, type, context)
  }
}

@MainActor
final class TimelineNode<Content: View, Schedule: TimelineSchedule>: AppearingNode<TimelineTicker<Content, Schedule>, Content> {
  /// The date that the content displays, or nil.
  private var shown: Date?
  /// A Boolean value that indicates whether dates may have passed while the content was not updated.
  private var mayHaveMissedDates = false
  private let waits: DateWaits

  init(
    _ view: TimelineTicker<Content, Schedule>, _ type: ViewType<TimelineTicker<Content, Schedule>>, _ context: NodeContext
  ) {
    waits = context.graph.service()
    super.init(view, type, context) { $0.content }
    observeAppearance()
  }

  override func viewDidChange(from old: TimelineTicker<Content, Schedule>) {
    super.viewDidChange(from: old)
    if view.isPaused {
      mayHaveMissedDates = true
    } else if mayHaveMissedDates {
      graph.afterCommit { [weak self] in self?.showMissedDate() }
    }
    waitForNextDate()
  }

  override func viewAppeared() {
    showMissedDate()
    waitForNextDate()
  }

  override func viewDisappeared() {
    mayHaveMissedDates = true
    waits.remove(self)
  }

  /// Shows the last date that has passed while the content was hidden or the scene was in the background.
  private func showMissedDate() {
    guard mayHaveMissedDates, hasAppeared, !view.isPaused else { return }
    mayHaveMissedDates = false
    guard let date = lastDate, shown.map({ date > $0 }) ?? true else { return }
    shown = date
    view.show(date)
  }

  private var now: Date { waits.now(graph.clock) }

  /// Schedules an update for the next date. It replaces a pending update, because a changed schedule may have an earlier date.
  private func waitForNextDate() {
    guard hasAppeared, !view.isPaused, let date = nextDate else { return waits.remove(self) }
    // Timelines with the maximum rate are updated together.
    let earliest = now.addingTimeInterval(TimelineLimits.minimumInterval)
    let leeway = date > earliest ? 0.001 : TimelineLimits.minimumInterval / 2
    waits.set(self, at: max(date, earliest), leeway: leeway) { [weak self] isLate in self?.showDate(date, isLate: isLate) }
  }

  private func showDate(_ date: Date, isLate: Bool) {
    let date = isLate ? max(date, lastDate ?? date) : date
    shown = date
    view.show(date)
    waitForNextDate()
  }

  /// The last date of the schedule that is not in the future. It is nil if there is none, or if the schedule is paused.
  private var lastDate: Date? {
    if let animation = view.schedule as? AnimationTimelineSchedule, animation.isPaused { return nil }
    let now = now
    var last: Date?
    for (index, date) in view.schedule.entries(from: now, mode: .normal).enumerated() {
      if date > now || index > TimelineLimits.maximumSkipped { break }
      last = date
    }
    return last
  }

  /// The first date of the schedule that is later than now and than the displayed date, or nil.
  private var nextDate: Date? {
    let now = now
    var skipped = 0
    for date in view.schedule.entries(from: now, mode: .normal) {
      if date > now, shown.map({ date > $0 }) ?? true { return date }
      skipped += 1
      if skipped > TimelineLimits.maximumSkipped {
        reportPastDates()
        return nil
      }
    }
    return nil
  }

  private func reportPastDates() {
    graph.reportOnce(
      """
      A TimelineView in \(viewName) is no longer updated, because its schedule has more than \(TimelineLimits.maximumSkipped) \
      dates that are not later than the current one. Return only dates around the start date that entries(from:mode:) receives.
      """)
  }
}
