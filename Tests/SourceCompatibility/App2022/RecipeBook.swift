import Combine
import Foundation
import SwiftUI

protocol RecipeLoading {
  func load() async throws -> [Recipe]
}

struct BundledRecipes: RecipeLoading {
  func load() async throws -> [Recipe] { Recipe.samples }
}

struct LoadingError: LocalizedError, Equatable {
  var errorDescription: String? { "The recipes could not be loaded." }
  var recoverySuggestion: String? { "Check your connection." }
}

@MainActor
final class RecipeBook: ObservableObject {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed(LoadingError)
  }

  @Published private(set) var recipes: [Recipe] = []
  @Published private(set) var phase = Phase.idle
  @Published var query = ""
  @Published private(set) var suggestions: [String] = []

  private let loader: RecipeLoading
  private var cancellables: Set<AnyCancellable> = []

  init(loader: RecipeLoading = BundledRecipes()) {
    self.loader = loader
    $query
      .combineLatest($recipes)
      .map { query, recipes in
        query.isEmpty ? [] : recipes.map(\.name).filter { $0.lowercased().hasPrefix(query.lowercased()) }
      }
      .removeDuplicates()
      .sink { [weak self] in self?.suggestions = $0 }
      .store(in: &cancellables)
  }

  var favorites: [Recipe] { recipes.filter(\.isFavorite) }

  var found: [Recipe] {
    guard !query.isEmpty else { return recipes }
    return recipes.filter { recipe in
      recipe.name.localizedCaseInsensitiveContains(query)
        || recipe.ingredients.contains { $0.name.localizedCaseInsensitiveContains(query) }
    }
  }

  func recipes(in course: Course) -> [Recipe] { found.filter { $0.course == course } }

  func recipe(named name: String) -> Recipe? { recipes.first { $0.name == name } }

  func load() async {
    phase = .loading
    do {
      recipes = try await loader.load()
      phase = .loaded
    } catch {
      phase = .failed(LoadingError())
    }
  }

  func binding(for recipe: Recipe) -> Binding<Recipe> {
    Binding {
      self.recipes.first { $0.id == recipe.id } ?? recipe
    } set: { new in
      guard let index = self.recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
      self.recipes[index] = new
    }
  }

  func add(_ recipe: Recipe) { recipes.append(recipe) }
  func delete(_ recipe: Recipe) { recipes.removeAll { $0.id == recipe.id } }
}

@MainActor
final class ShoppingList: ObservableObject {
  struct Item: Identifiable, Hashable {
    let id = UUID()
    var text: String
    var isBought = false
  }

  @Published var items: [Item] = []

  var remaining: Int { items.filter { !$0.isBought }.count }

  func add(_ recipe: Recipe, servings: Int) {
    items += recipe.ingredients.map { Item(text: $0.text(for: servings, of: recipe.servings)) }
  }

  func removeBought() {
    withAnimation { items.removeAll(where: \.isBought) }
  }
}

/// The destinations of the recipes' stack.
enum Destination: Hashable {
  case recipe(Recipe)
  case course(Course)
}

@MainActor
final class Navigation: ObservableObject {
  enum Tab: String { case recipes, favorites, shopping }

  @Published var tab = Tab.recipes
  @Published var path: [Destination] = []

  func show(_ recipe: Recipe) {
    tab = .recipes
    path = [.course(recipe.course), .recipe(recipe)]
  }
}
