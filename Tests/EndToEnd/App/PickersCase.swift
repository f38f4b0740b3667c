import SwiftUI

/// Pickers that are links and wheels, and wheels of a date.
struct PickersCase: View {
  @State private var flavor = "Cherry"
  @State private var number = 20
  @State private var date = Date(timeIntervalSince1970: 1_795_449_600)

  var body: some View {
    Form {
      Section("Link") {
        Picker("Flavor", selection: $flavor) {
          Section("Sweet") {
            Text("Vanilla").tag("Vanilla")
            Text("Cherry").tag("Cherry")
          }
          Section("Sour") { Text("Lemon").tag("Lemon") }
        }
        .pickerStyle(.navigationLink)
      }
      Section("Wheel") {
        Picker("Number", selection: $number) {
          ForEach(1..<41) { Text("No. \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        Button("Number 40") { number = 40 }
      }
      Section("Date") {
        DatePicker("Due", selection: $date)
          .datePickerStyle(.wheel)
      }
      Section("Values") {
        Text("\(flavor), \(number)").accessibilityIdentifier("values")
        Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("seconds")
      }
    }
    .environment(\.timeZone, .gmt)
    .navigationTitle("Pickers")
  }
}
