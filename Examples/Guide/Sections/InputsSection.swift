import NavigatorUI
import SwiftUI

struct InputsSection: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.orange
  @State private var amount = 12.5
  @State private var level = 0.4
  @State private var rating = 3
  @State private var size = "Medium"

  var body: some View {
    SectionScreen(
      section: .inputs,
      summary: """
        Date and color pickers use the browser's controls, a calendar or wheels. A picker can be a link to a list of options. \
        A field formats a number and selects the keyboard and the browser's autofill. A text editor has several lines, and its \
        text can be imported from a file and exported to one. A paste button reads the clipboard, and a focused view handles \
        keys.
        """
    ) {
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Date in a calendar", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
      MultiDatePicker("Days off", selection: $days)
      Text("^[\(days.count) day](inflect: true) off")
      DatePicker("Time on wheels", selection: $date, displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
      ColorPicker("Color", selection: $color)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
      LabeledContent("Amount") {
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
      }
      NavigationLink("Enter an address") { AddressForm() }
      TextFileInputs()
      LabeledContent("Level") { Slider(value: $level) { Text("Level") } }
      LabeledContent("Without a thumb") { Slider(value: $level) { Text("Track") }.sliderThumbVisibility(.hidden) }
      Gauge(value: level) {
        Text("Level")
      }
      .tint(color)
      LabeledContent("A picture in the color") {
        Image("Boat").renderingMode(.template).foregroundStyle(color).accessibilityLabel("Boat")
      }
      Text("\(rating) of 5 stars, with the arrow keys")
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          rating = min(max(rating + (press.key == .rightArrow ? 1 : -1), 0), 5)
          return .handled
        }
    }
  }
}

/// Fields with keyboards for their contents. The first one has the focus when the screen opens.
private struct AddressForm: View {
  private enum Field: Hashable {
    case name, email, street
  }

  @State private var name = ""
  @State private var email = ""
  @State private var street = ""
  @FocusState private var focusedField: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .textContentType(.name)
        .autocapitalization(.words)
        .focused($focusedField, equals: .name)
      TextField("E-mail", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .focused($focusedField, equals: .email)
      TextField("Street", text: $street, axis: .vertical)
        .textContentType(.fullStreetAddress)
        .lineLimit(1...4)
        .focused($focusedField, equals: .street)
    }
    .defaultFocus($focusedField, .name)
    .navigationTitle("Address")
  }
}
