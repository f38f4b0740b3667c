import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sliders with marks, limits and words for their values")
struct SliderTickTests {
  private struct Speed: View {
    @State private var speed = 40.0
    @State private var log: [String] = []
    @State private var hasTop = true
    var body: some View {
      Slider(value: $speed, in: 0...100) {
        Text("Speed")
      } ticks: {
        SliderTick("Slow", 10)
        if hasTop { SliderTick(100) { Text("Fast") } }
        SliderTick(40)
        SliderTick(900)
        if speed > 40 { SliderTick(45) } else { SliderTick(46) }
      } onEditingChanged: {
        log.append("\($0)")
      }
      Button("Remove the top") { hasTop = false }
      Text(verbatim: "speed \(speed)")
      Text(verbatim: log.joined(separator: " "))
    }
  }

  @Test("A slider with marks selects the value of the nearest mark, between the two calls of its closure")
  func nearest() throws {
    let app = TestApp { Speed() }
    #expect(app.elements(.slider).first?.content.strings(.ticks) == ["10.0", "40.0", "46.0", "100.0"])
    try app.setSlider("Speed", to: 20)
    #expect(app.exists("speed 10.0") && app.exists("true false"))
    try app.setSlider("Speed", to: 99)
    #expect(app.exists("speed 100.0"))
    #expect(app.elements(.slider).first?.content.strings(.ticks) == ["10.0", "40.0", "45.0", "100.0"])
    try app.tap("Remove the top")
    try app.setSlider("Speed", to: 99)
    #expect(app.exists("speed 45.0"))
    #expect(throws: TestFailure.self) { try app.setSlider("Speed", to: 101) }
  }

  @Test("The label of a mark is the value in words while the slider selects the mark")
  func words() throws {
    let app = TestApp { Speed() }
    #expect(app.accessibilityTree.first?.value == "40")
    try app.setSlider("Speed", to: 0)
    #expect(app.accessibilityTree.first?.value == "Slow")
    try app.setSlider("Speed", to: 100)
    #expect(app.accessibilityTree.first?.value == "Fast")
  }

  private struct Player: View {
    @Binding var time: Double
    @State private var visibility = Visibility.hidden
    var body: some View {
      VStack {
        Slider(value: $time) { Text("Time") }
        Slider(value: $time) { Text("Fine") }.sliderThumbVisibility(.visible)
      }
      .sliderThumbVisibility(visibility)
      Button("Show") { visibility = .automatic }
    }
  }

  @Test("A slider without a thumb selects values, and the innermost modifier determines the thumb")
  func thumb() throws {
    final class Box: ObservableObject { @Published var time = 0.0 }
    struct Owner: View {
      @StateObject private var box = Box()
      var body: some View {
        Player(time: $box.time)
        Text(verbatim: "at \(box.time)")
      }
    }
    let app = TestApp { Owner() }
    let hidden = { app.elements(.slider).map { $0.content.bool(.hidesThumb) } }
    #expect(hidden() == [true, false])
    try app.setSlider("Time", to: 0.5)
    #expect(app.exists("at 0.5"))
    try app.tap("Show")
    #expect(hidden() == [false, false])
  }

  private struct Balance: View {
    @State private var balance: Float = 0
    var body: some View {
      Slider(value: $balance, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.75) {
        Text("Balance")
      } currentValueLabel: {
        Text(balance < 0 ? "Left" : balance > 0 ? "Right" : "Middle")
      } minimumValueLabel: {
        Text("L")
      } maximumValueLabel: {
        Text("R")
      }
      .labelsHidden()
      .accessibilityIdentifier("balance")
    }
  }

  @Test("A slider selects values within its enabled bounds, and its current value is read in words")
  func limits() throws {
    let app = TestApp { Balance() }
    let content = try app.element("balance").content
    #expect(content.number(.neutralValue) == 0 && content.strings(.enabledRange) == ["-0.5", "0.75"])
    #expect(app.accessibilityTree.first?.value == "Middle")
    try app.setSlider("balance", to: -1)
    #expect(try app.value(of: "balance") == .number(-0.5))
    #expect(app.accessibilityTree.first?.value == "Left")
    try app.setSlider("balance", to: 1)
    #expect(try app.value(of: "balance") == .number(0.75))
  }

  @Test("Hiding the label of a slider keeps the views at its ends")
  func hiddenLabel() throws {
    let app = TestApp(environment: .phone) { Balance() }
    #expect(app.visibleTexts == ["L", "R"])
    #expect(try app.frame(of: "L").maxX < 40 && app.frame(of: "R").minX > 300)
  }

  @Test("Marks of steps are those that the closure returns, and the slider selects each step")
  func steps() throws {
    struct Steps: View {
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value, in: 0...10, step: 1) {
          Text("Steps")
        } tick: {
          $0.truncatingRemainder(dividingBy: 5) == 0 ? SliderTick($0) : nil
        }
      }
    }
    let app = TestApp { Steps() }
    let content = try #require(app.elements(.slider).first).content
    #expect(content.strings(.ticks) == ["0.0", "5.0", "10.0"] && !content.bool(.selectsTicks))
    try app.setSlider("Steps", to: 3.2)
    #expect(try app.value(of: "Steps") == .number(3))
  }

  @Test("Equal marks are one, and invalid values and too many marks have no effect")
  func hostile() throws {
    let app = TestApp {
      Slider(value: .constant(0.5)) {
        Text("Invalid")
      } ticks: {
        SliderTick(Double.nan)
        SliderTick(.infinity)
        SliderTickContentForEach([0.5, 0.5, -2], id: \.self) { SliderTick($0) }
      }
      Slider(value: .constant(0.5), neutralValue: .nan, enabledBounds: -10 ... -5) { Text("Limits") }
      Slider(value: .constant(0), in: 0...1e308, step: .leastNonzeroMagnitude) {
        Text("Steps")
      } tick: {
        SliderTick($0)
      }
      Slider(value: .constant(0)) {
        Text("Many")
      } ticks: {
        SliderTickContentForEach((0..<5_000).map { Double($0) / 5_000 }, id: \.self) { SliderTick($0) }
      }
    }
    let contents = app.elements(.slider).map(\.content)
    #expect(contents.map { $0.strings(.ticks).count } == [1, 0, 0, 1_000])
    #expect(contents.first?.strings(.ticks) == ["0.5"])
    let limits = try #require(contents.dropFirst().first)
    #expect(limits[.neutralValue] == nil && limits.strings(.enabledRange) == ["0.0", "0.0"])
  }

  @Test("Marks are equal, ordered and identified by their values")
  func identity() {
    #expect(SliderTick(1.0) == SliderTick("One", 1) && SliderTick(1.0) < SliderTick(2.0))
    #expect(SliderTick(1.0).id == SliderTick("One", 1).id && SliderTick(1.0).id != SliderTick(2.0).id)
  }
}
