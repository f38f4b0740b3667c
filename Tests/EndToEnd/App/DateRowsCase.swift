import SwiftUI

/// Rows with two dates.
struct DateRowsCase: View {
  @State private var start = Date(timeIntervalSince1970: 1_795_449_600)
  @State private var end = Date(timeIntervalSince1970: 1_795_536_000)

  var body: some View {
    Form {
      HStack {
        DatePicker("First day", selection: $start, displayedComponents: .date).labelsHidden()
        DatePicker("Last day", selection: $end, displayedComponents: .date).labelsHidden()
      }
      HStack {
        DatePicker("Start", selection: $start).labelsHidden()
        DatePicker("End", selection: $end).labelsHidden()
      }
      HStack {
        DatePicker("From", selection: $start)
        DatePicker("To", selection: $end)
      }
    }
    .environment(\.timeZone, .gmt)
    .navigationTitle("Date rows")
  }
}
