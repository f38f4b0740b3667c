import NavigatorUI
import SwiftUI

nonisolated enum RecipeDestinations: RestorableDestination {
  case recipe(String)
  case shopping

  /// The names that this type had in earlier versions of the app.
  static var formerRestorationNames: [String] { ["CookingDestinations"] }

  var body: some View {
    switch self {
    case .recipe(let name): RecipeView(name: name)
    case .shopping: PageView(title: "Shopping list")
    }
  }

  var method: NavigationMethod {
    switch self {
    case .recipe: .push
    case .shopping: .managedSheet
    }
  }
}

struct RestorationSection: View {
  @SceneStorage("showsRecipes") private var showsRecipes = false

  var body: some View {
    SectionScreen(
      section: .restoration,
      summary: """
        A stack with a scene name saves its screens and sheets. Open the recipes, go deeper, and restart the app: the same \
        screens are open.
        """
    ) {
      Button("Open the recipes") { showsRecipes = true }
    }
    .sheet(isPresented: $showsRecipes) { RecipesView() }
  }
}

private struct RecipesView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ManagedNavigationStack(scene: "recipes") {
      List {
        ForEach(["Soup", "Salad"], id: \.self) { NavigationLink($0, to: RecipeDestinations.recipe($0)) }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      }
      .navigationRestorable(RecipeDestinations.self)
    }
  }
}

private struct RecipeView: View {
  let name: String
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Shopping list") { navigator.navigate(to: RecipeDestinations.shopping) }
    }
    .navigationTitle(name)
  }
}
