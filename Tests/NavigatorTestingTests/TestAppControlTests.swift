import NavigatorHost
import NavigatorTesting
import TestSupport
import Testing

@MainActor
@Suite("Controls in TestApp")
struct TestAppControlTests {
  private func field(_ id: ElementID, _ text: String, placeholder: String) -> Element {
    field(id, [.text: .string(text), .placeholder: .string(placeholder), .revision: 3])
  }

  private func field(_ id: ElementID, _ content: Content) -> Element {
    Element(id: id, role: .textField, content: content, events: [.change, .submit, .focus])
  }

  @Test("Typing adds one character at a time to the text that the app has made of the previous ones")
  func typing() throws {
    let session = try FakeSession([field(2, "", placeholder: "Name")])
    session.respond = { event in
      switch event.action {
      case .change(.string(let text), _): [.update(field(2, [.text: .string(text.uppercased()), .placeholder: "Name"]))]
      case .focus(true): [.update(field(2, [.text: "", .placeholder: "Name", .isFocused: true, .revision: 3]))]
      default: []
      }
    }
    let app = TestApp(session: session)
    try app.type("ab", into: "Name")
    #expect(
      session.events.map(\.action) == [.focus(true), .change("a", revision: 4), .change("Ab", revision: 5)])
    #expect(try app.value(of: "Name") == "AB")
  }

  @Test("clear removes the text, and submit presses Return")
  func clear() throws {
    let session = try FakeSession([field(2, "old", placeholder: "Name")])
    let app = TestApp(session: session)
    try app.clear("old")
    try app.submit(in: "Name")
    #expect(
      session.events.map(\.action) == [.focus(true), .change("", revision: 4), .focus(true), .submit])
  }

  @Test("A field is found by the label of its row")
  func labeled() throws {
    let value = Element(id: 4, role: .labeledContentValue, children: [field(5, "", placeholder: "")])
    let session = try FakeSession([Element(id: 2, role: .labeledContent, children: [text(3, "City"), value])])
    try TestApp(session: session).focus("City")
    #expect(session.events == [InputEvent(target: 5, action: .focus(true))])
  }

  @Test("Toggles are set or tapped")
  func toggle() throws {
    let session = try FakeSession([
      Element(id: 2, role: .toggle, content: [.isOn: true], events: .change, children: [text(3, "Sound")])
    ])
    let app = TestApp(session: session)
    #expect(try app.value(of: "Sound") == true)
    try app.setToggle("Sound", to: true)
    #expect(session.events.isEmpty)
    try app.setToggle("Sound", to: false)
    try app.tap("Sound")
    #expect(session.events == Array(repeating: InputEvent(target: 2, action: .change(false, revision: 0)), count: 2))
  }

  @Test("A picker's option is selected by its text, and a menu shows only the selected one")
  func picker() throws {
    let options = [(5, "Red", false), (7, "Blue", true)].map { id, name, isSelected in
      Element(
        id: .init(rawValue: id), role: .option, content: [.isSelected: .bool(isSelected)],
        children: [text(.init(rawValue: id + 1), name)])
    }
    let label = Element(id: 3, role: .pickerLabel, children: [text(4, "Colour")])
    let session = try FakeSession([
      Element(id: 2, role: .picker, content: [.variant: "menu"], events: .change, children: [label] + options)
    ])
    let app = TestApp(session: session)
    #expect(app.visibleTexts == ["Blue"])
    #expect(try app.value(of: "Colour") == "Blue")
    try app.select("Red", in: "Colour")
    #expect(session.events == [InputEvent(target: 2, action: .choice(of: 5))])
    let failure = #expect(throws: TestFailure.self) { try app.select("Green", in: "Colour") }
    #expect(failure?.message == #"cannot choose "Green" in "Colour": it offers ["Red", "Blue"]"#)
  }

  @Test("Sliders and steppers change within their range")
  func numbers() throws {
    let session = try FakeSession([
      Element(id: 2, role: .slider, content: [.value: 0.5], events: .change, children: [text(3, "Volume")]),
      Element(id: 4, role: .stepper, content: [.canDecrement: false], events: .change, children: [text(5, "Guests")]),
    ])
    let app = TestApp(session: session)
    try app.setSlider("Volume", to: 0.75)
    try app.increment("Guests")
    #expect(session.events.map(\.action) == [.change(0.75, revision: 0), .change(1, revision: 0)])
    let failure = #expect(throws: TestFailure.self) { try app.decrement("Guests") }
    #expect(failure?.message == #"cannot decrement "Guests": its value is at the limit"#)
    #expect(try app.value(of: "Volume") == 0.5)
  }
}
