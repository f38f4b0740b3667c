import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Timelines")
struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func first<S: TimelineSchedule>(_ count: Int, of schedule: S, from seconds: TimeInterval) -> [TimeInterval] {
    schedule.entries(from: start + seconds, mode: .normal).prefix(count).map { $0.timeIntervalSince(start) }
  }

  @Test("A periodic schedule begins with its last date that is not in the future")
  func periodic() {
    #expect(first(3, of: .periodic(from: start, by: 10), from: 25) == [20, 30, 40])
    #expect(first(2, of: .periodic(from: start, by: 10), from: -5) == [-10, 0])
  }

  @Test("Minutes begin when the clock's seconds are zero")
  func minutes() {
    let dates = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(dates.map { $0.timeIntervalSinceReferenceDate } == [960, 1_020])
  }

  @Test("A paused animation has one date, and the others are at most 30 a second")
  func animation() {
    #expect(first(5, of: .animation(paused: true), from: 0) == [0])
    let dates = first(3, of: .animation(minimumInterval: 1 / 120), from: 0)
    #expect(dates.map { ($0 * 30).rounded() } == [0, 1, 2])
  }

  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let note: (Date) -> Void
    @State private var isShown = true

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown {
        TimelineView(schedule) { context in
          let _ = note(context.date)
          Text("Now")
        }
      }
    }
  }

  private final class Dates {
    var all: [Date] = []
  }

  @Test("The content is updated at each date while it is shown")
  func updates() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let app = TestApp(clock: clock) { Clock(schedule: .periodic(from: Date(), by: 1)) { dates.all.append($0) } }
    #expect(dates.all.count == 1)
    for _ in 0..<5 { await clock.advance(by: .seconds(1)) }
    #expect((5...6).contains(dates.all.count))
    #expect(zip(dates.all, dates.all.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 1) < 0.001 })
    try app.tap("Hide")
    let count = dates.all.count
    await clock.advance(by: .seconds(10))
    #expect(dates.all.count == count)
  }

  @Test("A session in the background waits")
  func background() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let app = TestApp(clock: clock) { Clock(schedule: .periodic(from: Date(), by: 1)) { dates.all.append($0) } }
    try app.enter(phase: .background)
    let count = dates.all.count
    await clock.advance(by: .seconds(10))
    #expect(dates.all.count == count)
  }

  @Test("A session that returns from the background shows the last date at once")
  func foreground() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let start = Date()
    let app = TestApp(clock: clock) { Clock(schedule: .periodic(from: start, by: 60)) { dates.all.append($0) } }
    try app.enter(phase: .background)
    await clock.advance(by: .seconds(150))
    #expect(dates.all.last == start)
    try app.enter(phase: .active)
    #expect(dates.all.last == start + 120)
  }

  @Test("Content that was covered shows the last date at once when it appears again")
  func uncovered() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let start = Date()
    let app = TestApp(clock: clock) {
      TabView {
        Tab("Clock", systemImage: "clock") { Clock(schedule: .periodic(from: start, by: 60)) { dates.all.append($0) } }
        Tab("Other", systemImage: "star") { Text("Elsewhere") }
      }
    }
    try app.selectTab("Other")
    await clock.advance(by: .seconds(150))
    #expect(dates.all.last == start)
    try app.selectTab("Clock")
    #expect(dates.all.last == start + 120)
  }

  @Test("A schedule with any number of dates at once updates at most 30 times a second")
  func hostileSchedule() async {
    let (clock, dates) = (TestClock(), Dates())
    let app = TestApp(clock: clock) {
      Clock(schedule: .periodic(from: Date(), by: 1e-9)) { dates.all.append($0) }
    }
    for _ in 0..<100 { await clock.advance(by: .milliseconds(10)) }
    #expect(app.exists("Now"))
    #expect((20...32).contains(dates.all.count))
  }

  @Test("Timelines that begin at different times are updated together")
  func together() async throws {
    struct Two: View {
      @State private var isShown = false
      var body: some View {
        TimelineView(.animation) { Text("\($0.date)").accessibilityIdentifier("first") }
        Button("Show") { isShown = true }
        if isShown { TimelineView(.animation) { Text("\($0.date)").accessibilityIdentifier("second") } }
      }
    }
    let clock = TestClock()
    let app = TestApp(clock: clock) { Two() }
    await clock.advance(by: .milliseconds(117))
    try app.tap("Show")
    let before = app.session.statistics.transactions
    for _ in 0..<100 { await clock.advance(by: .milliseconds(10)) }
    #expect((20...32).contains(app.session.statistics.transactions - before))
  }

  @Test("Content waits for a host that is behind, and then shows the current date")
  func slowHost() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let start = Date()
    let app = TestApp(clock: clock) { Clock(schedule: .periodic(from: start, by: 1)) { dates.all.append($0) } }
    app.session.isHostBehind = true
    for _ in 0..<50 { await clock.advance(by: .milliseconds(100)) }
    #expect(dates.all == [start])
    app.session.isHostBehind = false
    for _ in 0..<2 { await clock.advance(by: .milliseconds(100)) }
    #expect(dates.all == [start, start + 5])
    #expect(app.exists("Now"))
  }

  @Test("Content that is removed while its host is behind is not updated")
  func slowHostWithoutContent() async throws {
    let (clock, dates) = (TestClock(), Dates())
    let app = TestApp(clock: clock) { Clock(schedule: .periodic(from: Date(), by: 1)) { dates.all.append($0) } }
    app.session.isHostBehind = true
    for _ in 0..<20 { await clock.advance(by: .milliseconds(100)) }
    try app.tap("Hide")
    app.session.isHostBehind = false
    for _ in 0..<20 { await clock.advance(by: .milliseconds(100)) }
    #expect(dates.all.count == 1)
  }

  @Test("A schedule whose dates have all passed shows the last one")
  func passedDates() {
    let dates = Dates()
    let past = [Date(timeIntervalSinceNow: -20), Date(timeIntervalSinceNow: -10)]
    let app = TestApp { Clock(schedule: .explicit(past)) { dates.all.append($0) } }
    #expect(app.exists("Now"))
    #expect(dates.all == [past[1]])
  }
}
