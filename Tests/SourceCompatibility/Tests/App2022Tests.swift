import NavigatorTesting
import SwiftUI
import Testing

@testable import App2022

@MainActor
@Suite("An app in the style of 2022")
struct App2022Tests {
  private final class Loader: RecipeLoading {
    var failures: Int

    init(failures: Int = 0) {
      self.failures = failures
    }

    func load() async throws -> [Recipe] {
      if failures > 0 {
        failures -= 1
        throw LoadingError()
      }
      return Recipe.samples
    }
  }

  private struct Start: View {
    @StateObject private var book: RecipeBook
    @StateObject private var shopping = ShoppingList()
    @StateObject private var navigation = Navigation()

    init(loader: Loader) {
      _book = StateObject(wrappedValue: RecipeBook(loader: loader))
    }

    var body: some View {
      ContentView().environmentObject(book).environmentObject(shopping).environmentObject(navigation)
    }
  }

  private func start(failures: Int = 0) async -> TestApp {
    let loader = Loader(failures: failures)
    let app = TestApp { Start(loader: loader) }
    await app.settle()
    return app
  }

  @Test("The recipes are listed by course after they are loaded")
  func loading() async {
    let app = await start()
    #expect(app.tabs == ["Recipes", "Favorites", "Shopping"])
    #expect(app.rows.map(\.first) == ["Tomato Soup", "Green Salad", "Risotto", "Panna Cotta"])
    #expect(app.exists("Dessert") && app.exists("1 h 15 min"))
  }

  @Test("A failure to load is shown, and the load is repeated")
  func failure() async throws {
    let app = await start(failures: 1)
    #expect(app.exists("The recipes could not be loaded."))
    try app.tap("Try again")
    await app.settle()
    #expect(app.exists("Risotto"))
  }

  @Test("The search finds names and ingredients, and completes names")
  func search() async throws {
    let app = await start()
    try app.type("stock", into: "Name or ingredient")
    #expect(app.exists("Tomato Soup") && app.exists("Risotto") && !app.exists("Panna Cotta"))
    try app.clear("Name or ingredient")
    try app.type("Pan", into: "Name or ingredient")
    try app.tap("Panna Cotta", index: 0)
    #expect(app.rows.count == 1)
    try app.cancelSearch()
    #expect(app.rows.count == 4)
  }

  @Test("The stack shows a course, a recipe and a related recipe")
  func stack() async throws {
    let app = await start()
    try app.tap("All", index: 1)
    #expect(app.stack == ["Recipes", "Main"])
    try app.tap("Risotto")
    try app.tap("Panna Cotta")
    #expect(app.stack == ["Recipes", "Main", "Risotto", "Panna Cotta"])
    try app.goBack()
    #expect(app.stack == ["Recipes", "Main", "Risotto"])
  }

  @Test("The number of servings scales the ingredients, which are added to the shopping list")
  func shopping() async throws {
    let app = await start()
    try app.tap("Tomato Soup")
    #expect(app.exists("500 g tomatoes"))
    try app.increment("Servings: 2")
    #expect(app.exists("750 g tomatoes") && app.exists("Servings: 3"))
    try app.tap("Add to Shopping List")
    #expect(app.frontTexts.contains("3 items were added."))
    try app.tap("Show")
    #expect(app.selectedTab == "Shopping")
    try app.tap("750 g tomatoes")
    try app.tap("Remove Bought")
    #expect(app.rows.count == 2)
  }

  @Test("Cooking goes through the steps in a cover")
  func cooking() async throws {
    let app = await start()
    try app.tap("Risotto")
    try app.tap("Start Cooking")
    #expect(app.frontTexts.contains("Toast the rice."))
    try app.tap("Next")
    try app.tap("Next")
    #expect(app.frontTexts.contains("Rest it with butter."))
    try app.tap("Done")
    #expect(app.presentations.isEmpty)
  }

  @Test("A recipe is added, edited and deleted")
  func editing() async throws {
    let app = await start()
    try app.tap("Add recipe")
    #expect(app.exists("Enter a name."))
    try app.type("Pie", into: "Recipe name")
    try app.select("Dessert", in: "Course")
    try app.tap("Add Ingredient")
    try app.type("apples", into: "Ingredient")
    try app.type("Bake", into: "New step")
    try app.submit(in: "New step")
    try app.tap("Save")
    #expect(app.exists("Pie"))
    try app.tap("Pie")
    #expect(app.exists("1 apples") && app.exists("Bake"))
    try app.menu("More").tap("Edit")
    try app.type(" Pie", into: "Recipe name")
    try app.tap("Save")
    #expect(app.exists("Bake"))
    try app.menu("More").tap("Delete")
    #expect(app.stack == ["Recipes"])
    #expect(app.rows.count == 4)
  }

  @Test("A favorite is marked by a swipe and opens its recipe from the other tab")
  func favorites() async throws {
    let app = await start()
    try app.swipe("Panna Cotta", to: "Favorite")
    try app.selectTab("Favorites")
    #expect(app.rows.count == 2)
    try app.tap("Panna Cotta")
    #expect(app.selectedTab == "Recipes")
    #expect(app.stack == ["Recipes", "Dessert", "Panna Cotta"])
    try app.tap("Remove from favorites")
    try app.selectTab("Favorites")
    #expect(app.rows.count == 1)
  }

  @Test("The selected tab is restored with the scene")
  func restoration() async throws {
    let app = await start()
    try app.selectTab("Shopping")
    #expect(app.exists("Nothing to Buy"))
    let loader = Loader()
    let again = TestApp(configuration: app.continuation) { Start(loader: loader) }
    #expect(again.selectedTab == "Shopping")
  }
}
