import SwiftUI

/// The labels of progress views and gauges.
struct ProgressCase: View {
  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: 0.4) {
        Text("Label")
      } currentValueLabel: {
        Text("40 percent")
      }
      .accessibilityIdentifier("linear")
      ProgressView("Title", value: 0.4)
      ProgressView("Loading").accessibilityIdentifier("circular")
      ProgressView(value: 0.4) {
        Text("Label")
      } currentValueLabel: {
        Text("40 percent")
      }
      .progressViewStyle(.circular)
      Gauge(value: 0.4) {
        Text("Gauge")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .accessibilityIdentifier("gauge")
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular).accessibilityIdentifier("circular gauge")
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red])).accessibilityIdentifier("gradient gauge")
        Gauge(value: 0.7) { Text("kmh") }.gaugeStyle(.accessoryCircular)
      }
      gauge.gaugeStyle(.accessoryLinear).accessibilityIdentifier("marked gauge")
      gauge.gaugeStyle(.accessoryLinearCapacity)
      gauge.gaugeStyle(.linearCapacity)
    }
    .padding()
    .navigationTitle("Progress")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var gauge: some View {
    Gauge(value: 0.4) {
      Text("Gauge")
    } currentValueLabel: {
      Text("40")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }
}
