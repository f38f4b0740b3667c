import Foundation
import NavigatorUI
import SwiftUI

struct RecipesView: View {
  var body: some View {
    ManagedNavigationStack(scene: "recipes") {
      List {
        NavigationLink("Soup", to: RecipeDestinations.recipe(id: 1))
      }
      .navigationTitle("Recipes")
      .navigationRestorable(RecipeDestinations.self)
    }
  }
}

struct KitchenView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Recipes", systemImage: "book", value: 0) { RecipesView() }
      Tab("Shopping", systemImage: "cart", value: 1) { Text("Shopping") }
    }
    .navigationRestored($tab, scene: "kitchen")
  }
}

nonisolated enum RecipeDestinations: RestorableDestination {
  case recipe(id: Int)
  case pantry

  static var formerRestorationNames: [String] { ["CookingDestinations"] }
  static var renamedCases: [String: String] { ["larder": "pantry"] }

  static func restored(from saved: SavedDestination) -> RecipeDestinations? {
    saved.caseName == "random" ? .recipe(id: 1) : nil
  }
}

extension RecipeDestinations {
  var body: some View {
    switch self {
    case .recipe(let id): Text("Recipe \(id)")
    case .pantry: Text("The pantry")
    }
  }
}

func reopen(_ navigator: Navigator, from data: Data) throws -> Bool {
  let report = try navigator.restore(from: data)
  for entry in report.leftOut {
    navigator.log(NavigationEvent(.message("Not restored: \(entry)")))
  }
  return report.isComplete
}
