import Foundation

/// A type that provides the dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// The mode of the schedule.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates of the schedule in ascending order, starting around a date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode of a timeline schedule, which determines the frequency of dates.
public enum TimelineScheduleMode: Sendable {
  /// A mode that produces all dates of the schedule.
  case normal
  /// A mode that produces fewer dates to save energy. The runtime does not request it.
  case lowFrequency
}

/// A schedule with a constant interval between dates.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a periodic schedule.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule.
  ///   - interval: The interval between two dates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// Returns the dates of the schedule. The first date is the last one that is not later than `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(next: start + (passed.isFinite ? passed * interval : 0), interval: interval)
  }

  /// The endless sequence of dates in a periodic schedule.
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

/// A schedule with a date at the start of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the starts of minutes. The first date is the start of the minute that contains `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // All current time zones have offsets of whole minutes, so minutes start simultaneously in all time zones.
    let minute = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(base: minute.entries(from: startDate, mode: mode))
  }

  /// The endless sequence of minute starts.
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

/// A schedule with explicit dates.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns all dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates as often as the runtime allows, which is 30 times per second.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  let isPaused: Bool

  /// Creates an animation schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval between two updates, in seconds.
  ///   - paused: A Boolean value that indicates whether updates stop after the first one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, TimelineLimits.minimumInterval)
    isPaused = paused
  }

  /// Returns the dates of the schedule, starting with `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      base: PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode), isPaused: isPaused)
  }

  /// The dates of an animation schedule.
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

/// The limits of timelines.
nonisolated enum TimelineLimits {
  /// The minimum interval between two updates, in seconds. Each update requires a message to the web page.
  static let minimumInterval = 1.0 / 30
  /// The minimum interval between two updates of a text that shows a time, in seconds.
  static let minimumTextInterval = 0.1
  /// The time after which a timeline checks again whether the host has shown the earlier updates, in seconds.
  static let hostInterval = 0.1
  /// The maximum number of past dates that are skipped at a time.
  static let maximumSkipped = 10_000
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with a constant interval between dates, in seconds.
  nonisolated public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with a date at the start of each minute.
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule with explicit dates in ascending order.
  nonisolated public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates as often as the runtime allows, which is 30 times per second.
  nonisolated public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that updates at most 30 times per second.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval between two updates, in seconds.
  ///   - paused: A Boolean value that indicates whether updates stop after the first one.
  nonisolated public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
