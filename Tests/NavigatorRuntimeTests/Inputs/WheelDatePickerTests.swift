import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Date pickers of wheels")
struct WheelDatePickerTests {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private struct Due: View {
    @State var date: Date
    var minimum: Date = .distantPast
    var maximum: Date = .distantFuture
    var components: DatePickerComponents = .date

    var body: some View {
      DatePicker("Due", selection: $date, in: minimum...maximum, displayedComponents: components)
        .datePickerStyle(.wheel)
      Button("Reset") { date = Date(timeIntervalSince1970: 0) }
      Text(verbatim: "due \(Int(date.timeIntervalSince1970))")
    }
  }

  private func app(_ view: Due, locale: String = "en_US") -> TestApp {
    TestApp { view.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale)) }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 30) throws -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: 15)
    return try #require(Self.calendar.date(from: parts))
  }

  private func shows(_ app: TestApp, _ date: Date) -> Bool {
    app.exists("due \(Int(date.timeIntervalSince1970))")
  }

  private func text(_ element: Element?) -> String {
    element?.everything.compactMap { $0.content.string(.text) }.joined() ?? ""
  }

  /// Returns the names of the wheels, in order.
  private func wheels(_ app: TestApp) -> [String] {
    app.elements(.picker).map { wheel in text(wheel.children.first { $0.role == .pickerLabel }) }
  }

  /// Returns the options of a wheel, the selected one with a star.
  private func options(_ app: TestApp, _ name: String) throws -> [String] {
    let index = try #require(wheels(app).firstIndex(of: name))
    return app.elements(.picker)[index].children.filter { $0.role == .option }.map {
      ($0.content.bool(.isSelected) ? "*" : "") + text($0)
    }
  }

  @Test(
    "A date has a wheel for each component, in the order and the language of the locale", arguments: ["en_US", "de_DE", "ja_JP"])
  func order(locale: String) throws {
    let app = app(Due(date: try date(2026, 1, 5)), locale: locale)
    let orders = ["en_US": ["Month", "Day", "Year"], "de_DE": ["Tag", "Monat", "Jahr"], "ja_JP": ["年", "月", "日"]]
    #expect(wheels(app) == orders[locale])
    #expect(app.elements(.picker).allSatisfy { $0.content.hasVariant(.wheel) })
    #expect(app.elements(.datePicker).isEmpty)
  }

  @Test("A wheel changes its component and keeps the others")
  func changes() throws {
    let app = app(Due(date: try date(2026, 1, 5)))
    #expect(try options(app, "Month").prefix(2) == ["*January", "February"])
    try app.select("17", in: "Day")
    #expect(shows(app, try date(2026, 1, 17)))
    try app.select("March", in: "Month")
    #expect(shows(app, try date(2026, 3, 17)))
    try app.select("2031", in: "Year")
    #expect(shows(app, try date(2031, 3, 17)))
    try app.checkInvariants()
    try app.tap("Reset")
    #expect(try options(app, "Month").first == "*January")
    #expect(try options(app, "Day").first == "*1")
  }

  @Test("The wheel of days has the days of the month, and a day that a month does not have becomes its last one")
  func lengths() throws {
    let app = app(Due(date: try date(2027, 1, 31)))
    #expect(try options(app, "Day").count == 31)
    try app.select("February", in: "Month")
    #expect(shows(app, try date(2027, 2, 28)))
    #expect(try options(app, "Day").count == 28)
    try app.select("2028", in: "Year")
    #expect(try options(app, "Day").count == 29)
  }

  @Test("The wheels offer only values in the range, and a date beyond it becomes the nearest date of the range")
  func range() throws {
    let due = Due(date: try date(2026, 11, 20), minimum: try date(2026, 11, 18, 9), maximum: try date(2027, 2, 3, 12))
    let app = app(due)
    #expect(try options(app, "Year") == ["*2026", "2027"])
    #expect(try options(app, "Month") == ["*November", "December"])
    #expect(try options(app, "Day").first == "18")
    try app.select("2027", in: "Year")
    #expect(shows(app, try date(2027, 2, 3, 12)))
    #expect(try options(app, "Month") == ["January", "*February"])
    #expect(try options(app, "Day") == ["1", "2", "*3"])
  }

  @Test("A time has wheels for the hour and the minute, which have two digits")
  func time() throws {
    let app = app(Due(date: try date(2026, 1, 5), components: .hourAndMinute), locale: "en_GB")
    #expect(wheels(app) == ["Hour", "Minute"])
    #expect(try options(app, "Hour").count == 24)
    #expect(try options(app, "Minute").first == "00")
    try app.select("45", in: "Minute")
    #expect(shows(app, try date(2026, 1, 5, 10, 45)))
    #expect(app.elements(.picker).first?.content.number(.selection) == 10)
  }

  @Test("A date and a time have five wheels, with short names of months")
  func both() throws {
    let app = app(Due(date: try date(2026, 1, 5), components: [.date, .hourAndMinute]))
    #expect(wheels(app) == ["Month", "Day", "Year", "Hour", "Minute"])
    #expect(try options(app, "Month").first == "*Jan")
    try app.select("8", in: "Day")
    #expect(shows(app, try date(2026, 1, 8)))
  }

  @Test("A date before the year 1 or after 9999 is shown as the nearest year")
  func extremes() throws {
    for date in [Date(timeIntervalSince1970: 1e15), Date(timeIntervalSince1970: -1e15)] {
      let app = app(Due(date: date, minimum: Date(timeIntervalSince1970: -1e16), maximum: Date(timeIntervalSince1970: 1e16)))
      #expect(try options(app, "Year").contains(date.timeIntervalSince1970 > 0 ? "*9999" : "*1"))
    }
  }

  @Test("The label is above the wheels, unless labels are hidden")
  func label() throws {
    let date = try date(2026, 1, 5)
    #expect(app(Due(date: date)).visibleTexts.contains("Due"))
    let hidden = TestApp { Due(date: date).labelsHidden() }
    #expect(!hidden.visibleTexts.contains("Due"))
  }
}
