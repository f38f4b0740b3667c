import NavigatorTesting
import SwiftUI
import Testing

@testable import App2025

@MainActor
@Suite("An app in the style of 2025")
struct App2025Tests {
  private let store = HabitStore()
  private let router = Router()

  private func start(_ environment: TestEnvironment = .phone) -> TestApp {
    let (store, router) = (store, router)
    return TestApp(environment: environment) { RootView().environment(store).environment(router) }
  }

  @Test("Today lists the habits by category, and a check completes one")
  func today() throws {
    let app = start()
    #expect(app.tabs == ["Today", "Habits", "Statistics", "Settings", "Search"])
    #expect(app.title == "Today")
    #expect(app.exists("3 days in a row"))
    #expect(store.remaining == 4)
    try app.tap("Meditate")
    #expect(store.remaining == 3)
    try app.tap("Hide Done")
    #expect(!app.exists("Run") && app.exists("Stretch"))
  }

  @Test("If all habits are completed, the screen shows a message and can show all habits again")
  func allDone() throws {
    let app = start()
    for name in ["Meditate", "Water plants", "Plan the week", "Stretch"] { try app.tap(name) }
    try app.tap("Hide Done")
    #expect(app.exists("All Done"))
    try app.tap("Show All")
    #expect(app.exists("Run"))
  }

  @Test("A swipe and an accessibility action open a habit and its editor")
  func swipes() throws {
    let app = start()
    try app.performAccessibilityAction("Edit", on: "Stretch")
    #expect(app.title == "Edit Habit")
    try app.tap("Cancel")
    try app.swipe("Run", to: "Open")
    #expect(app.selectedTab == "Habits")
    #expect(app.stack == ["Habits", "Run"])
    #expect(app.exists("Around the lake"))
  }

  @Test("A habit is created in an editor that checks its name")
  func creation() throws {
    let app = start()
    try app.tap("Add")
    #expect(app.focusedField == "Name")
    #expect(app.exists("A habit needs a name and a day."))
    try app.type("Run", into: "Name")
    try app.tap("Save")
    #expect(app.presentations.last?.kind == .alert)
    try app.tap("OK")
    try app.type(" fast", into: "Name")
    try app.select("Work", in: "Category")
    try app.tap("Sunday")
    try app.decrement("Goal: 7 per week")
    try app.setToggle("Reminder", to: true)
    #expect(app.exists("Time"))
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    let made = try #require(store.habits.last)
    #expect(made.name == "Run fast" && made.category == .work && made.days.count == 6 && made.goal == 6)
  }

  @Test("A changed draft is not dismissed by a swipe")
  func dismissal() throws {
    let app = start()
    try app.tap("Add")
    try app.type("x", into: "Name")
    #expect(throws: TestFailure.self) { try app.swipeAway() }
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty)
  }

  @Test("The habits are sorted, moved and deleted")
  func editing() throws {
    let app = start()
    try app.selectTab("Habits")
    #expect(app.rows.map(\.first) == ["Run", "Meditate", "Water plants", "Plan the week", "Stretch"])
    try app.menu("Sort").tap("Name")
    #expect(app.rows.map(\.first).first == "Meditate")
    try app.contextMenu(of: "Meditate").tap("Archive")
    #expect(app.rows.count == 4)
    try app.swipe("Plan the week", to: "Delete")
    #expect(store.habits.count == 4)
  }

  @Test("A habit's screen shows its progress, shares it, and deletes it after a confirmation")
  func detail() throws {
    let app = start()
    try app.selectTab("Habits")
    try app.tap("Run")
    #expect(app.exists("100%") || app.exists("100 %"))
    try app.tap("Log")
    #expect(app.exists("Day 100"))
    try app.tap("Undo Today")
    #expect(!app.exists("Day 100"))
    try app.tap("Open in New Window")
    #expect(app.openedURLs.count == 1)
    try app.tap("Delete Habit")
    try app.tap("Delete")
    #expect(app.stack == ["Habits"])
    #expect(store.habits.count == 4)
  }

  @Test("The search has scopes and opens a habit")
  func search() throws {
    store[store.habits[1].id]?.isArchived = true
    let app = start()
    try app.selectTab("Search")
    #expect(app.exists("Search for Habits"))
    try app.type("me", into: "Name of a habit")
    #expect(!app.exists("Meditate"))
    try app.select("All", in: "Scope")
    try app.tap("Meditate")
    #expect(app.stack == ["Habits", "Meditate"])
  }

  @Test("The settings store the name and the accent")
  func settings() throws {
    let app = start()
    try app.selectTab("Settings")
    try app.tap("Rename")
    try app.type("Ann", into: "Name")
    try app.tap("Save")
    #expect(app.exists("Ann"))
    try app.setToggle("Sounds", to: false)
    #expect(throws: TestFailure.self) { try app.setSlider("Volume", to: 0.7) }
    let again = TestApp(configuration: app.continuation) { [store, router] in
      RootView().environment(store).environment(router)
    }
    #expect(again.exists("Ann"))
  }

  @Test("The statistics are read as one element for each habit")
  func statistics() throws {
    let app = start()
    try app.selectTab("Statistics")
    try app.tap("Mind")
    #expect(app.exists("Meditate") && !app.exists("Stretch"))
  }

  @Test("The commands work by keyboard, and a window shows a habit")
  func scenes() throws {
    let app = TestApp(HabitsApp(), environment: .phone)
    try app.press(KeyboardShortcut("2"))
    #expect(app.selectedTab == "Habits")
    try app.press(KeyboardShortcut("n"))
    #expect(app.title == "New Habit")
    let window = TestApp(HabitsApp(), configuration: SessionConfiguration(url: "http://localhost/?window=habit"))
    #expect(window.exists("No Habit"))
  }
}
