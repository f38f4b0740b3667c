import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide's sections about controls")
struct ControlsGuideTests {
  private func app(at title: String) throws -> TestApp {
    let app = TestApp(GuideApp(), environment: .phone)
    try app.tap(title)
    return app
  }

  @Test("Menus, context menus and shortcuts perform their actions")
  func menus() throws {
    let app = try app(at: "Menus and shortcuts")
    try app.menu("Sort by Name").tap("Date")
    #expect(app.exists("Sort by Date"))
    try app.contextMenu(of: "Press me long").tap("Delete")
    #expect(app.exists("Deleted"))
    try app.press(KeyboardShortcut("s"))
    #expect(app.exists("Saved"))
    try app.tap("Select names")
    try app.tap("Grace")
    try app.contextMenu(of: "Grace").tap("Write to Grace")
    #expect(app.exists("Wrote to 1"))
    try app.tap("Ada", at: .zero, count: 2)
    #expect(app.exists("Opened Ada"))
  }

  @Test("Inputs paste and copy a text, handle keys, and choose on a screen")
  func inputs() throws {
    let app = try app(at: "Dates, colors, numbers")
    try app.paste("From elsewhere")
    #expect(try app.value(of: "Notes") == "From elsewhere")
    try app.tap("Copy the text")
    #expect(app.copiedTexts == ["From elsewhere"])
    try app.press(.rightArrow, in: "3 of 5 stars, with the arrow keys")
    #expect(app.exists("4 of 5 stars, with the arrow keys"))
    try app.tap("Size")
    #expect(app.title == "Size")
    try app.tap("Large")
    #expect(app.exists("Large"))
  }

  @Test("A slider selects its marks, another one a part of its range, and a view is adjusted")
  func marks() throws {
    let app = try app(at: "Sizes of controls")
    try app.setSlider("Speed", to: 90)
    #expect(app.exists("Speed 100"))
    try app.setSlider("Balance", to: -1)
    #expect(try app.value(of: "Balance") == .number(-0.5))
    try app.increment("Rating")
    #expect(app.exists("4 of 5 stars"))
  }

  @Test("A view ends the edit mode, rows are deleted, and an empty list shows a placeholder")
  func editing() throws {
    let app = try app(at: "Editing lists")
    try app.tap("Open the shopping list")
    try app.tap("Edit")
    try app.tap("Keep this order")
    #expect(app.exists("Edit") && app.exists("Swipe a row to delete it."))
    for item in ["Tea", "Milk", "Bread", "Apples"] { try app.swipe(item, to: "Delete") }
    #expect(app.exists("Nothing to Buy"))
  }

  @Test("Several rows are selected in edit mode and removed together")
  func selectedRows() throws {
    let app = try app(at: "Editing lists")
    try app.tap("Open the shopping list")
    try app.tap("Edit")
    for item in ["Tea", "Bread"] { try app.row(item).tap("Select") }
    try app.tap("Remove Selected")
    #expect(!app.exists("Tea") && !app.exists("Bread") && app.exists("Milk") && app.exists("Apples"))
  }

  @Test("Actions for assistive technologies change the rating")
  func accessibility() throws {
    let app = try app(at: "Accessibility")
    try app.performAccessibilityAction("Increment", on: "Rating")
    #expect(app.accessibilityTree.first { $0.label == "Rating" }?.value == "4 of 5")
    try app.performAccessibilityAction("Archive", on: "Ada")
    #expect(app.exists("Archived"))
  }

  @Test("A button opens the address of a window, which presents its value")
  func windows() throws {
    let app = try app(at: "Windows and sheets")
    try app.tap("Open a note in a window")
    let address = try #require(app.openedURLs.first)
    let window = TestApp(GuideApp(), configuration: SessionConfiguration(url: "http://localhost" + address))
    #expect(window.title == "Note" && window.exists("Buy tea"))
  }

  @Test("The app closes its windows, and a window closes itself")
  func closedWindows() throws {
    let app = try app(at: "Windows and sheets")
    try app.tap("Close all notes")
    #expect(app.dismissedWindows == ["/?window=note"])
    let window = TestApp(GuideApp(), configuration: SessionConfiguration(url: "http://localhost/?window=note"))
    try window.tap("Close")
    #expect(window.dismissedWindows == [""])
  }

