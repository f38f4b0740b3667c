import SwiftUI

struct RecipeScreen: View {
  @Binding var recipe: Recipe
  @EnvironmentObject private var book: RecipeBook
  @EnvironmentObject private var shopping: ShoppingList
  @EnvironmentObject private var navigation: Navigation
  @State private var servings: Int?
  @State private var isCooking = false
  @State private var isEditing = false
  @State private var message: String?

  private var shownServings: Int { servings ?? recipe.servings }

  var body: some View {
    List {
      Section("Ingredients") {
        Stepper(
          "Servings: \(shownServings)", value: Binding(get: { shownServings }, set: { servings = $0 }), in: 1...12)
        ForEach(recipe.ingredients) { ingredient in
          Text(ingredient.text(for: shownServings, of: recipe.servings))
        }
        Button("Add to Shopping List") {
          shopping.add(recipe, servings: shownServings)
          message = "\(recipe.ingredients.count) items were added."
        }
      }
      Section("Steps") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          Label {
            Text(step)
          } icon: {
            Image(systemName: "\(index + 1).circle")
          }
        }
        Button("Start Cooking") { isCooking = true }
      }
      if !recipe.related.isEmpty {
        Section("Goes With") {
          ForEach(recipe.related.compactMap { book.recipe(named: $0) }) { other in
            NavigationLink(other.name, value: Destination.recipe(other))
          }
        }
      }
    }
    .navigationTitle(recipe.name)
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Button {
          recipe.isFavorite.toggle()
        } label: {
          Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityLabel(recipe.isFavorite ? "Remove from favorites" : "Add to favorites")
        Menu {
          Button("Edit") { isEditing = true }
          ShareLink(item: recipe.name)
          Button("Delete", role: .destructive) {
            book.delete(recipe)
            navigation.path.removeLast()
          }
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
    }
    .fullScreenCover(isPresented: $isCooking) {
      CookingScreen(steps: recipe.steps)
    }
    .sheet(isPresented: $isEditing) {
      RecipeForm(recipe: recipe) { recipe = $0 }
    }
    .alert("Shopping List", isPresented: Binding(get: { message != nil }, set: { if !$0 { message = nil } }), presenting: message)
    { _ in
      Button("Show") { navigation.tab = .shopping }
      Button("OK", role: .cancel) {}
    } message: { message in
      Text(message)
    }
  }
}

struct CookingScreen: View {
  let steps: [String]
  @State private var index = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(index + 1), total: Double(max(steps.count, 1)))
      Spacer()
      Text(steps.indices.contains(index) ? steps[index] : "Nothing to do")
        .font(.title)
        .multilineTextAlignment(.center)
        .id(index)
      Spacer()
      HStack {
        Button("Previous") { index -= 1 }
          .disabled(index == 0)
        Spacer()
        if index + 1 < steps.count {
          Button("Next") { index += 1 }
            .buttonStyle(.borderedProminent)
        } else {
          Button("Done") { dismiss() }
            .buttonStyle(.borderedProminent)
        }
      }
      .controlSize(.large)
    }
    .padding()
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
      .accessibilityLabel("Close")
      .padding()
    }
  }
}
