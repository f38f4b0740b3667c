import SwiftUI

/// Controls in all sizes.
struct ControlSizesCase: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var text = ""
  @State private var choice = 1

  private let sizes: [(name: String, size: ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
  ]

  var body: some View {
    ScrollView {
      ForEach(sizes, id: \.name) { name, size in
        VStack {
          Toggle("Switched", isOn: $isOn).accessibilityIdentifier("\(name) toggle")
          Stepper("Count", value: $count).accessibilityIdentifier("\(name) stepper")
          TextField("Name", text: $text).textFieldStyle(.roundedBorder).accessibilityIdentifier("\(name) field")
          Picker("Choice", selection: $choice) { Text("First").tag(1) }.pickerStyle(.menu)
            .accessibilityIdentifier("\(name) picker")
        }
        .controlSize(size)
      }
    }
    .navigationTitle("Control sizes")
  }
}
