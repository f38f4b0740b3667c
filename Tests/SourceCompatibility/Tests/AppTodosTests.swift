import NavigatorTesting
import SwiftUI
import Testing

@testable import AppTodos

@MainActor
@Suite("A list of tasks that an array in the app storage contains")
struct AppTodosTests {
  private func start(with titles: String...) throws -> TestApp {
    let app = TestApp(TodoApp())
    for title in titles {
      try app.type(title, into: "New todo")
      try app.submit(in: "New todo")
    }
    return app
  }

  private func titles(_ app: TestApp) -> [String] {
    app.rows.compactMap { texts in texts.first { ["Bread", "Milk", "Tea"].contains($0) } }
  }

  @Test("A submitted title becomes a task, and the field is empty again")
  func creation() throws {
    let app = TestApp(TodoApp())
    #expect(app.exists("Nothing to do"))
    try app.submit(in: "New todo")
    #expect(app.exists("Nothing to do"))
    try app.type("Milk", into: "New todo")
    try app.submit(in: "New todo")
    #expect(titles(app) == ["Milk"] && !app.exists("Nothing to do"))
    #expect(app.exists("1 item left"))
    #expect(try app.value(of: "New todo") == .string(""))
  }

  @Test("A tap on a custom toggle completes a task, and a property wrapper's toggle hides it")
  func completion() throws {
    let app = try start(with: "Milk", "Tea")
    #expect(app.exists("2 items left"))
    try app.tap("Milk")
    #expect(app.exists("1 item left"))
    try app.tap("Hide completed")
    #expect(titles(app) == ["Tea"])
    try app.tap("Show completed")
    #expect(titles(app) == ["Milk", "Tea"])
  }

  @Test("The tasks are restored in the next session")
  func restoration() throws {
    let app = try start(with: "Milk", "Tea")
    try app.tap("Tea")
    let again = TestApp(TodoApp(), configuration: app.continuation)
    #expect(titles(again) == ["Milk", "Tea"] && again.exists("1 item left"))
  }

  @Test("The order is chosen in a menu, and bindings to sorted elements write the stored array")
  func sorting() throws {
    let app = try start(with: "Tea", "Bread", "Milk")
    try app.menu("Sort").tap("Title")
    #expect(titles(app) == ["Bread", "Milk", "Tea"])
    try app.tap("Milk")
    #expect(app.exists("2 items left"))
  }

  @Test("The search narrows the list while its text changes")
  func search() throws {
    let app = try start(with: "Tea", "Bread")
    try app.type("br", into: "Search")
    #expect(titles(app) == ["Bread"])
    try app.clear("Search")
    #expect(titles(app) == ["Tea", "Bread"])
  }

  @Test("The editor writes through a binding to an element, with defaults for missing values")
  func editing() throws {
    let app = try start(with: "Milk")
    try app.swipe("Milk", to: "Edit")
    try app.type("Two bottles", into: "Notes")
    try app.setToggle("Has due date", to: true)
    #expect(app.exists("Due"))
    try app.setToggle("Has due date", to: false)
    #expect(!app.exists("Due"))
    try app.select("High", in: "Priority")
    try app.setToggle("Open", to: false)
    try app.tap("Done")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Two bottles") && app.exists("0 items left"))
  }

  @Test("An alert about an item asks before the task is deleted")
  func deletion() throws {
    let app = try start(with: "Milk", "Tea")
    try app.swipe("Milk", to: "Delete")
    #expect(app.presentations.last?.title == "Delete?")
    #expect(app.frontTexts.contains("“Milk” will be gone."))
    try app.tap("Delete Milk")
    #expect(app.presentations.isEmpty && titles(app) == ["Tea"])
  }
}
