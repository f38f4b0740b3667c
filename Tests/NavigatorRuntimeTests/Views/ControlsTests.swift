import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Events for controls and their effects.
@MainActor
func outcome(_ app: TestApp, _ name: String, _ value: Content.Value, revision: Int = 0) throws -> EventOutcome {
  let control = try app.element(name)
  let outcome = app.session.send(InputEvent(target: control.id, action: .change(value, revision: revision)))
  app.session.settle()
  return outcome
}

@MainActor
@Suite("Toggles, steppers and sliders")
struct ControlsTests {
  private struct Switches: View {
    @State private var isOn = false
    @State private var isDisabled = false
    var body: some View {
      Toggle("wing", isOn: $isOn).accessibilityIdentifier("toggle").disabled(isDisabled)
      Button("flip") { isOn.toggle() }
      Button("disable") { isDisabled = true }
      Toggle("refused", isOn: Binding(get: { false }, set: { _ in })).accessibilityIdentifier("refusing")
      Text("on \(isOn)")
    }
  }

  @Test("A toggle writes its binding and follows it")
  func toggle() throws {
    let app = TestApp { Switches() }
    try app.setToggle("wing", to: true)
    #expect(app.exists("on true"))
    try app.tap("flip")
    #expect(try app.value(of: "wing") == .bool(false))
    #expect(try outcome(app, "toggle", .string("true")) == .dropped(.invalidValue))
    #expect(try outcome(app, "toggle", .number(1)) == .dropped(.invalidValue))
    #expect(app.exists("on false"))
  }

  @Test("A disabled control drops its events")
  func disabled() throws {
    let app = TestApp { Switches() }
    try app.tap("disable")
    #expect(try outcome(app, "toggle", .bool(true)) == .dropped(.disabled))
    #expect(app.exists("on false"))
  }

