import Combine
import Foundation

/// A scheduler whose time a test advances.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = SchedulerDate
  typealias SchedulerOptions = Never

  private struct Action {
    var id: Int
    var date: SchedulerDate
    var interval: SchedulerDate.Stride?
    var run: () -> Void
  }

  private(set) var now = SchedulerDate(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: SchedulerDate.Stride = 0
  private var actions: [Action] = []
  private var lastID = 0

  /// A Boolean value that indicates whether no action is scheduled.
  var isIdle: Bool { actions.isEmpty }

  /// Runs the actions that are due within a number of seconds, in order.
  func advance(by seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let index = nextIndex(until: end) {
      let action = actions[index]
      now = max(now, action.date)
      if let interval = action.interval {
        actions[index].date = action.date.advanced(by: max(interval, 0.001))
      } else {
        actions.remove(at: index)
      }
      action.run()
    }
    now = end
  }

  private func nextIndex(until end: SchedulerDate) -> Int? {
    actions.indices.filter { actions[$0].date <= end }
      .min { (actions[$0].date, actions[$0].id) < (actions[$1].date, actions[$1].id) }
  }

  @discardableResult
  private func add(_ date: SchedulerDate, every interval: SchedulerDate.Stride?, _ run: @escaping () -> Void) -> Int {
    lastID += 1
    actions.append(Action(id: lastID, date: date, interval: interval, run: run))
    return lastID
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now, every: nil, action)
  }

  func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date, every: nil, action)
  }

  func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, every: interval, action)
    return AnyCancellable { [weak self] in self?.actions.removeAll { $0.id == id } }
  }
}
