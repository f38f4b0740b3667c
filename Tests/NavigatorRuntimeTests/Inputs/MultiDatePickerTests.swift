import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Multiple dates")
struct MultiDatePickerTests {
  @Observable final class Model { var days: Set<DateComponents> = [] }

  enum Source: String, CaseIterable, Sendable { case state, observable }

  private struct Screen: View {
    let model: Model
    let source: Source
    let bounds: Range<Date>
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 3)]

    var body: some View {
      @Bindable var model = model
      MultiDatePicker("Days off", selection: source == .state ? $days : $model.days, in: bounds)
      Text("Days: " + (source == .state ? days : model.days).compactMap(\.day).sorted().map(String.init).joined(separator: " "))
    }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ day: Int, _ month: Int = 2) throws -> Date {
    try #require(Self.calendar.date(from: DateComponents(year: 2026, month: month, day: day)))
  }

  private func show(_ source: Source, in bounds: Range<Date> = .distantPast ..< .distantFuture) -> TestApp {
    let model = Model()
    model.days = [DateComponents(year: 2026, month: 2, day: 3)]
    return TestApp {
      Screen(model: model, source: source, bounds: bounds)
        .environment(\.calendar, Self.calendar).environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("The title of a label view is the name of the calendar")
  func labelView() {
    let app = TestApp {
      MultiDatePicker(selection: .constant([])) { Label("Days off", systemImage: "calendar") }
    }
    #expect(app.accessibilityTree.contains { $0.role == .group && $0.label == "Days off" })
  }

  @Test("A tap selects a day, and another one removes it, whatever the source of truth", arguments: Source.allCases)
  func toggle(_ source: Source) throws {
    let app = show(source)
    #expect(app.visibleTexts.contains("February 2026"))
    #expect(app.visibleTexts.contains("Days: 3"))
    try app.tap("Tuesday, February 10, 2026")
    #expect(app.visibleTexts.contains("Days: 3 10"))
    // The components of the app have no era.
    try app.tap("Tuesday, February 3, 2026")
    #expect(app.visibleTexts.contains("Days: 10"))
  }

  @Test("The buttons show other months, as far as these have dates of the range, and other days cannot be selected")
  func bounds() throws {
    let app = show(.state, in: try date(2)..<(try date(1, 4)))
    #expect(throws: (any Error).self) { try app.tap("Previous month") }
    try app.tap("Next month")
    #expect(app.visibleTexts.contains("March 2026"))
    #expect(throws: (any Error).self) { try app.tap("Next month") }
    try app.tap("Previous month")
    #expect(throws: (any Error).self) { try app.tap("Sunday, February 1, 2026") }
    try app.tap("Monday, February 2, 2026")
    #expect(app.visibleTexts.contains("Days: 2 3"))
  }

  @Test("Weeks begin on the first weekday of the calendar, and a month without selection is the current one")
  func weeks() throws {
    var calendar = Self.calendar
    calendar.firstWeekday = 2
    let month = CalendarMonth(containing: try date(3), calendar: calendar, locale: Locale(identifier: "en_US"))
    #expect(month.weekdays.first == "Mon")
    #expect(month.weeks.count == 5)
    #expect(month.weeks.first?.prefix(6).allSatisfy { $0 == nil } == true)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.weeks.joined().compactMap(\.self).count == 28)
  }

  @Test("A range that begins after the last date, or ends before the first one, has no days")
  func emptyRanges() throws {
    let (late, early) = (Date(timeIntervalSince1970: 1e12), Date(timeIntervalSince1970: -1e12))
    let apps = [
      TestApp { MultiDatePicker("Days", selection: .constant([]), in: late...) },
      TestApp { MultiDatePicker("Days", selection: .constant([]), in: ..<early) },
      TestApp { MultiDatePicker(selection: .constant([]), in: late...) { Text("Days") } },
      TestApp { MultiDatePicker(selection: .constant([]), in: ..<early) { Text("Days") } },
    ]
    for app in apps {
      #expect(!app.elements(.button).isEmpty)
      #expect(throws: (any Error).self) { try app.tap("Next month") }
      #expect(throws: (any Error).self) { try app.tap("Previous month") }
    }
  }

  @Test("A first weekday that is not a day of the week is replaced by the nearest one", arguments: [-1000, -1, 0, 8, 1000])
  func strangeWeekday(_ number: Int) throws {
    // Calendars other than the Gregorian one accept any number.
    var calendar = Calendar(identifier: .hebrew)
    calendar.timeZone = .gmt
    calendar.firstWeekday = number
    let month = CalendarMonth(containing: try date(3), calendar: calendar, locale: Locale(identifier: "en_US"))
    #expect(month.weekdays.first == (number < 1 ? "Sun" : "Sat"))
    #expect(Set(month.weekdays).count == 7)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect((29...30).contains(month.weeks.joined().compactMap(\.self).count))
  }
}
