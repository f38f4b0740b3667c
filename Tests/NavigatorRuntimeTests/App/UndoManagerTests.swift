import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Observable
private final class ObservedLines {
  var texts: [String] = []

  func add(_ text: String, _ undoManager: UndoManager?) {
    texts.append(text)
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] lines in lines.remove(undoManager) }
    undoManager?.setActionName("Add \(text)")
  }

  func remove(_ undoManager: UndoManager?) {
    guard let last = texts.popLast() else { return }
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] lines in lines.add(last, undoManager) }
  }
}

@MainActor
private final class PublishedCount: ObservableObject {
  @Published var count = 0

  func change(by amount: Int, _ undoManager: UndoManager?) {
    count += amount
    undoManager?.registerUndo(withTarget: self) { $0.change(by: -amount, undoManager) }
  }
}

private struct EditorView: View {
  @State var lines = ObservedLines()
  @StateObject private var counter = PublishedCount()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text("[\(lines.texts.joined(separator: " "))] \(counter.count)")
      Text("\(undoManager?.undoMenuItemTitle ?? "none"), \(undoManager?.redoMenuItemTitle ?? "none")")
      Button("One") { lines.add("one", undoManager) }
      Button("Pair") {
        lines.add("a", undoManager)
        lines.add("b", undoManager)
      }
      Button("Count") { counter.change(by: 5, undoManager) }
      Button("Unrecorded") {
        undoManager?.disableUndoRegistration()
        lines.add("x", undoManager)
        undoManager?.enableUndoRegistration()
      }
      Button("Undo") { undoManager?.undo() }.keyboardShortcut("z")
      Button("Redo") { undoManager?.redo() }.keyboardShortcut("z", modifiers: [.command, .shift])
      Button("Forget lines") { undoManager?.removeAllActions(withTarget: lines) }
    }
  }
}

/// The manager that undoes the changes of a window.
@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
  private final class Box { var value = 0 }

  @Test("Undo and redo reverse the changes of each event, for observable objects of both kinds")
  func events() throws {
    let app = TestApp { EditorView() }
    try app.tap("One")
    try app.tap("Pair")
    try app.tap("Count")
    #expect(app.exists("[one a b] 5"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("[one a b] 0"))
    try app.tap("Undo")
    #expect(app.exists("[one] 0") && app.exists("Undo Add one, Redo Add b"))
    try app.tap("Undo")
    try app.tap("Undo")
    #expect(app.exists("[] 0"))
    try app.tap("Redo")
    try app.tap("Redo")
    #expect(app.exists("[one a b] 0"))
    try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
    #expect(app.exists("[one a b] 5"))
  }

  @Test("A new change removes what can be redone, and changes without registration are not undone")
  func discarding() throws {
    let app = TestApp { EditorView() }
    try app.tap("One")
    try app.tap("Undo")
    try app.tap("Count")
    try app.tap("Redo")
    #expect(app.exists("[] 5"))
    try app.tap("Unrecorded")
    try app.tap("Undo")
    #expect(app.exists("[x] 0"))
  }

  @Test("The actions of one target can be removed, and each window has a manager of its own")
  func targets() throws {
    let lines = ObservedLines()
    let (first, second) = (TestApp { EditorView(lines: lines) }, TestApp { EditorView(lines: lines) })
    try first.tap("Count")
    try first.tap("One")
    try second.tap("Undo")
    #expect(first.exists("[one] 5"))
    try first.tap("Forget lines")
    try first.tap("Undo")
    #expect(first.exists("[one] 0"))
    try first.tap("Undo")
    #expect(first.exists("[one] 0"))
  }

  @Test("Explicit groups join the actions of several events, a limit removes the oldest group, and lost targets are skipped")
  func groups() {
    var event = 0
    let manager = UndoManager { event }
    let box = Box()
    func set(_ value: Int) {
      let old = box.value
      box.value = value
      manager.registerUndo(withTarget: box) { $0.value = old }
      event += 1
    }
    manager.beginUndoGrouping()
    set(1)
    #expect(manager.groupingLevel == 2)
    set(2)
    manager.endUndoGrouping()
    event += 1
    set(3)
    manager.undo()
    #expect(box.value == 2 && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(box.value == 0 && !manager.canUndo)
    manager.levelsOfUndo = 2
    for value in 4...7 { set(value) }
    for _ in 0..<4 { manager.undo() }
    #expect(box.value == 5)
    var lost: Box? = Box()
    if let lost { manager.registerUndo(withTarget: lost) { _ in Issue.record("The target no longer exists") } }
    lost = nil
    #expect(manager.canUndo)
    manager.undo()
  }
}
