import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Controls in their first spelling")
struct LegacyControlTests {
  private struct Controls: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var choice = 1

    var body: some View {
      Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Steps") }
      Stepper(value: $count, in: 0...2, onEditingChanged: { _ in }) { Text("Value") }
      Button("Send", systemImage: "paperplane") { count = 10 }
      Button(String("Drop"), systemImage: "trash", role: .destructive) { count = 20 }
      Toggle("Wifi", systemImage: "wifi", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Picker("Pick", systemImage: "star", selection: $choice) { Text("one").tag(1) }
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green))
      Text("count \(count), on \(isOn)")
    }
  }

  @Test("A stepper with closures disables the direction that has none")
  func stepper() throws {
    let app = TestApp { Controls() }
    try app.increment("Steps")
    #expect(app.exists("count 1, on false"))
    #expect(app.elements(.stepper).first?.content.bool(.canDecrement) == false)
    try app.increment("Value")
    #expect(app.exists("count 2, on false"))
  }

  @Test("A control with a title and a system image has a label with both")
  func images() throws {
    let app = TestApp { Controls() }
    try app.tap("Send")
    #expect(app.exists("count 10, on false"))
    try app.tap("Drop")
    #expect(app.exists("count 20, on false"))
    let symbols = app.elements(.image).compactMap { $0.content.string(.symbol) }
    #expect(symbols == ["paperplane", "trash", "wifi", "star"])
    #expect(app.elements(.button).map { $0.content.string(.role) } == [nil, "destructive"])
  }

  @Test("A style with a tint colors its control")
  func tint() throws {
    let app = TestApp { Controls() }
    let red = Paint.color(ColorStyle(.named("red")))
    let green = Paint.color(ColorStyle(.named("green")))
    #expect(app.elements(.toggle).first?.style.properties.contains(.tint(red)) == true)
    #expect(app.elements(.progress).first?.style.properties.contains(.tint(green)) == true)
    #expect(app.elements(.progress).first?.content.string(.kind) == "circular")
  }

  private struct Sliders: View {
    @State private var value = 0.5
    @State private var log: [Bool] = []

    var body: some View {
      Slider(value: $value, in: 0...1, onEditingChanged: { log.append($0) }) { Text("plain") }
      Slider(
        value: $value, in: 0...10, step: 5, onEditingChanged: { log.append($0) }, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most")
      ) {
        Text("steps")
      }
      Text("value \(value), edits \(log.count)")
    }
  }

  @Test("A slider whose label is its last argument has its label, its ends and its steps")
  func sliders() throws {
    let app = TestApp { Sliders() }
    #expect(app.exists("least") && app.exists("most"))
    try app.setSlider("steps", to: 5)
    #expect(app.contains("value 5.0"))
    #expect(app.elements(.slider).map { $0.content.number(.step) } == [nil, 5])
  }

  private struct Described: View {
    var body: some View {
      Text("a")
        .accessibility(label: Text("label"))
        .accessibility(hint: Text("hint"))
        .accessibility(value: Text("value"))
        .accessibility(identifier: "id")
        .accessibility(addTraits: [.isHeader, .isButton])
      Text("b").accessibility(hidden: true)
      Text("c").accessibility(hidden: false)
    }
  }

  @Test("The first spelling of the modifiers for assistive technologies sets the same properties")
  func accessibility() throws {
    let app = TestApp { Described() }
    let content = try app.element("id").content
    #expect(content.string(.label) == "label")
    #expect(content.string(.hint) == "hint")
    #expect(content.string(.accessibilityValue) == "value")
    #expect(content.number(.level) == 1)
    #expect(app.elements(.text).map { $0.content.bool(.isAccessibilityHidden) } == [false, true, false])
  }

  private struct Sized: View {
    @Environment(\.sizeCategory) private var size
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Text("\(size) \(size.isAccessibilityCategory) \(scheme)")
    }
  }

  @Test("The size category and the dynamic type size are one value")
  func sizeCategory() {
    let app = TestApp {
      Sized()
      Sized().environment(\.sizeCategory, .accessibilityMedium).colorScheme(.dark)
      Sized().environment(\.dynamicTypeSize, .xxLarge)
    }
    #expect(app.visibleTexts == ["large false light", "accessibilityMedium true dark", "extraExtraLarge false light"])
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityLarge >= .extraLarge)
  }
}
