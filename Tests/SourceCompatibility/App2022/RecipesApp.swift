import SwiftUI

@main
struct RecipesApp: App {
  @StateObject private var book = RecipeBook()
  @StateObject private var shopping = ShoppingList()
  @StateObject private var navigation = Navigation()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(book)
        .environmentObject(shopping)
        .environmentObject(navigation)
    }
  }
}

struct ContentView: View {
  @EnvironmentObject private var book: RecipeBook
  @EnvironmentObject private var shopping: ShoppingList
  @EnvironmentObject private var navigation: Navigation
  @SceneStorage("tab") private var savedTab = Navigation.Tab.recipes.rawValue

  var body: some View {
    TabView(selection: $navigation.tab) {
      RecipesScreen()
        .tabItem { Label("Recipes", systemImage: "book") }
        .tag(Navigation.Tab.recipes)
      FavoritesScreen()
        .tabItem { Label("Favorites", systemImage: "heart") }
        .tag(Navigation.Tab.favorites)
      ShoppingScreen()
        .tabItem { Label("Shopping", systemImage: "cart") }
        .tag(Navigation.Tab.shopping)
        .badge(shopping.remaining)
    }
    .task { await book.load() }
    .onAppear { navigation.tab = Navigation.Tab(rawValue: savedTab) ?? .recipes }
    .onReceive(navigation.$tab.dropFirst()) { savedTab = $0.rawValue }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .environmentObject(RecipeBook())
      .environmentObject(ShoppingList())
      .environmentObject(Navigation())
  }
}