  @Test("A refused change is answered with the current value")
  func refused() throws {
    let app = TestApp { Switches() }
    let id = try app.element("refusing").id
    var patches: [Patch] = []
    let forward = app.session.onPatches
    app.session.onPatches = { new in
      patches += new
      forward?(new)
    }
    #expect(try outcome(app, "refusing", .bool(true)) == .handled)
    #expect(
      patches.contains { if case .update(let element) = $0, element.id == id { !element.content.bool(.isOn) } else { false } })
  }

  private struct Marked: ToggleStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
        count += 1
      } label: {
        configuration.label
        Text(configuration.isOn ? "yes" : "no")
        Text(verbatim: "\(count) times, enabled \(isEnabled)")
      }
      Toggle(configuration)
    }
  }

  private struct Styled: View {
    @State private var isOn = false
    var body: some View {
      Toggle("own", isOn: $isOn).toggleStyle(Marked())
      Toggle("button", isOn: $isOn).toggleStyle(.button)
      Toggle("switch", isOn: $isOn).toggleStyle(.switch)
    }
  }

  @Test("A toggle style can use other views")
  func toggleStyle() throws {
    let app = TestApp { Styled() }
    #expect(app.session.root.children.map(\.role) == [.button, .toggle, .button, .toggle])
    try app.tap("no")
    #expect(app.exists("yes"))
    #expect(app.exists("1 times, enabled true"))
    #expect(try app.value(of: "switch") == .bool(true))
    let button = app.session.root.children[2]
    #expect(button.content.string(.variant) == "borderedProminent" && button.content.bool(.isSelected))
    #expect(button.content.strings(.traits) == ["switch"])
    try app.setToggle("button", to: true)
    #expect(try app.value(of: "switch") == .bool(true))
    try app.setToggle("button", to: false)
    #expect(app.session.root.children[2].id == button.id && !app.session.root.children[2].content.bool(.isSelected))
    #expect(try app.value(of: "switch") == .bool(false))
    #expect(app.session.root.children[2].content.string(.variant) == "bordered")
  }

  private struct Steps: View {
    @State private var count = 1
    @State private var level = 0.5
    @State private var log: [String] = []
    var body: some View {
      Stepper("bounded", value: $count, in: 0...4, step: 3).accessibilityIdentifier("stepper")
      Stepper("actions", onIncrement: { log.append("up") }, onDecrement: nil)
      Slider(value: $level, in: 0...1) {
        Text("level")
      } onEditingChanged: {
        log.append("\($0)")
      }
      .accessibilityIdentifier("slider")
      Slider(value: $level, in: 0...10, step: 0.25).accessibilityIdentifier("stepped")
      Text("count \(count)")
      Text(verbatim: "level \(level)")
      Text(verbatim: log.joined(separator: " "))
    }
  }

  @Test("A stepper changes by its step, stays within its bounds, and shows the possible directions")
  func stepper() throws {
    let app = TestApp { Steps() }
    try app.increment("bounded")
    #expect(app.exists("count 4"))
    #expect(throws: TestFailure.self) { try app.increment("bounded") }
    #expect(try outcome(app, "stepper", .number(1)) == .dropped(.invalidValue))
    try app.decrement("bounded")
    try app.decrement("bounded")
    #expect(app.exists("count 0"))
    for value: Content.Value in [.number(-1), .number(2), .number(.nan), .string("1"), .bool(true)] {
      #expect(try outcome(app, "stepper", value) == .dropped(.invalidValue))
    }
    #expect(app.exists("count 0"))
  }

  @Test("A stepper without an action for a direction cannot change in that direction")
  func actions() throws {
    let app = TestApp { Steps() }
    try app.increment("actions")
    #expect(app.exists("up"))
    #expect(throws: TestFailure.self) { try app.decrement("actions") }
  }

  @Test("A slider writes numbers in its range, at its steps, between the two calls of its closure")
  func slider() throws {
    let app = TestApp { Steps() }
    try app.setSlider("slider", to: 0.75)
    #expect(app.exists("level 0.75"))
    #expect(app.exists("true false"))
    try app.setSlider("stepped", to: 0.3)
    #expect(app.exists("level 0.25"))
    for value: Content.Value in [.number(-0.1), .number(1.1), .number(.nan), .number(.infinity), .string("0.5"), .bool(true)] {
      #expect(try outcome(app, "slider", value) == .dropped(.invalidValue))
    }
    #expect(app.exists("level 0.25"))
  }

  @Test("The views at the ends of a slider are before and after its track")
  func sliderEnds() throws {
    let app = TestApp(environment: .phone) {
      Slider(value: .constant(0.5)) {
        Text("level")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      .accessibilityIdentifier("slider")
    }
    #expect(try app.element("slider").content.string(.kind) == "ends")
    #expect(app.visibleTexts == ["low", "high"])
    #expect(try app.frame(of: "low").minX < 30 && app.frame(of: "high").minX > 300)
  }

  @Test("A slider does not show its label, which names it")
  func sliderLabel() throws {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View {
        LabeledContent("Shown") { Slider(value: $volume) { Text("Volume") } }
        Text("volume \(volume, format: .number)")
      }
    }
    let app = TestApp { Volume() }
    #expect(app.visibleTexts == ["Shown", "volume 0.5"])
    #expect(app.accessibilityTree.contains { $0.role == .slider && $0.label == "Volume" })
    try app.setSlider("Volume", to: 0.75)
    #expect(app.visibleTexts == ["Shown", "volume 0.75"])
  }

  @Observable final class Model {
    var isOn = false
    var name = "a"
  }

  private struct Observed: View {
    @Bindable var model: Model
    var body: some View {
      Toggle("model", isOn: $model.isOn)
      TextField("name", text: $model.name)
    }
  }

  @Test("A control follows a property of an observable model")
  func observable() throws {
    let model = Model()
    let app = TestApp { Observed(model: model) }
    model.isOn = true
    model.name = "b"
    #expect(try app.value(of: "model") == .bool(true))
    #expect(try app.value(of: "name") == .string("b"))
    try app.setToggle("model", to: false)
    #expect(!model.isOn)
  }

  private struct Lamp: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct MixedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isMixed ? "some" : configuration.isOn ? "all" : "none") { configuration.isOn.toggle() }
    }
  }

  private struct Lamps: View {
    @State private var lamps = [Lamp(id: 0, isOn: true), Lamp(id: 1, isOn: false)]
    var body: some View { Toggle("Lamps", sources: $lamps, isOn: \.isOn).toggleStyle(MixedStyle()) }
  }

  @Test("A toggle of several sources is mixed while they differ")
  func mixedToggle() throws {
    let app = TestApp { Lamps() }
    try app.tap("some")
    #expect(app.exists("all"))
    try app.tap("all")
    #expect(app.exists("none"))
  }

  @Test("A stepper is read in its format, in the locale of the view unless the format has one")
  func formattedStepper() {
    let app = TestApp { Stepper("Zoom", value: .constant(0.5), in: 0...1, step: 0.25, format: .percent) }
    #expect(app.accessibilityTree.contains { $0.value == "50%" })
    func value(of stepper: some View) -> String? {
      let german = TestApp { stepper.environment(\.locale, Locale(identifier: "de_DE")) }
      return german.accessibilityTree.first { $0.role == .stepper }?.value
    }
    #expect(value(of: Stepper("Zoom", value: .constant(1.5), format: .number)) == "1,5")
    let english = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    #expect(value(of: Stepper("Zoom", value: .constant(1.5), format: english)) == "1.5")
  }

  @Test("A scope of submissions keeps the actions further out from running")
  func submitScope() throws {
    let journal = Journal()
    let app = TestApp {
      VStack {
        TextField("inner", text: .constant("")).onSubmit { journal.note("inner") }.submitScope()
        TextField("free", text: .constant("")).submitScope(false)
      }
      .onSubmit { journal.note("outer") }
    }
    try app.submit(in: "inner")
    #expect(journal.take() == ["inner"])
    try app.submit(in: "free")
    #expect(journal.take() == ["outer"])
  }
}

