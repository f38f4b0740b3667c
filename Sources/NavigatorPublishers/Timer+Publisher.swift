import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher of the current date at an interval. It publishes while it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: The time by which a date may be late, in seconds. It is ignored.
  ///   - runLoop: The run loop on which the dates are published.
  ///   - mode: The mode of the run loop. It is ignored.
  ///   - options: The options of the scheduled actions. There are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at an interval.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// The time by which a date may be late, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop on which the dates are published.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The options of the scheduled actions.
    public let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher of the current date at an interval; see `Timer.publish(every:tolerance:on:in:options:)`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer. It stops when the result is cancelled.
    public func connect() -> any Cancellable {
      let first = runLoop.now.advanced(by: SchedulerDate.Stride(interval))
      return runLoop.schedule(after: first, interval: SchedulerDate.Stride(interval), tolerance: 0, options: options) {
        [dates] in dates.send(Date())
      }
    }
  }
}
