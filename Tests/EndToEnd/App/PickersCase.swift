import SwiftUI

/// Pickers that are links and wheels, and wheels of a date.
struct PickersCase: View {
  @State private var flavor = "Cherry"
  @State private var number = 20
  @State private var low = 20
  @State private var fruit = "Apple"
  @State private var hasLemons = false
  @State private var date = Date(timeIntervalSince1970: 1_795_449_600)
  @State private var even = 10
  @State private var selections = 0
  @State private var limit = 20
  @State private var isEvenDisabled = false
  @State private var seat = "Window"
  @State private var isSeatDisabled = true

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
      Section("Sections") {
        Picker("Fruit", selection: $fruit) { fruits }
          .accessibilityIdentifier("fruit menu")
        Picker("Fruit below", selection: $fruit) { fruits }
          .pickerStyle(.inline)
          .accessibilityIdentifier("fruit below")
        Button("Grow") { hasLemons = true }
        Text(verbatim: fruit).accessibilityIdentifier("fruit")
      }
      Section("Wheel") {
        Picker("Number", selection: $number) {
          ForEach(1..<41) { Text("No. \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        Button("Number 40") { number = 40 }
        Picker("Low", selection: $low) {
          ForEach(1..<41) { Text("Low \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(height: 120)
      }
      Section("Even numbers") {
        Picker("Even", selection: evenSelection) {
          ForEach(1..<limit + 1, id: \.self) { Text("Even \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .disabled(isEvenDisabled)
        Button("Even 4") { even = 4 }
        Button("More") { limit += 5 }
        Button("Fewer") { limit = 5 }
        Toggle("Disabled", isOn: $isEvenDisabled)
        Text("even \(even), \(selections) selections").accessibilityIdentifier("even")
      }
      Section("Date") {
        DatePicker("Due", selection: $date)
          .datePickerStyle(.wheel)
      }
      Section("Seats") {
        Group {
          Picker("Seat beside", selection: $seat) { seats }.pickerStyle(.segmented)
          Picker("Seat below", selection: $seat) { seats }.pickerStyle(.inline)
        }
        .disabled(isSeatDisabled)
        Toggle("No choice", isOn: $isSeatDisabled)
        Text(verbatim: seat).accessibilityIdentifier("seat")
      }
      Section("Values") {
        Text("\(flavor), \(number)").accessibilityIdentifier("values")
        Text(verbatim: "\(Int(date.timeIntervalSince1970))").accessibilityIdentifier("seconds")
      }
    }
    .environment(\.timeZone, .gmt)
    .navigationTitle("Pickers")
  }

  /// The selection of the wheel that accepts only even numbers.
  private var evenSelection: Binding<Int> {
    Binding {
      even
    } set: { number in
      selections += 1
      if number.isMultiple(of: 2) { even = number }
    }
  }

  @ViewBuilder private var seats: some View {
    Text("Window").tag("Window")
    Text("Aisle").tag("Aisle")
  }

  @ViewBuilder private var fruits: some View {
    Text("None").tag("None")
    Section("Sweet fruits") {
      Text("Apple").tag("Apple")
      Text("Pear").tag("Pear")
    }
    if hasLemons {
      Section("Sour fruits") { Text("Lemon").tag("Lemon") }
    }
    Text("Nut").tag("Nut")
  }
}
