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
