import NavigatorTesting
import SwiftUI
import Testing

/// The commands of macOS and tvOS that keys perform.
@MainActor
@Suite("Commands of keys")
struct KeyCommandTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
  }

  private struct Editor: View {
    let model: Model
    @State private var isMovable = true
    @State private var isDeletable = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Text("Shape")
        .focusable()
        .focused($isFocused)
        .onMoveCommand(perform: isMovable ? { model.log.append("\($0)") } : nil)
        .onDeleteCommand(perform: isDeletable ? { model.log.append("delete") } : nil)
        .onExitCommand { model.log.append("exit") }
      Button("Focus") { isFocused = true }
      Button("Lock") { (isMovable, isDeletable) = (false, false) }
    }
  }

  @Test("Arrow keys, Delete and Escape perform the commands of the focused view")
  func commands() throws {
    let model = Model()
    let app = TestApp { Editor(model: model) }
    try app.tap("Focus")
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .deleteForward, .escape, "x"] {
      try app.press(key)
    }
    #expect(model.log == ["up", "down", "left", "right", "delete", "delete", "exit"])
  }

  @Test("A held arrow key repeats its command, and a held Delete key does not")
  func repetition() throws {
    let model = Model()
    let app = TestApp { Editor(model: model) }
    try app.tap("Focus")
    try app.press(.leftArrow, phase: .repeat)
    try app.press(.delete, phase: .repeat)
    try app.press(.leftArrow, phase: .up)
    #expect(model.log == ["left"])
  }

  @Test("A command without an action leaves its keys to the view around it")
  func noAction() throws {
    let model = Model()
    var outer: [String] = []
    let app = TestApp {
      VStack { Editor(model: model) }
        .onMoveCommand { outer.append("outer \($0)") }
        .onDeleteCommand { outer.append("outer delete") }
    }
    try app.tap("Focus")
    try app.press(.upArrow)
    #expect(model.log == ["up"] && outer == [])
    try app.tap("Lock")
    try app.press(.upArrow)
    try app.press(.delete)
    #expect(model.log == ["up"] && outer == ["outer up", "outer delete"])
  }
}
