import NavigatorUI
import SwiftUI

struct InputsSection: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.orange
  @State private var amount = 12.5
  @State private var notes = "Several lines\nof text"
  @State private var level = 0.4
  @State private var rating = 3

  var body: some View {
    SectionScreen(
      section: .inputs,
      summary: """
        Pickers of dates and colors use those of the browser. A field formats a number, and sets the keyboard of a phone. \
        A text editor has several lines. A paste button reads the clipboard, and a view that has the focus handles keys.
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
      PasteButton(payloadType: String.self) { notes = $0.joined(separator: "\n") }
      Button("Copy the text") { UIPasteboard.general.string = notes }
      Text("\(rating) of 5 stars, with the arrow keys")
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          rating = min(max(rating + (press.key == .rightArrow ? 1 : -1), 0), 5)
          return .handled
        }
    }
  }
}
