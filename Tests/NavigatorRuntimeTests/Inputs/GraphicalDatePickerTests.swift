import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Graphical date pickers")
struct GraphicalDatePickerTests {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private struct Due: View {
    @State var date: Date
    var minimum: Date = .distantPast
    var components: DatePickerComponents = .date
    var body: some View {
      DatePicker("Due", selection: $date, in: minimum..., displayedComponents: components)
        .datePickerStyle(.graphical)
      Text(verbatim: "due \(Int(date.timeIntervalSince1970))")
    }
  }

  private func app(_ view: Due) -> TestApp {
    TestApp {
      view.environment(\.calendar, Self.calendar).environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  /// Returns a day of January 2026 at 10:30:15.
  private func date(_ day: Int) throws -> Date {
    let parts = DateComponents(year: 2026, month: 1, day: day, hour: 10, minute: 30, second: 15)
    return try #require(Self.calendar.date(from: parts))
  }

  @Test("The date is a calendar whose days keep the time")
  func days() throws {
    let app = app(Due(date: try date(5)))
    #expect(app.exists("January 2026"))
    #expect(app.elements(.datePicker).isEmpty)
    try app.tap("17")
    #expect(app.exists("due \(Int(try date(17).timeIntervalSince1970))"))
    try app.tap("Next month")
    #expect(app.exists("February 2026"))
  }

  @Test("Days before the minimum are disabled, and the date is not before it")
  func bounds() throws {
    let app = app(Due(date: try date(20), minimum: try date(8).addingTimeInterval(3_600)))
    #expect(throws: TestFailure.self) { try app.tap("7") }
    try app.tap("8")
    #expect(app.exists("due \(Int(try date(8).addingTimeInterval(3_600).timeIntervalSince1970))"))
  }

  @Test("The time has a separate control, and without a date there is no calendar")
  func time() throws {
    let both = app(Due(date: try date(5), components: [.date, .hourAndMinute]))
    #expect(both.exists("January 2026"))
    try both.setDate("Due", to: "12:45")
    let expected = try #require(Self.calendar.date(bySettingHour: 12, minute: 45, second: 15, of: try date(5)))
    #expect(both.exists("due \(Int(expected.timeIntervalSince1970))"))
    #expect(!app(Due(date: try date(5), components: .hourAndMinute)).exists("January 2026"))
  }
}
