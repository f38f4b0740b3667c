import NavigatorUI
import SwiftUI

struct InputsSection: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.orange
  @State private var amount = 12.5
  @State private var notes = "Several lines\nof text"
  @State private var level = 0.4

  var body: some View {
    SectionScreen(
      section: .inputs,
      summary: """
        Pickers of dates and colors use those of the browser. A field formats a number, and sets the keyboard of a phone. \
        A text editor has several lines.
        """
    ) {
      DatePicker("Date", selection: $date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      LabeledContent("Amount") {
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
      }
      TextEditor(text: $notes)
        .accessibilityLabel("Notes")
        .frame(minHeight: 80)
      Slider(value: $level) { Text("Level") }
      Gauge(value: level) {
        Text("Level")
      }
      .tint(color)
    }
  }
}
