import SwiftUI

/// Controls in all sizes.
struct ControlSizesCase: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var text = ""
  @State private var choice = 1
  @State private var level = 0.5
  @State private var date = Date(timeIntervalSince1970: 0)

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
          Slider(value: $level).accessibilityIdentifier("\(name) slider")
          DatePicker("Day", selection: $date, displayedComponents: .date).accessibilityIdentifier("\(name) date")
          Picker("Choice", selection: $choice) { Text("First").tag(1) }.pickerStyle(.segmented)
            .accessibilityIdentifier("\(name) segments")
          ProgressView(value: level).accessibilityIdentifier("\(name) bar")
          ProgressView(value: level).progressViewStyle(.circular).accessibilityIdentifier("\(name) circle")
        }
        .controlSize(size)
      }
      MarkedSliders()
    }
    .navigationTitle("Control sizes")
  }
}

/// A slider that selects its marks, and one that selects a part of its range.
private struct MarkedSliders: View {
  @State private var speed = 10.0
  @State private var balance = 0.5

  var body: some View {
    Slider(value: $speed, in: 0...100) {
      Text("Speed")
    } ticks: {
      SliderTick("Slow", 10)
      SliderTick(40)
      SliderTick("Fast", 90)
    }
    .accessibilityIdentifier("marked")
    Text("speed \(Int(speed))")
    Slider(value: $balance, in: -1...1, neutralValue: 0, enabledBounds: 0...1) { Text("Balance") }
      .accessibilityIdentifier("limited")
    Text("balance \(Int(balance * 100))")
    Slider(value: $balance) { Text("Level") }.sliderThumbVisibility(.hidden).accessibilityIdentifier("bare")
  }
}
