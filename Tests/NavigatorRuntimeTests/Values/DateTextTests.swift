import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Texts of dates")
struct DateTextTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  /// Returns the string that a text shows at a number of seconds after `now`.
  private func shown(_ text: Text, after seconds: TimeInterval = 0) -> String? {
    let environment = TestEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, date: now.addingTimeInterval(seconds))
    return TestApp(environment: environment) { text }.visibleTexts.first
  }

  @Test(
    "A timer shows the time from or to its date",
    arguments: [(0, "0:00"), (152, "2:32"), (-152, "2:32"), (3_600, "1:00:00"), (133_141, "36:59:01"), (-0.5, "0:01")])
  func timer(seconds: TimeInterval, expected: String) {
    #expect(shown(Text(now, style: .timer), after: seconds) == expected)
  }

  @Test("A relative date shows two units, and an offset shows one with its sign")
  func relative() {
    #expect(shown(Text(now, style: .relative), after: 152) == "2 min, 32 sec")
    #expect(shown(Text(now, style: .relative), after: -8_580) == "2 hr, 23 min")
    #expect(shown(Text(now, style: .offset), after: 7_300) == "+2 hours")
    #expect(shown(Text(now, style: .offset), after: -7_300) == "-2 hours")
  }

  @Test("A time of more than a month is shown in years, months and days of the calendar")
  func distant() {
    let day = 86_400.0
    #expect(shown(Text(now, style: .relative), after: 30 * day) == "30 days")
    #expect(shown(Text(now, style: .relative), after: 40 * day) == "1 mth, 9 days")
    #expect(shown(Text(now, style: .relative), after: -400 * day) == "1 yr, 1 mth")
    #expect(shown(Text(now, style: .offset), after: 800 * day) == "+2 years")
    // From October 12 to January 12.
    #expect(shown(Text(now, style: .offset), after: -92 * day) == "-3 months")
    #expect(shown(Text(now, style: .timer), after: 40 * day) == "960:00:00")
  }

  @Test("A host updates a time of less than a month, and shows a longer one as it is")
  func updates() {
    func clocks(after seconds: TimeInterval) -> [RunningClock?] {
      let app = TestApp(environment: TestEnvironment(date: now.addingTimeInterval(seconds))) { Text(now, style: .relative) }
      return app.elements(.text).flatMap(\.content.runs).map(\.clock)
    }
    #expect(clocks(after: 60).compactMap { $0 }.count == 1)
    #expect(clocks(after: 4e6).isEmpty)
  }

  @Test("A date and a time are formatted in the locale and the time zone of the environment")
  func fixedStyles() {
    #expect(shown(Text(now, style: .date)) == "January 12, 1970")
    #expect(shown(Text(now, style: .time))?.hasPrefix("1:46") == true)
  }

  @Test("The timer of an interval stops at its ends and at its pause")
  func interval() {
    let range = now...now.addingTimeInterval(60)
    #expect(shown(Text(timerInterval: range), after: -10) == "1:00")
    #expect(shown(Text(timerInterval: range), after: 15) == "0:45")
    #expect(shown(Text(timerInterval: range), after: 100) == "0:00")
    #expect(shown(Text(timerInterval: range, countsDown: false), after: 15) == "0:15")
    #expect(shown(Text(timerInterval: range, countsDown: false), after: 100) == "1:00")
    #expect(shown(Text(timerInterval: range, pauseTime: now.addingTimeInterval(20)), after: 50) == "0:40")
    let long = now...now.addingTimeInterval(5_400)
    #expect(shown(Text(timerInterval: long, showsHours: false)) == "90:00")
  }

  @Test("A text follows the date of the test's environment, and is part of a sentence")
  func advancing() {
    let app = TestApp(environment: TestEnvironment(date: now)) { Text("Ends in \(Text(now, style: .timer).bold())!") }
    #expect(app.visibleTexts == ["Ends in 0:00!"])
    app.environment.date = now.addingTimeInterval(65)
    #expect(app.visibleTexts == ["Ends in 1:05!"])
  }

  @Test("Dates at the ends of time are shown without a trap")
  func extremes() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan)] {
      for style in [Text.DateStyle.timer, .relative, .offset] { #expect(shown(Text(date, style: style)) != nil) }
    }
  }
}
