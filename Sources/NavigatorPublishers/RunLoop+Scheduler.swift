import Foundation
import OpenCombine

// The main thread of a server is an event loop, which runs the main queue and not the main run loop. Work for the main run loop
// therefore goes to the main queue.

extension RunLoop: @retroactive Scheduler {
  /// The type of points in time.
  public typealias SchedulerTimeType = SchedulerDate

  /// The options of a scheduled action. There are none.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerDate(Date()) }
  /// The minimum tolerance of delays.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    if isMain {
      DispatchQueue.main.async { action.run() }
    } else {
      perform { action.run() }
    }
  }

  /// Runs an action at a date or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(run: action)
    if isMain {
      let delay = DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.run() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .default)
    }
  }

  /// Runs an action at a date and repeatedly after it, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(run: action)
    let interval = interval.timeInterval
    if isMain {
      return DispatchTimer(on: .main, after: date.date.timeIntervalSinceNow, interval: interval, action)
    }
    let timer = Timer(fire: date.date, interval: interval, repeats: true) { _ in action.run() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self === RunLoop.main }
}
