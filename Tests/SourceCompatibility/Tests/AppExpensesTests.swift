import NavigatorTesting
import SwiftUI
import Testing

@testable import AppExpenses

@MainActor
@Suite("An app whose models have one destination, with bindings to its cases")
struct AppExpensesTests {
  private let model = ExpensesListModel(expenses: [
    Expense(title: "Lunch", amount: 12), Expense(title: "Flight", amount: 320, category: .travel),
  ])

  private func start() -> TestApp {
    let environment = TestEnvironment(locale: Locale(identifier: "en_US"))
    return TestApp(environment: environment) { [model] in ExpensesListView(model: model) }
  }

  @Test("The expenses are grouped by category, with sums in the environment's locale")
  func sections() {
    let app = start()
    #expect(app.title == "Expenses")
    #expect(app.exists("$332.00") && app.exists("$320.00") && app.exists("Travel"))
    #expect(app.row("Lunch").exists("$12.00"))
  }

  @Test("The filter of the model determines the sections")
  func filter() {
    let app = start()
    model.filter = .travel
    #expect(app.exists("Flight") && !app.exists("Lunch"))
    model.filter = nil
    #expect(app.exists("Flight") && app.exists("Lunch"))
  }

  @Test("The model moves the focus into the form, and a valid expense is added")
  func creation() throws {
    let app = start()
    try app.tap("Add")
    #expect(app.title == "New expense" && app.focusedField == "Title")
    try app.type("Taxi", into: "Title")
    #expect(try !app.isEnabled("Save"))
    try app.clear("Amount")
    try app.type("20", into: "Amount")
    try app.submit(in: "Amount")
    try app.select("Fun", in: "Category")
    try app.tap("Save")
    #expect(app.presentations.isEmpty)
    #expect(model.expenses.last?.title == "Taxi" && model.expenses.last?.amount == 20)
    #expect(app.exists("$352.00") && app.row("Taxi").exists("$20.00"))
  }

  @Test("A swipe dismisses the form, which clears the destination")
  func dismissal() throws {
    let app = start()
    try app.tap("Add")
    #expect(model.destination != nil)
    try app.swipeAway()
    #expect(model.destination == nil && app.presentations.isEmpty)
  }

  @Test("An alert made by a result builder of the app asks before an expense is deleted")
  func deletion() throws {
    let app = start()
    try app.swipe("Lunch", to: "Delete")
    #expect(app.presentations.last?.title == "Delete Lunch?")
    #expect(!app.exists("Keep the expensive one"))
    try app.tap("Cancel")
    #expect(model.destination == nil && model.expenses.count == 2)
    try app.swipe("Flight", to: "Delete")
    #expect(app.exists("Keep the expensive one"))
    try app.tap("Delete")
    #expect(app.presentations.isEmpty && model.expenses.map(\.title) == ["Lunch"])
    #expect(!app.exists("Flight") && app.exists("$12.00"))
  }

  @Test("A screen edits an element of the model, and its title follows")
  func editing() throws {
    let app = start()
    try app.tap("Lunch")
    #expect(app.stack == ["Expenses", "Lunch"])
    try app.type("!", into: "Title")
    #expect(app.title == "Lunch!")
    try app.increment("Amount")
    try app.goBack()
    #expect(model.destination == nil)
    #expect(app.row("Lunch!").exists("$17.00"))
  }

  @Test("An accessibility action duplicates an expense")
  func duplication() throws {
    let app = start()
    try app.performAccessibilityAction("Duplicate", on: "Flight")
    #expect(model.expenses.map(\.title) == ["Lunch", "Flight", "Flight"])
    #expect(app.exists("$652.00"))
  }
}
