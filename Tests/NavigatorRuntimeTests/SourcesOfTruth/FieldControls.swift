import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// The controls that hold one value: switches, numbers and texts.
  static let fields: [ControlEntry] = [
    ControlEntry("Toggle") {
      Control(true, false) {
        Toggle("control", isOn: $0)
      } shown: { app in
        app.elements(.toggle).first?.content.bool(.isOn)
      } use: {
        try $0.setToggle("control", to: $1)
      }
    },
    ControlEntry("Toggle with a style of the app") {
      Control(false, true) {
        Toggle("control", isOn: $0).toggleStyle(WordToggleStyle())
      } shown: { app in
        app.exists("control on") ? true : app.exists("control off") ? false : nil
      } use: { app, isOn in
        try app.tap("control \(isOn ? "off" : "on")")
      }
    },
    ControlEntry("Stepper") {
      Control(1, 2) {
        Stepper("control", value: $0, in: 0...9)
      } shown: { app in
        app.elements(.stepper).first?.content.string(.accessibilityValue).flatMap { Int($0) }
      } use: { app, value in
        if value == 2 { try app.increment("control") } else { try app.decrement("control") }
      }
    },
    ControlEntry("DatePicker") {
      Control(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)) {
        DatePicker("control", selection: $0, displayedComponents: .date).environment(\.timeZone, .gmt)
      } shown: { app in
        let text = app.elements(.datePicker).first?.content.string(.value)
        return text.flatMap { try? Date($0, strategy: .iso8601.year().month().day()) }
      } use: {
        try $0.setDate("control", to: $1.formatted(.iso8601.year().month().day()))
      }
    },
    ControlEntry("TextEditor") {
      Control("1", "2") {
        TextEditor(text: $0).accessibilityIdentifier("control")
      } shown: { app in
        app.elements(.textField).first?.content.string(.text)
      } use: {
        try $0.clear("control")
        try $0.type($1, into: "control")
      }
    },
    ControlEntry("DisclosureGroup") {
      Control(false, true) { isExpanded in
        DisclosureGroup("control", isExpanded: isExpanded) { Text("inside") }
      } shown: { app in
        app.exists("inside")
      } use: { app, _ in
        try app.tap("control")
      }
    },
    ControlEntry("Slider") {
      Control(0.25, 0.75) {
        Slider(value: $0) { Text("control") }
      } shown: { app in
        app.elements(.slider).first?.content.number(.value)
      } use: {
        try $0.setSlider("control", to: $1)
      }
    },
    ControlEntry("Slider with marks") {
      Control(0.25, 1.0) { value in
        Slider(value: value) {
          Text("control")
        } ticks: {
          SliderTickContentForEach([0.25, 0.5], id: \.self) { SliderTick($0) }
          SliderTick("Full", 1)
        }
      } shown: { app in
        app.elements(.slider).first?.content.number(.value)
      } use: {
        // The nearest mark is selected.
        try $0.setSlider("control", to: $1 == 1 ? 0.9 : 0.1)
      }
    },
    ControlEntry("Slider with steps, marks and limits") {
      Control(2.0, 6.0) { value in
        Slider(value: value, in: 0...10, step: 2, neutralValue: 4, enabledBounds: 2...6) {
          Text("control")
        } tick: { step in
          step == 4 ? SliderTick(step) : nil
        }
      } shown: { app in
        app.elements(.slider).first?.content.number(.value)
      } use: {
        // A value beyond the limits becomes the nearest one that the slider selects.
        try $0.setSlider("control", to: $1 == 6 ? 10 : 0)
      }
    },
    ControlEntry("Adjustable view") {
      Control(1, 2, maximumBodies: 12) { value in
        Text("control").accessibilityValue("\(value.wrappedValue)")
          .accessibilityAdjustableAction { value.wrappedValue += $0 == .increment ? 1 : -1 }
      } shown: { app in
        app.accessibilityTree.first { $0.label == "control" }?.value.flatMap { Int($0) }
      } use: { app, value in
        if value == 2 { try app.increment("control") } else { try app.decrement("control") }
      }
    },
    ControlEntry("TextField") {
      Control("a", "b") {
        TextField("control", text: $0)
      } shown: { app in
        app.elements(.textField).first?.content.string(.text)
      } use: {
        try $0.replaceText(in: "control", by: $1)
      }
    },
    ControlEntry("TextField along the vertical axis") {
      Control("a", "b") {
        TextField("control", text: $0, axis: .vertical)
      } shown: { app in
        app.elements(.textField).first?.content.string(.text)
      } use: {
        try $0.replaceText(in: "control", by: $1)
      }
    },
    ControlEntry("Selected text") {
      Control(1, 3) { offset in
        TextField("control", text: .constant("0123"), selection: .digit(at: offset))
      } shown: { app in
        try app.selectedText(in: "control").flatMap { Int($0) }
      } use: {
        try $0.selectText("\($1)", in: "control")
      }
    },
    ControlEntry("TextField with a format") {
      Control(4, 5) {
        TextField("control", value: $0, format: .number)
      } shown: { app in
        app.elements(.textField).first?.content.string(.text).flatMap { Int($0) }
      } use: {
        try $0.replaceText(in: "control", by: "\($1)")
      }
    },
    ControlEntry("SecureField") {
      Control("a", "b") {
        SecureField("control", text: $0)
      } shown: { app in
        app.elements(.secureField).first?.content.string(.text)
      } use: {
        try $0.replaceText(in: "control", by: $1)
      }
    },
    ControlEntry("Search text") {
      Control("a", "b") { text in
        NavigationStack { Text("content").searchable(text: text) }
      } shown: { app in
        app.elements(.searchField).first?.content.string(.text)
      } use: {
        try $0.replaceText(in: "Search", by: $1)
      }
    },
    ControlEntry("Search text around a stack") {
      Control("a", "b") { text in
        NavigationStack { Text("content") }.searchable(text: text)
      } shown: { app in
        app.elements(.searchField).first?.content.string(.text)
      } use: {
        try $0.replaceText(in: "Search", by: $1)
      }
    },
    ControlEntry("Search is presented") {
      Control(false, true) { isPresented in
        NavigationStack { Text("content").searchable(text: .constant(""), isPresented: isPresented) }
      } shown: { app in
        app.elements(.searchField).first?.content.bool(.isSearching)
      } use: { app, isPresented in
        if isPresented { try app.focus("Search") } else { try app.cancelSearch() }
      }
    },
  ]
}

extension TestApp {
  /// Replaces a field's text in one edit, as a paste does.
  fileprivate func replaceText(in field: String, by text: String) throws {
    try clear(field)
    try type(text, into: field)
  }
}

extension Binding where Value == TextSelection? {
  /// Returns the selection of one ASCII character of a text.
  @MainActor
  fileprivate static func digit(at offset: Binding<Int>) -> Binding<TextSelection?> {
    let text = "0123"
    return Binding {
      let start = text.index(text.startIndex, offsetBy: offset.wrappedValue)
      return TextSelection(range: start..<text.index(after: start))
    } set: { selection in
      guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex, !range.isEmpty else { return }
      offset.wrappedValue = text.distance(from: text.startIndex, to: range.lowerBound)
    }
  }
}

/// A toggle style of the app: a button with the state in words.
struct WordToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text("control \(configuration.isOn ? "on" : "off")")
    }
  }
}
