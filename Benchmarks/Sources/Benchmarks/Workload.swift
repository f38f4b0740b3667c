import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorWeb
import SwiftUI

/// A workload with its bound. `run` performs it once and returns the time of the measured part.
@MainActor
struct Workload {
  let name: String
  let bound: Duration
  var best: Duration?
  var samples = 51
  /// Prepares the work and returns a closure that is called once for each sample.
  let prepare: @MainActor () throws -> @MainActor () throws -> Duration

  func measure(samples: Int? = nil) throws -> Measurement {
    let run = try prepare()
    for _ in 0..<5 { _ = try run() }
    let floor = Floor.samples()
    let durations = try (0..<max(1, samples ?? self.samples)).map { _ in try run() }
    let slowness = Floor.slowness(of: floor + Floor.samples())
    return Measurement(name: name, samples: durations, bound: bound, slowness: slowness, best: best)
  }
}

extension Workload {
  /// Two workloads whose medians are compared: the first one's may be at most `bound` times the second one's.
  static let comparisons = [
    (first: "first build of 100,000 lazy rows", second: "first build of 100 lazy rows", bound: 1.5),
    (first: "first build of 100,000 grid cells", second: "first build of 100 grid cells", bound: 1.5),
    (first: "first build of 100,000 lazy columns", second: "first build of 100 lazy columns", bound: 1.5),
    (first: "first build of 100,000 cells of columns", second: "first build of 100 cells of columns", bound: 1.5),
    (first: "first build of 100,000 list rows", second: "first build of 100 list rows", bound: 1.5),
    (first: "first build of 100,000 form rows", second: "first build of 100 form rows", bound: 1.5),
    (first: "first build of 100 sections of 100 rows", second: "first build of 1 section of 100 rows", bound: 1.5),
  ]

  static let all: [Workload] = [
    Workload(name: "first build of 1,000 rows", bound: .milliseconds(6), best: .milliseconds(58)) {
      { timed { Session { PlainRows(count: 1_000) } } }
    },
    rootState(of: 1_000, named: "1,000", bound: .microseconds(1_100), best: .milliseconds(61)),
    rootState(of: 10_000, named: "10,000", bound: .milliseconds(11), best: .milliseconds(651)),
    Workload(name: "a row's own state", bound: .microseconds(7), best: .microseconds(50), samples: 1_001) {
      let session = Session { CountingRows(count: 1_000) }
      let button = try session.button(500)
      return { timed { session.tap(button) } }
    },
    Workload(name: "push of a screen with 100 rows", bound: .microseconds(600), best: .milliseconds(12)) {
      let session = Session { PushingView() }
      let link = try session.element { $0.role == .link }
      return {
        let duration = timed { session.tap(link) }
        session.tap(try session.element { $0.role == .backButton })
        return duration
      }
    },
    Workload(name: "HTML of 1,000 rows", bound: .microseconds(900), best: .milliseconds(133)) {
      let root = Session { PlainRows(count: 1_000) }.root
      return { timed { HTMLRenderer.html(of: root) } }
    },
    // A window of another width requires that all rows are measured again.
    Workload(name: "layout of 1,000 rows", bound: .milliseconds(3)) {
      let session = Session { MeasuredRows(count: 1_000) }
      var width = 400.0
      return {
        width += 1
        return timed { session.resizeWindow(width: width, height: 800) }
      }
    },
    Workload(name: "layout of 1,000 rows after a change of one view", bound: .microseconds(300)) {
      let session = Session { MeasuredRows(count: 1_000) }
      let button = try session.button(0)
      return { timed { session.tap(button) } }
    },
    Workload(name: "area of a union of two ellipses", bound: .milliseconds(2)) {
      let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 80))
      let second = Path(ellipseIn: CGRect(x: 40, y: 20, width: 90, height: 90))
      return { timed { first.union(second) } }
    },
    Workload(name: "first build of 100 lazy rows", bound: .milliseconds(2)) {
      { timed { Session { LazyRows(count: 100) } } }
    },
    Workload(name: "first build of 100,000 lazy rows", bound: .milliseconds(3)) {
      { timed { Session { LazyRows(count: 100_000) } } }
    },
    Workload(name: "first build of 100 grid cells", bound: .milliseconds(2)) {
      { timed { Session { LazyCells(count: 100) } } }
    },
    Workload(name: "first build of 100,000 grid cells", bound: .milliseconds(3)) {
      { timed { Session { LazyCells(count: 100_000) } } }
    },
    Workload(name: "first build of 100 lazy columns", bound: .milliseconds(2)) {
      { timed { Session { LazyColumns(count: 100) } } }
    },
    Workload(name: "first build of 100,000 lazy columns", bound: .milliseconds(3)) {
      { timed { Session { LazyColumns(count: 100_000) } } }
    },
    Workload(name: "first build of 100 cells of columns", bound: .milliseconds(2)) {
      { timed { Session { LazyColumnCells(count: 100) } } }
    },
    Workload(name: "first build of 100,000 cells of columns", bound: .milliseconds(3)) {
      { timed { Session { LazyColumnCells(count: 100_000) } } }
    },
    Workload(name: "first build of 100 list rows", bound: .milliseconds(2)) {
      { timed { Session { ListRows(count: 100) } } }
    },
    Workload(name: "first build of 100,000 list rows", bound: .milliseconds(3)) {
      { timed { Session { ListRows(count: 100_000) } } }
    },
    Workload(name: "first build of 100 form rows", bound: .milliseconds(2)) {
      { timed { Session { FormRows(count: 100) } } }
    },
    Workload(name: "first build of 100,000 form rows", bound: .milliseconds(3)) {
      { timed { Session { FormRows(count: 100_000) } } }
    },
    Workload(name: "first build of 1 section of 100 rows", bound: .milliseconds(2)) {
      { timed { Session { SectionRows(sections: 1, count: 100) } } }
    },
    Workload(name: "first build of 100 sections of 100 rows", bound: .milliseconds(3)) {
      { timed { Session { SectionRows(sections: 100, count: 100) } } }
    },
    Workload(name: "jump in 100,000 lazy rows", bound: .milliseconds(10)) {
      let session = Session { LazyRows(count: 100_000) }
      var isAtEnd = false
      return {
        isAtEnd.toggle()
        let kind = isAtEnd ? "trailing" : "leading"
        let gap = try session.element { $0.role == .rowGap && $0.content.string(.kind) == kind }
        return timed { session.change(gap, to: .string("\(isAtEnd ? 50_000 : 0) 20 1")) }
      }
    },
  ]

  private static func rootState(of count: Int, named name: String, bound: Duration, best: Duration) -> Workload {
    Workload(name: "root state used by one row of \(name)", bound: bound, best: best) {
      let session = Session { SelectingRows(count: count) }
      let button = try session.button(0)
      return { timed { session.tap(button) } }
    }
  }
}

/// Returns the time that `work` takes. Its result is retained until the clock has stopped, so that its release is not measured.
@MainActor
func timed<Result>(_ work: () throws -> Result) rethrows -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  let duration = start.duration(to: clock.now)
  withExtendedLifetime(result) {}
  return duration
}
