import SwiftUI

struct FavoritesScreen: View {
  @EnvironmentObject private var book: RecipeBook
  @EnvironmentObject private var navigation: Navigation

  var body: some View {
    NavigationStack {
      Group {
        if book.favorites.isEmpty {
          EmptyState(title: "No Favorites", symbolName: "heart")
        } else {
          List(book.favorites) { recipe in
            Button {
              navigation.show(recipe)
            } label: {
              RecipeRow(recipe: recipe)
            }
          }
        }
      }
      .navigationTitle("Favorites")
    }
  }
}

struct ShoppingScreen: View {
  @EnvironmentObject private var shopping: ShoppingList
  @AppStorage("hidesBought") private var hidesBought = false

  var body: some View {
    NavigationStack {
      Group {
        if shopping.items.isEmpty {
          EmptyState(title: "Nothing to Buy", symbolName: "cart")
        } else {
          List {
            ForEach($shopping.items) { $item in
              if !hidesBought || !item.isBought {
                Toggle(item.text, isOn: $item.isBought)
              }
            }
          }
        }
      }
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Toggle("Hide Bought", isOn: $hidesBought)
          Spacer()
          Button("Remove Bought", action: shopping.removeBought)
            .disabled(!shopping.items.contains(where: \.isBought))
        }
      }
    }
  }
}

struct EmptyState: View {
  let title: LocalizedStringKey
  let symbolName: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbolName)
        .font(.system(size: 48))
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text(title)
        .font(.title2.weight(.semibold))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct EmptyState_Previews: PreviewProvider {
  static var previews: some View {
    EmptyState(title: "Nothing", symbolName: "cart")
      .previewLayout(.sizeThatFits)
  }
}
