import Foundation
import NavigatorHost
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Key presses")
struct KeyPressTests {
  @Observable final class Model { var log: [String] = [] }
  final class Object: ObservableObject { @Published var log: [String] = [] }

  enum Source: String, CaseIterable, Sendable { case state, observable, object }

  private struct Board: View {
    let model: Model
    @ObservedObject var object: Object
    let source: Source
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool

    private var shown: [String] {
      switch source {
      case .state: log
      case .observable: model.log
      case .object: object.log
      }
    }

    private func add(_ text: String) {
      switch source {
      case .state: log.append(text)
      case .observable: model.log.append(text)
      case .object: object.log.append(text)
      }
    }

    var body: some View {
      Text("Board")
        .focusable()
        .focused($isFocused)
        .onKeyPress(.leftArrow) {
          add("left")
          return .handled
        }
      Button("Focus") { isFocused = true }
      Text("Log: \(shown.joined(separator: " ")), \(isFocused ? "focused" : "not focused")").accessibilityIdentifier("log")
    }
  }

  private func log(_ app: TestApp) throws -> String? { try app.element("log").content.string(.text) }

  @Test("The focused view handles its key", arguments: Source.allCases)
  func focusedView(_ source: Source) throws {
    let app = TestApp { Board(model: Model(), object: Object(), source: source) }
    #expect(throws: TestFailure.self) { try app.press(.leftArrow) }
    try app.tap("Focus")
    #expect(try log(app) == "Log: , focused")
    try app.press(.leftArrow)
    try app.press(.rightArrow)
    try app.press(.leftArrow, phase: .repeat)
    try app.press(.leftArrow, phase: .up)
    #expect(try log(app) == "Log: left left, focused")
  }

  @Test("The user moves the focus to a focusable view and away from it")
  func userFocus() throws {
    let app = TestApp { Board(model: Model(), object: Object(), source: .state) }
    let board = try app.element("Board")
    #expect(app.session.send(InputEvent(target: board.id, action: .focus(true))) == .handled)
    app.session.settle()
    #expect(try log(app) == "Log: , focused")
    #expect(app.session.send(InputEvent(target: board.id, action: .focus(false))) == .handled)
    app.session.settle()
    #expect(try log(app) == "Log: , not focused")
  }

  @Test("A view that stops being focusable, is disabled or disappears loses the focus")
  func lostFocus() throws {
    struct Screen: View {
      @State private var isFocusable = true
      @State private var isShown = true
      @FocusState private var isFocused: Bool

      var body: some View {
        if isShown { Text("Board").focusable(isFocusable).focused($isFocused) }
        Button("Focus") { isFocused = true }
        Button("Hide") { isShown = false }
        Button("Stop") { isFocusable = false }
        Text(isFocused ? "Focused" : "Not focused")
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Focus")
    #expect(app.exists("Focused"))
    try app.tap("Hide")
    #expect(app.exists("Not focused"))
    let other = TestApp { Screen() }
    try other.tap("Focus")
    try other.tap("Stop")
    #expect(other.exists("Not focused"))
  }

  private struct Nested: View {
    @State private var log: [String] = []
    @State private var text = ""

    private func answer(_ name: String, _ press: KeyPress, _ result: KeyPress.Result) -> KeyPress.Result {
      let special: [KeyEquivalent: String] = [.upArrow: "up", .escape: "escape"]
      let characters = special[press.key] ?? press.characters
      log.append("\(name) \(characters) \(press.modifiers.rawValue) \(press.phase.debugDescription)")
      return result
    }

    var body: some View {
      VStack {
        VStack {
          TextField("Field", text: $text)
            .onKeyPress(.escape, phases: .all) { answer("field", $0, .handled) }
            .onKeyPress(keys: ["a", .upArrow]) { answer("keys", $0, .ignored) }
        }
        .padding()
        .onKeyPress(characters: .decimalDigits) { answer("digits", $0, .handled) }
      }
      .onKeyPress { answer("any", $0, .handled) }
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
    }
  }

  @Test("A key that a view ignores reaches the next view around it that handles the key")
  func ignored() throws {
    let app = TestApp { Nested() }
    try app.focus("Field")
    try app.press(.upArrow)
    #expect(try log(app) == "keys up 0 [down], any up 0 [down]")
  }

  @Test("A handler receives the phase, the modifiers and the characters of a key")
  func values() throws {
    let app = TestApp { Nested() }
    try app.press(.escape, in: "Field", phase: .up)
    #expect(try log(app) == "field escape 0 [up]")
    try app.press("7", in: "Field", modifiers: [.shift, .command])
    #expect(try log(app)?.hasSuffix(", digits 7 18 [down]") == true)
    try app.press("a", in: "Field", modifiers: .shift, characters: "A")
    #expect(try log(app)?.hasSuffix("keys A 2 [down], any A 2 [down]") == true)
  }

  @Test("The element contains the names of the keys, so that a page receives them in advance")
  func patterns() throws {
    struct Screen: View {
      let set: CharacterSet

      var body: some View {
        Text("A").onKeyPress(characters: set, phases: .down) { _ in .handled }
      }
    }
    func words(_ set: CharacterSet) throws -> [String] {
      try TestApp { Screen(set: set) }.element("A").content.strings(.gestures)
    }
    #expect(try words(.letters) == [#"key:d:[\p{L}\p{M}]"#])
    #expect(try words(CharacterSet(charactersIn: "abcx:")) == [#"key:d:[\u{3a}-\u{3a}\u{61}-\u{63}\u{78}-\u{78}]"#])
    #expect(try words(.newlines) == ["key:d:=Enter"])
    #expect(try words(CharacterSet()).isEmpty)
    let app = TestApp { Text("A").onKeyPress(keys: [.space, "B"], phases: [.down, .up]) { _ in .handled } }
    #expect(try app.element("A").content.strings(.gestures) == ["key:du:=Space", "key:du:=b"])
  }

  @Test("A disabled view and a covered one receive no keys, and an unknown key is refused")
  func refusals() throws {
    struct Screen: View {
      @State private var isDisabled = false
      @State private var isPresented = false
      @State private var count = 0

      var body: some View {
        Text("Board").focusable().onKeyPress(.space) {
          count += 1
          return .handled
        }
        .disabled(isDisabled)
        Button("Disable") { isDisabled = true }
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Text("Sheet") }
        Text("Count: \(count)")
      }
    }
    let app = TestApp { Screen() }
    try app.press(.space, in: "Board")
    #expect(app.exists("Count: 1"))
    let board = try app.element("Board").id
    func send(_ key: String) -> EventOutcome { app.session.send(InputEvent(target: board, action: .key(.init(key)))) }
    #expect(send("Hyper") == .dropped(.invalidValue))
    try app.tap("Present")
    #expect(send("Space") == .dropped(.covered))
    try app.swipeAway()
    try app.tap("Disable")
    #expect(send("Space") != .handled)
    #expect(app.exists("Count: 1"))
  }
}
