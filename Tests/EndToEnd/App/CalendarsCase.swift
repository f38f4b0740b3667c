import SwiftUI

/// Calendars for one day and for several days, which show fixed months.
struct CalendarsCase: View {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// From February 2 until the end of March, 2026.
  private static let bounds = Date(timeIntervalSince1970: 1_769_990_400)..<Date(timeIntervalSince1970: 1_775_001_600)

  @State private var date = Date(timeIntervalSince1970: 1_795_449_600)
  @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 3)]

  var body: some View {
    Form {
      Section("One day") {
        DatePicker("Due", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("seconds")
      }
      Section("Several days") {
        MultiDatePicker("Days off", selection: $days, in: Self.bounds)
        Text(verbatim: "Days: \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
          .accessibilityIdentifier("days")
      }
    }
    .environment(\.calendar, Self.calendar)
    .environment(\.timeZone, .gmt)
    .navigationTitle("Calendars")
  }
}
