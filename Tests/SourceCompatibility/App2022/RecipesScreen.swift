import SwiftUI

struct RecipesScreen: View {
  @EnvironmentObject private var book: RecipeBook
  @EnvironmentObject private var navigation: Navigation
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $navigation.path) {
      content
        .navigationTitle("Recipes")
        .navigationDestination(for: Destination.self) { destination in
          switch destination {
          case .recipe(let recipe): RecipeScreen(recipe: book.binding(for: recipe))
          case .course(let course): CourseScreen(course: course)
          }
        }
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) {
            Button {
              isAdding = true
            } label: {
              Image(systemName: "plus")
            }
            .accessibilityLabel("Add recipe")
          }
        }
        .sheet(isPresented: $isAdding) {
          RecipeForm { book.add($0) }
        }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch book.phase {
    case .idle, .loading:
      ProgressView("Loading…")
    case .failed(let error):
      VStack(spacing: 12) {
        Image(systemName: "wifi.slash")
          .font(.largeTitle)
        Text(error.localizedDescription)
          .font(.headline)
        Text(error.recoverySuggestion ?? "")
          .foregroundColor(.secondary)
        Button("Try again") {
          Task { await book.load() }
        }
        .buttonStyle(.borderedProminent)
      }
      .multilineTextAlignment(.center)
      .padding()
    case .loaded:
      list
    }
  }

  private var list: some View {
    List {
      ForEach(Course.allCases) { course in
        let recipes = book.recipes(in: course)
        if !recipes.isEmpty {
          Section {
            ForEach(recipes) { recipe in
              NavigationLink(value: Destination.recipe(recipe)) {
                RecipeRow(recipe: recipe)
              }
              .swipeActions(edge: .trailing) {
                Button(role: .destructive) {
                  book.delete(recipe)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .swipeActions(edge: .leading) {
                Button {
                  book.binding(for: recipe).wrappedValue.isFavorite.toggle()
                } label: {
                  Label("Favorite", systemImage: "heart")
                }
                .tint(.pink)
              }
            }
          } header: {
            HStack {
              Label(course.title, systemImage: course.symbolName)
              Spacer()
              NavigationLink("All", value: Destination.course(course))
                .font(.footnote)
            }
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .overlay {
      if book.found.isEmpty {
        Text("No recipes for “\(book.query)”").foregroundStyle(.secondary)
      }
    }
    .searchable(text: $book.query, prompt: "Name or ingredient")
    .searchSuggestions {
      ForEach(book.suggestions, id: \.self) { name in
        Text(name).searchCompletion(name)
      }
    }
    .refreshable { await book.load() }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.name).font(.headline)
        Text(recipe.duration).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if recipe.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .accessibilityLabel("Favorite")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct CourseScreen: View {
  let course: Course
  @EnvironmentObject private var book: RecipeBook

  var body: some View {
    List(book.recipes(in: course)) { recipe in
      NavigationLink(recipe.name, value: Destination.recipe(recipe))
    }
    .navigationTitle(course.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
