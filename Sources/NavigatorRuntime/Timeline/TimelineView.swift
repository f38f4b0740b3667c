import Foundation

/// A view that updates its content at the dates of a schedule, at most ten times a second.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The content is updated while it is shown and the scene is not in the background. Tests advance a `TestClock`.
///
/// Each update is a message to the page. The session does not know at once whether the page has applied it, because pages
/// acknowledge messages together, after at most 250 ms. With more than ten updates a second, a slow page would fall behind. Use
/// `withAnimation`, ``PhaseAnimator`` or ``KeyframeAnimator`` for movements, which a page shows in each of its frames.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence of an update.
  public struct Context {
    /// The expected time between two updates.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// Less than a second.
      case live
      /// Some seconds.
      case seconds
      /// Some minutes.
      case minutes
    }

    /// The date of the schedule that led to this update.
    public let date: Date
    /// The expected time between two updates. The runtime always expects further ones.
    public let cadence: Cadence

    /// Does nothing: the content is always updated at the next date.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @Environment(\.scenePhase) private var scenePhase
}

/// The context of all timelines.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that updates its content at the dates of a schedule.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the last date.
  @MainActor public var body: some View {
    TimelineTicker(
      content: content(TimelineViewDefaultContext(date: date ?? firstDate, cadence: .live)), schedule: schedule,
      isPaused: scenePhase == .background
    ) { date = $0 }
  }

  /// The last date of the schedule that is not in the future, or else its first one.
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

/// A view that reports the dates of a schedule while it is shown.
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
  private var wait: Task<Void, Never>?
  /// The date that the content shows.
  private var shown: Date?
  /// A date and the time of the clock at that date, from which the current date follows.
  private let origin: (date: Date, time: Duration)

  init(
    _ view: TimelineTicker<Content, Schedule>, _ type: ViewType<TimelineTicker<Content, Schedule>>, _ context: NodeContext
  ) {
    origin = (Date(), context.graph.clock.now())
    super.init(view, type, context) { $0.content }
    observeAppearance()
  }

  override func viewDidChange(from old: TimelineTicker<Content, Schedule>) {
    super.viewDidChange(from: old)
    waitForNextDate()
  }

  override func viewAppeared() { waitForNextDate() }

  override func viewDisappeared() {
    wait?.cancel()
    wait = nil
  }

  private var now: Date { origin.date + (graph.clock.now() - origin.time).seconds }

  /// Waits for the next date of the current schedule. A schedule that has changed may have an earlier one.
  private func waitForNextDate() {
    wait?.cancel()
    wait = nil
    guard hasAppeared, !view.isPaused, let date = nextDate else { return }
    let delay = min(max(date.timeIntervalSince(now), TimelineLimits.minimumInterval), 366 * 86_400)
    wait = Task { [weak self, clock = graph.clock] in
      guard (try? await clock.sleep(.seconds(delay))) != nil, let self, self.wait?.isCancelled == false else { return }
      self.shown = date
      self.view.show(date)
      self.waitForNextDate()
    }
  }

  /// The first date of the schedule after the present and after the shown one.
  private var nextDate: Date? {
    let now = now
    var skipped = 0
    for date in view.schedule.entries(from: now, mode: .normal) {
      if date > now, shown.map({ date > $0 }) ?? true { return date }
      skipped += 1
      if skipped > TimelineLimits.maximumSkipped { return nil }
    }
    return nil
  }
}

extension Duration {
  nonisolated fileprivate var seconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
