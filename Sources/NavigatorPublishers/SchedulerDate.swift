import Foundation
import OpenCombine

/// A point in time of the schedulers that use dates: run loops and operation queues.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a point in time.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the distance to another point in time.
  public func distance(to other: SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the point in time at a distance.
  public func advanced(by distance: Stride) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(distance.timeInterval))
  }

  /// A distance between two points in time.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    /// The distance in seconds.
    public var timeInterval: TimeInterval
    /// The distance in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates a distance in seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// Creates a distance in seconds.
    public init(floatLiteral value: TimeInterval) {
      timeInterval = value
    }

    /// Creates a distance in seconds.
    public init(integerLiteral value: TimeInterval) {
      timeInterval = value
    }

    /// Creates a distance in seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Returns a Boolean value that indicates whether the first distance is less than the second.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
    /// Returns the product of two distances in seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
    /// Returns the sum of two distances.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
    /// Returns the difference between two distances.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
    /// Multiplies the first distance by the second one.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds the second distance to the first one.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts the second distance from the first one.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    /// Returns a distance in seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// Returns a distance in seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// Returns a distance in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }
    /// Returns a distance in microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }
    /// Returns a distance in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }
  }
}

/// A wrapper that carries an action to the thread on which a scheduler runs it. The caller transfers the ownership of the action.
struct ScheduledAction: @unchecked Sendable {
  let run: () -> Void
}

/// A timer of Dispatch that can be cancelled.
final class DispatchTimer: Cancellable, @unchecked Sendable {
  private let source: any DispatchSourceTimer

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - delay: The time until the first action, in seconds.
  ///   - interval: The time between two actions, in seconds; nil for one action.
  init(on queue: DispatchQueue, after delay: TimeInterval, interval: TimeInterval?, _ action: ScheduledAction) {
    source = DispatchSource.makeTimerSource(queue: queue)
    // Dispatch counts nanoseconds in 64 bits.
    let delay = DispatchTimeInterval(seconds: delay)
    if let interval {
      source.schedule(deadline: .now() + delay, repeating: DispatchTimeInterval(seconds: max(interval, 0.001)))
    } else {
      source.schedule(deadline: .now() + delay)
    }
    source.setEventHandler { action.run() }
    source.resume()
  }

  func cancel() {
    source.cancel()
  }
}

extension DispatchTimeInterval {
  /// Creates an interval of at most a hundred years. Negative intervals are empty.
  init(seconds: TimeInterval) {
    let maximum = 100.0 * 366 * 86_400
    let seconds = seconds.isNaN ? 0 : min(max(seconds, 0), maximum)
    self = .nanoseconds(Int(seconds * 1e9))
  }
}
