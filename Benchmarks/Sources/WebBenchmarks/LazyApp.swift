import SwiftUI

/// An app whose first screen has 100,000 rows in a lazy stack.
struct LazyApp: App {
  var body: some Scene {
    WindowGroup { LazyScreen(count: 100_000) }
  }
}

/// An app that differs from ``LazyApp`` in the number of rows alone.
struct FewRowsApp: App {
  var body: some Scene {
    WindowGroup { LazyScreen(count: 100) }
  }
}

private struct LazyScreen: View {
  let count: Int

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            HStack {
              Text("Row \(number)")
              Spacer()
              Text("\(number * 7)")
            }
            .frame(height: 44)
          }
        }
      }
      .navigationTitle("Rows")
    }
  }
}

/// An app whose first screen has 100,000 cards in a lazy stack. Their heights differ, because their texts have one to six lines.
struct CardsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(0..<100_000, id: \.self) { Card(number: $0) }
          }
        }
        .navigationTitle("Cards")
      }
    }
  }
}

private struct Card: View {
  let number: Int
  @State private var isLiked = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Card \(number)").font(.headline)
      Text(String(repeating: "A sentence of the card. ", count: 1 + number * 7 % 12))
      Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// An app whose first screen is a list of 100,000 rows with links and switches.
struct ListApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(0..<100_000, id: \.self) { number in
          if number.isMultiple(of: 3) {
            ListRow(number: number)
          } else {
            NavigationLink("Row \(number)", value: number)
          }
        }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { Text("Detail \($0)") }
      }
    }
  }
}

private struct ListRow: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    Toggle(isOn: $isOn) {
      Text("Switch \(number)")
      Text("A second line")
    }
  }
}

/// An app whose first screen is a grid of 100,000 tiles.
struct TilesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)], spacing: 8) {
            ForEach(0..<100_000, id: \.self) { number in
              RoundedRectangle(cornerRadius: 8)
                .fill(.blue.gradient)
                .aspectRatio(1, contentMode: .fit)
                .overlay { Text("\(number)") }
            }
          }
        }
        .navigationTitle("Tiles")
      }
    }
  }
}