@MainActor
@Suite("Labels, sections and progress are shown")
struct LabelTests {
  private struct Doubled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Label(configuration)
      }
    }
  }

  @Test("A label is an icon and a title, in the variant of its style")
  func label() throws {
    let app = TestApp {
      Label("plain", systemImage: "star")
      Label("bare", systemImage: "star").labelStyle(.titleOnly)
      Label("own", systemImage: "star").labelStyle(Doubled())
    }
    let labels = app.session.root.children
    #expect(labels[0].role == .label)
    #expect(labels[0].content.string(.variant) == nil)
    #expect(labels[0].children.map(\.role) == [.labelIcon, .labelTitle])
    #expect(labels[0].children[0].children[0].content.string(.symbol) == "star")
    #expect(labels[1].content.string(.variant) == "titleOnly")
    #expect(labels[2].role == .vStack)
    #expect(labels[2].children.map(\.role) == [.text, .label])
  }

  @Test("A section has its header, its rows and its footer, and no empty parts")
  func section() {
    let app = TestApp {
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("title") { Text("row") }
        Section { Text("row") }
      }
    }
    let sections = app.session.root.children[0].children
    #expect(sections.map(\.role) == [.section, .section, .section])
    #expect(sections[0].children.map(\.role) == [.sectionHeader, .text, .sectionFooter])
    #expect(sections[1].children.map(\.role) == [.sectionHeader, .text])
    #expect(sections[2].children.map(\.role) == [.text])
  }

  @Test("A determinate progress has its value")
  func progress() {
    let app = TestApp {
      ProgressView()
      ProgressView("loading", value: 3, total: 4)
      ProgressView(value: 9.0, total: 4).progressViewStyle(.circular)
      ProgressView(value: Double.nan)
    }
    let views = app.session.root.children
    #expect(views.map(\.role) == [.progress, .progress, .progress, .progress])
    #expect(views[0].content.isEmpty)
    #expect(views[1].content.number(.value) == 3)
    #expect(views[1].content.number(.maximum) == 4)
    #expect(views[1].children.map { $0.content.string(.text) } == ["loading"])
    #expect(views[2].content.number(.value) == 4)
    #expect(views[2].content.string(.kind) == "circular")
    #expect(views[3].content.isEmpty)
  }

  @Test("Labeled content has its label first, then its value")
  func labeled() {
    let app = TestApp { LabeledContent("speed", value: "9") }
    let element = app.session.root.children[0]
    #expect(element.role == .labeledContent)
    #expect(element.children.map(\.role) == [.text, .labeledContentValue])
    #expect(app.visibleTexts == ["speed", "9"])
  }

  @Test("Hidden labels stay in the tree for screen readers")
  func labelsHidden() throws {
    let app = TestApp { Toggle("named", isOn: .constant(true)).labelsHidden() }
    #expect(app.exists("named"))
    #expect(app.session.root.children[0].style.properties.contains(.labelsHidden(true)))
  }
}
