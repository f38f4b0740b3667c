import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// The type of points in time.
  public typealias SchedulerTimeType = SchedulerDate

  /// The options of a scheduled action. There are none.
  public struct SchedulerOptions: Sendable {}

  /// The queue of delays. It is serial, so that actions with the same delay are added in their order.
  private static let delays = DispatchQueue(label: "NavigatorPublishers.OperationQueue")

  /// The current time.
  public var now: SchedulerTimeType { SchedulerDate(Date()) }
  /// The minimum tolerance of delays.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    addOperation { action.run() }
  }

  /// Runs an action at a date or later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(run: action)
    let delay = DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow)
    Self.delays.asyncAfter(deadline: .now() + delay) { self.addOperation { action.run() } }
  }

  /// Runs an action at a date and repeatedly after it, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(run: action)
    let queued = ScheduledAction { self.addOperation { action.run() } }
    let delay = date.date.timeIntervalSinceNow
    return DispatchTimer(on: .global(), after: delay, interval: interval.timeInterval, queued)
  }
}
