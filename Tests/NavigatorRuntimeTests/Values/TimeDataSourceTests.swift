import Foundation
import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Texts with sources of time")
struct TimeDataSourceTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  /// Returns the string that a text shows at a number of seconds after `now`.
  private func shown(_ text: Text, after seconds: TimeInterval = 0) -> String? {
    let environment = TestEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, date: now.addingTimeInterval(seconds))
    return TestApp(environment: environment) { text }.visibleTexts.first
  }

  @Test("The current date is formatted in the locale and the time zone of the environment")
  func currentDate() {
    #expect(shown(Text(.currentDate, format: .dateTime.hour().minute()))?.hasPrefix("1:46") == true)
    #expect(shown(Text(.currentDate, format: .dateTime.hour().minute()), after: 60)?.hasPrefix("1:47") == true)
    #expect(shown(Text(TimeDataSource<Date>.currentDate, format: .dateTime.year())) == "1970")
  }

  @Test("An offset is a duration that is negative before its date")
  func durationOffset() {
    let text = Text(.durationOffset(to: now), format: .time(pattern: .minuteSecond))
    #expect(shown(text, after: 75) == "1:15")
    #expect(shown(text, after: -75) == "-1:15")
  }

  @Test("A range is empty before its start, and after its end")
  func ranges() {
    let (before, after) = (now.addingTimeInterval(-60), now.addingTimeInterval(60))
    #expect(TimeDataSourceProbe.length(.dateRange(startingAt: now), before, now, after) == ["0", "0", "60"])
    #expect(TimeDataSourceProbe.length(.dateRange(endingAt: now), before, now, after) == ["60", "0", "0"])
  }

  @Test("A timer counts down or up in its interval")
  func timer() {
    let range = now..<now.addingTimeInterval(5_400)
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: range)), after: 10) == "1:29:50")
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: range)), after: 6_000) == "0:00")
    #expect(shown(Text(.currentDate, format: .timer(countingUpIn: range)), after: 10) == "0:10")
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: range, showsHours: false)), after: 10) == "89:50")
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: range, maxFieldCount: 2)), after: 10) == "1:29")
    #expect(shown(Text(now, format: .timer(countingDownIn: range))) == "1:30:00")
  }

  @Test("A page updates a timer with seconds itself")
  func clocks() {
    func clock(_ text: Text) -> RunningClock? {
      let app = TestApp(environment: TestEnvironment(date: now)) { text }
      return app.elements(.text).flatMap(\.content.runs).compactMap(\.clock).first
    }
    let range = now..<now.addingTimeInterval(300)
    #expect(clock(Text(.currentDate, format: .timer(countingDownIn: range)))?.reference == 1_000_300)
    #expect(clock(Text(.currentDate, format: .timer(countingUpIn: range)))?.reference == 1_000_000)
    #expect(clock(Text(.currentDate, format: .timer(countingUpIn: range, maxPrecision: .milliseconds(100)))) == nil)
  }

  @Test("A stopwatch shows hundredths of a second, or the precision that the app sets")
  func stopwatch() {
    #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: now)), after: 5.25) == "00:05.25")
    #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: now)), after: -5) == "00:00.00")
    #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: now)), after: 90_061) == "25:01:01.00")
    let seconds = Text(.currentDate, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1)))
    #expect(shown(seconds, after: 83.5) == "01:23")
  }

  @Test("An offset to a date shows the largest units with a sign")
  func offset() {
    #expect(shown(Text(.currentDate, format: .offset(to: now)), after: 222) == "3 minutes, 42 seconds")
    #expect(shown(Text(.currentDate, format: .offset(to: now)), after: -5) == "-5 seconds")
    #expect(shown(Text(.currentDate, format: .offset(to: now, sign: .never)), after: -5) == "5 seconds")
    #expect(shown(Text(.currentDate, format: .offset(to: now, maxFieldCount: 1)), after: 5_663) == "1 hour")
    let timer = Text(.currentDate, format: .offset(to: now, allowedFields: [.minute, .second]))
    #expect(shown(timer, after: 332) == "5:32")
  }

  @Test("A reference to a date is relative if the date is near")
  func reference() {
    let text = Text(.currentDate, format: .reference(to: now))
    #expect(shown(text, after: -300) == "in 5 minutes")
    #expect(shown(text, after: -10) == "now")
    #expect(shown(text, after: 259_200) == "3 days ago")
    #expect(shown(text, after: 69_120_000) == "January 1970")
  }

  @Test("Dates at the ends of time are shown without a trap")
  func extremes() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan)] {
      #expect(shown(Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))) != nil)
      #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: date))) != nil)
      #expect(shown(Text(.currentDate, format: .offset(to: date))) != nil)
      #expect(shown(Text(.currentDate, format: .reference(to: date))) != nil)
    }
  }

  @Observable
  final class Race {
    var start = Date()
  }

  private struct Screen: View {
    let race: Race
    @State private var isShown = true

    var body: some View {
      if isShown {
        Text(.durationOffset(to: race.start), format: .time(pattern: .minuteSecond))
        Text("Since \(.durationOffset(to: race.start), format: .time(pattern: .minuteSecond))!")
        Button {
        } label: {
          Text(.durationOffset(to: race.start), format: .time(pattern: .minuteSecond))
        }
      }
      Button("Later") { race.start += 60 }
      Button("Hide") { isShown = false }
    }
  }

  @Test("The session updates the text while it is shown, alone, in a sentence and in a button")
  func updates() async throws {
    let (clock, race) = (TestClock(), Race())
    let app = TestApp(clock: clock) { Screen(race: race) }
    for _ in 0..<65 { await clock.advance(by: .seconds(1)) }
    let minutes = app.visibleTexts.filter { $0.contains("1:0") }
    #expect(minutes.count == 3)
    #expect(minutes.contains { $0.hasPrefix("Since 1:0") && $0.hasSuffix("!") })
    try app.tap("Later")
    #expect(app.visibleTexts.filter { $0.contains("0:0") }.count == 3)
    try app.tap("Hide")
    await clock.advance(by: .seconds(10))
    #expect(app.visibleTexts == ["Later", "Hide"])
  }

  private struct Titled: View {
    let race: Race

    private var time: Text { Text(.durationOffset(to: race.start), format: .time(pattern: .minuteSecond)) }

    var body: some View {
      TabView {
        NavigationStack {
          Text("Content").accessibilityLabel(time)
            .navigationTitle(time)
            .navigationSubtitle(Text("Since \(time)"))
        }
        .tabItem { time }
        .badge(time)
      }
    }
  }

  /// Returns all strings in the contents of the visible elements.
  private func strings(_ app: TestApp) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      for entry in element.content.entries {
        if case .string(let string) = entry.value { found.append(string) }
      }
      element.children.forEach(visit)
    }
    visit(app.mirror.root)
    return found
  }

  @Test("Titles, labels for assistive technologies, tabs and badges follow the time, and a change of the model")
  func titles() async {
    let (clock, race) = (TestClock(), Race())
    let app = TestApp(clock: clock) { Titled(race: race) }
    let count = strings(app).filter { $0.contains("0:0") }.count
    #expect(count >= 4)
    for _ in 0..<65 { await clock.advance(by: .seconds(1)) }
    #expect(strings(app).filter { $0.contains("1:0") }.count == count)
    #expect(app.title?.hasPrefix("1:0") == true)
    race.start += 60
    await app.settle()
    #expect(strings(app).filter { $0.contains("0:0") }.count == count)
  }

  @Test("Titles with timers follow the time until the end of the timer")
  func timersInTitles() async {
    let clock = TestClock()
    let end = Date(timeIntervalSinceNow: 70)
    let app = TestApp(clock: clock) {
      NavigationStack {
        Text("Content").accessibilityLabel(Text(end, style: .relative))
          .navigationTitle(Text(.currentDate, format: .timer(countingDownIn: end.addingTimeInterval(-100)..<end)))
          .navigationSubtitle(Text("Left: \(end, style: .timer)"))
      }
    }
    for _ in 0..<65 { await clock.advance(by: .seconds(1)) }
    #expect(app.title?.hasPrefix("0:0") == true)
    #expect(strings(app).contains { $0.hasPrefix("Left: 0:0") })
    for _ in 0..<10 { await clock.advance(by: .seconds(1)) }
    #expect(app.title == "0:00")
    #expect(!strings(app).contains { $0.contains("min") })
  }

  private struct Alerting: View {
    let start: Date
    @State private var isPresented = true

    var body: some View {
      Text("Content")
        .alert(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)), isPresented: $isPresented) {
          Button("OK") {}
        }
    }
  }

  @Test("The title of an alert follows the time while the alert is shown")
  func alert() async throws {
    let clock = TestClock()
    let app = TestApp(clock: clock) { Alerting(start: Date()) }
    for _ in 0..<65 { await clock.advance(by: .seconds(1)) }
    #expect(strings(app).contains { $0.hasPrefix("1:0") })
    try app.tap("OK")
    await clock.advance(by: .seconds(10))
    #expect(!strings(app).contains { $0.hasPrefix("1:") })
  }

  @Test("The session updates a relative date that is farther than a month", arguments: [-40.0, 40.0])
  func distantDate(days: Double) async {
    let clock = TestClock()
    let date = Date(timeIntervalSinceNow: days * 86_400 + 600)
    let app = TestApp(environment: TestEnvironment(timeZone: .gmt), clock: clock) {
      Text(date, style: .relative)
      Text(date, style: .timer)
    }
    let texts = app.visibleTexts
    // The number of days changes after ten minutes at first, and after a day at most.
    for _ in 0..<50 { await clock.advance(by: .seconds(1_800)) }
    #expect(app.visibleTexts.first != texts.first)
    #expect(app.visibleTexts.count == 2)
  }

  @Test("A session in the background does not update texts, and updates them when it is active again")
  func background() async throws {
    let clock = TestClock()
    let start = Date()
    let app = TestApp(clock: clock) { Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)) }
    try app.enter(phase: .background)
    // An update that was scheduled before may still occur.
    await clock.advance(by: .seconds(2))
    await app.settle()
    let texts = app.visibleTexts
    await clock.advance(by: .seconds(30))
    await app.settle()
    #expect(app.visibleTexts == texts)
    try app.enter(phase: .active)
    #expect(app.visibleTexts.first?.hasPrefix("0:3") == true)
  }
}

/// Formats the length of a range of dates in seconds.
private struct TimeDataSourceProbe: DiscreteFormatStyle {
  func format(_ value: Range<Date>) -> String { "\(Int(value.upperBound.timeIntervalSince(value.lowerBound)))" }
  func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
  func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
  func input(before input: Range<Date>) -> Range<Date>? { nil }
  func input(after input: Range<Date>) -> Range<Date>? { nil }

  @MainActor
  static func length(_ source: TimeDataSource<Range<Date>>, _ dates: Date...) -> [String?] {
    dates.map { date in
      TestApp(environment: TestEnvironment(date: date)) { Text(source, format: TimeDataSourceProbe()) }.visibleTexts.first
    }
  }
}