  @Test("The menus of a wide window open a note and change the note of their window")
  func commands() throws {
    let app = TestApp(GuideApp(), environment: .tablet)
    try app.menu("File").tap("New Note")
    let address = try #require(app.openedURLs.first)
    #expect(try !app.menu("Format").isEnabled("Make Uppercase"))
    let window = TestApp(
      GuideApp(), configuration: SessionConfiguration(url: "http://localhost" + address), environment: .tablet)
    try window.type("Buy tea", into: "Note")
    try window.menu("Format").tap("Make Uppercase")
    #expect(window.exists("BUY TEA"))
  }

  @Test("A link opens the window of the settings, and the app limits the name in it")
  func settings() throws {
    let app = try app(at: "Windows and sheets")
    try app.tap("Open the settings")
    let address = try #require(app.openedURLs.first)
    let window = TestApp(GuideApp(), configuration: SessionConfiguration(url: "http://localhost" + address))
    #expect(window.title == "Settings")
    try window.type(String(repeating: "a", count: 60), into: "Your name")
    #expect(try window.value(of: "Your name") == .string(String(repeating: "a", count: 40)))
  }

  @Test("Assistive technologies read headings, a drawing's children, priorities and names")
  func reading() throws {
    let app = try app(at: "Reading and voice")
    let tree = app.accessibilityTree
    let headings = tree.filter { $0.role == .heading }.map(\.label)
    #expect(headings.contains("Today") && headings.contains("This week"))
    #expect(tree.contains { $0.label == "Tuesday: 11 millimeters of rain" })
    #expect(tree.contains { $0.children.map(\.label) == ["Canceled", "Ferry to the island, at nine"] })
    #expect(tree.first { $0.label == "Save the place" }?.inputLabels == ["Save", "Bookmark", "Keep"])
    #expect(tree.first { $0.label == "Mail from Ada" }?.actions == ["Reply", "Forward"])
    try app.performAccessibilityAction("Forward", on: "Mail from Ada")
    #expect(app.exists("Forwarded"))
  }

  @Test("The focus for assistive technologies moves to a message")
  func accessibilityFocus() throws {
    let app = try app(at: "Accessibility")
    try app.tap("Check the name")
    #expect(app.accessibilityTree.first { $0.label == "The name is missing." }?.isFocused == true)
  }

  @Test("A file of the app is moved to the user")
  func move() throws {
    let app = try app(at: "Dates, colors, numbers")
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try app.tap("Move an Archive of the Text…")
    let files = try app.saveFiles(to: folder)
    #expect(files.map(\.lastPathComponent) == ["Archive.txt"])
  }

  @Test("A canvas shows the added value")
  func drawing() throws {
    let app = try app(at: "Drawing")
    #expect(app.visibleTexts.count { $0 == "6" } == 1)
    try app.tap("Add a value")
    #expect(app.visibleTexts.count { $0 == "6" } == 2)
  }

  @Test("A picture of a view is saved as a PNG file")
  func picture() throws {
    let app = try app(at: "Drawing")
    try app.tap("Draw a picture")
    try app.tap("Save it as a PNG file…")
    let folder = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(try app.saveFiles(to: folder).first)
    #expect(file.lastPathComponent == "Ticket.png")
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("A calendar changes the date, and another one counts the days that are selected")
  func calendars() throws {
    let app = try app(at: "Dates, colors, numbers")
    #expect(app.exists("January 2027"))
    try app.tap("Next month", index: 0)
    #expect(app.exists("February 2027"))
    #expect(app.exists("0 days off"))
    try app.tap("15", index: 1)
    #expect(app.exists("1 day off"))
  }

  @Test("The first field of a form has the focus when its screen opens")
  func defaultFocus() throws {
    let app = try app(at: "Dates, colors, numbers")
    try app.tap("Enter an address")
    #expect(app.title == "Address")
    #expect(app.focusedField == "Name")
  }
}
