import NavigatorUI
import SwiftUI

struct ControlsSection: View {
  @State private var values = ControlValues()

  var body: some View {
    SectionScreen(
      section: .controls,
      summary: """
        Controls have five sizes. A slider with ticks selects the values of the ticks. A slider with a neutral value is filled \
        from that value. A gauge shows a value between bounds. Text fields have several styles. The arrow keys change an \
        adjustable view.
        """
    ) {
      ControlSizes(values: $values)
      Slider(value: $values.speed, in: 0...100) {
        Text("Speed")
      } ticks: {
        SliderTick("Slow", 10)
        SliderTick("Normal", 40)
        SliderTick("Fast", 100)
      }
      Text("Speed \(values.speed, format: .number)")
      Slider(value: $values.balance, in: -1...1, neutralValue: 0, enabledBounds: -0.5...1) {
        Text("Balance")
      } currentValueLabel: {
        Text(values.balance, format: .percent)
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      .labelsHidden()
      GaugeStyles(level: values.level)
      TextField("Plain", text: $values.name).textFieldStyle(.plain)
      TextField("Automatic", text: $values.name)
      LabeledContent("Rounded") {
        TextField("Rounded", text: $values.name).textFieldStyle(.roundedBorder)
      }
      Text("\(values.count) of 5 stars")
        .accessibilityLabel("Rating")
        .accessibilityValue("\(values.count)")
        .accessibilityAdjustableAction { values.count = min(max(values.count + ($0 == .increment ? 1 : -1), 0), 5) }
    }
  }
}

/// The values of all controls.
struct ControlValues {
  var isOn = true
  var count = 3
  var level = 0.4
  var speed = 40.0
  var balance = 0.25
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var choice = "Day"
  var name = ""
}

/// A table of all controls in all sizes.
private struct ControlSizes: View {
  @Binding var values: ControlValues

  private static let sizes: [(name: String, size: ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large), ("extraLarge", .extraLarge),
  ]

  var body: some View {
    row("Button") { Button("Save") {}.buttonStyle(.bordered) }
    row("Toggle") { Toggle("Toggle", isOn: $values.isOn).labelsHidden() }
    row("Stepper") { Stepper("Stepper", value: $values.count, in: 0...5).labelsHidden() }
    row("Slider") { Slider(value: $values.level) { Text("Level") }.labelsHidden() }
    row("DatePicker") {
      DatePicker("Date", selection: $values.date, displayedComponents: .date).labelsHidden()
    }
    row("Segmented") {
      Picker("Choice", selection: $values.choice) { ForEach(["Day", "Week"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
    }
    row("Menu") {
      Picker("Choice", selection: $values.choice) { ForEach(["Day", "Week"], id: \.self) { Text($0) } }.pickerStyle(.menu)
    }
    row("Progress") { ProgressView(value: values.level) }
    row("Spinner") { ProgressView() }
    row("Circle") { ProgressView(value: values.level).progressViewStyle(.circular) }
    row("Gauge") { Gauge(value: values.level) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity) }
    row("Field") { TextField("Name", text: $values.name).textFieldStyle(.roundedBorder) }
  }

  /// Returns a row with a control in each size.
  private func row(_ title: String, @ViewBuilder control: @escaping () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline)
      ForEach(Self.sizes, id: \.name) { name, size in
        HStack {
          Text(name).font(.caption).foregroundStyle(.secondary).frame(width: 72, alignment: .leading)
          control().controlSize(size)
          Spacer(minLength: 0)
        }
      }
    }
  }
}

/// A gauge in each style, with the labels of its value and its bounds.
private struct GaugeStyles: View {
  let level: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      gauge.gaugeStyle(.linearCapacity)
      gauge.gaugeStyle(.accessoryLinear)
      gauge.gaugeStyle(.accessoryLinearCapacity)
      HStack(spacing: 20) {
        gauge.gaugeStyle(.accessoryCircular)
        gauge.gaugeStyle(.accessoryCircularCapacity)
      }
      ProgressView(value: level) {
        Text("Progress")
      } currentValueLabel: {
        Text(level, format: .percent)
      }
    }
  }

  private var gauge: some View {
    Gauge(value: level) {
      Text("Level")
    } currentValueLabel: {
      Text(level, format: .percent)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
  }
}
