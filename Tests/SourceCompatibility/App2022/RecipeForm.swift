import SwiftUI

struct RecipeForm: View {
  private let onSave: (Recipe) -> Void
  @State private var recipe: Recipe
  @State private var newStep = ""
  @FocusState private var isStepFocused: Bool
  @Environment(\.dismiss) private var dismiss

  init(
    recipe: Recipe = Recipe(name: "", course: .main, minutes: 30, servings: 2, ingredients: [], steps: []),
    onSave: @escaping (Recipe) -> Void
  ) {
    self.onSave = onSave
    _recipe = State(initialValue: recipe)
  }

  private var isValid: Bool { !recipe.name.isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Recipe name", text: $recipe.name)
            .textInputAutocapitalization(.words)
          Picker("Course", selection: $recipe.course) {
            ForEach(Course.allCases) { Text($0.title).tag($0) }
          }
          TextField("Minutes", value: $recipe.minutes, format: .number)
            .keyboardType(.numberPad)
          Stepper("For \(recipe.servings)", value: $recipe.servings, in: 1...12)
          Toggle("Favorite", isOn: $recipe.isFavorite)
        } footer: {
          if !isValid { Text("Enter a name.") }
        }
        Section("Ingredients") {
          ForEach($recipe.ingredients) { $ingredient in
            HStack {
              TextField("Ingredient", text: $ingredient.name)
              TextField("Amount", value: $ingredient.amount, format: .number)
                .frame(width: 80)
            }
          }
          .onDelete { recipe.ingredients.remove(atOffsets: $0) }
          Button("Add Ingredient") {
            recipe.ingredients.append(Ingredient(name: "", amount: 1, unit: ""))
          }
        }
        Section("Steps") {
          ForEach(recipe.steps, id: \.self) { Text($0) }
            .onMove { recipe.steps.move(fromOffsets: $0, toOffset: $1) }
          TextField("New step", text: $newStep)
            .focused($isStepFocused)
            .submitLabel(.done)
            .onSubmit {
              guard !newStep.isEmpty else { return }
              recipe.steps.append(newStep)
              newStep = ""
              isStepFocused = true
            }
        }
      }
      .navigationTitle(recipe.name.isEmpty ? "New Recipe" : recipe.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(recipe)
            dismiss()
          }
          .disabled(!isValid)
        }
      }
    }
    .interactiveDismissDisabled(!recipe.name.isEmpty)
  }
}
