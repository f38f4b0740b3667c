import Foundation

/// A type that provides the dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// The frequency of the schedule's dates.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from around a date, in ascending order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// All dates of the schedule.
  case normal
  /// Seldom, to save energy. The runtime does not request it.
  case lowFrequency
}

/// A schedule with the same time between all dates.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The time between two dates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// Returns the dates, beginning with the last one that is not later than `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start + (passed.isFinite ? passed * interval : 0), interval: interval)
  }

  /// The dates of a periodic schedule. They have no end.
  public struct Entries: Sequence, IteratorProtocol {
    fileprivate var nextDate: Date
    private let interval: TimeInterval

    fileprivate init(next: Date, interval: TimeInterval) {
      nextDate = next
      self.interval = interval
    }

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { nextDate += interval }
      return nextDate
    }

    /// The type of the dates.
    public typealias Element = Date
    /// The type of the iterator.
    public typealias Iterator = Entries
  }
}

/// A schedule with the start of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the starts of the minutes, beginning with that of `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // All time zones have offsets of whole minutes today, so that minutes begin at the same time everywhere.
    let minute = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(base: minute.entries(from: startDate, mode: mode))
  }

  /// The starts of minutes. They have no end.
  public struct Entries: Sequence, IteratorProtocol {
    fileprivate var base: PeriodicTimelineSchedule.Entries

    /// Returns the next date.
    public mutating func next() -> Date? { base.next() }

    /// The type of the dates.
    public typealias Element = Date
    /// The type of the iterator.
    public typealias Iterator = Entries
  }
}

/// A schedule with dates of the app.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule with dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates as often as the runtime allows: ten times a second.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two updates, in seconds.
  ///   - paused: A Boolean value that indicates whether there are no updates after the first.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, TimelineLimits.minimumInterval)
    isPaused = paused
  }

  /// Returns dates, beginning with `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      base: PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode), isPaused: isPaused)
  }

  /// The dates of an animation.
  public struct Entries: Sequence, IteratorProtocol {
    fileprivate var base: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool
    private var hasBegun = false

    fileprivate init(base: PeriodicTimelineSchedule.Entries, isPaused: Bool) {
      self.base = base
      self.isPaused = isPaused
    }

    /// Returns the next date.
    public mutating func next() -> Date? {
      if isPaused, hasBegun { return nil }
      hasBegun = true
      return base.next()
    }

    /// The type of the dates.
    public typealias Element = Date
    /// The type of the iterator.
    public typealias Iterator = Entries
  }
}

/// The bounds of timelines.
nonisolated enum TimelineLimits {
  /// The minimum time between two updates in seconds. Each update is a message to the page.
  static let minimumInterval = 0.1
  /// The maximum number of past dates that are skipped at once.
  static let maximumSkipped = 10_000
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with the same time between all dates, in seconds.
  nonisolated public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with the start of each minute.
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule with dates in ascending order.
  nonisolated public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates as often as the runtime allows: ten times a second.
  nonisolated public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that updates at most ten times a second.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two updates, in seconds.
  ///   - paused: A Boolean value that indicates whether there are no updates after the first.
  nonisolated public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
