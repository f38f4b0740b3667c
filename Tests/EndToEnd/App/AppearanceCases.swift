import SwiftUI

/// A list whose last row loads the next page of 20 rows.
struct PagesCase: View {
  @State private var count = 20

  var body: some View {
    List(0..<count, id: \.self) { number in
      if number == count - 1 {
        Text("Row \(number)").task { count += 20 }
      } else {
        Text("Row \(number)")
      }
    }
    .navigationTitle("Pages")
  }
}

/// A list that shows which of its rows have appeared, in order.
struct AppearingRowsCase: View {
  @State private var visible: Set<Int> = []
  @State private var appearances = 0
  @State private var rows = Array(0..<300)
  @State private var shows = false

  var body: some View {
    VStack {
      Text("\(visible.min() ?? -1) to \(visible.max() ?? -1), \(visible.count) rows").accessibilityIdentifier("rows")
      Text("\(appearances)").accessibilityIdentifier("appearances")
      HStack {
        Button("Prepend") { rows.insert(contentsOf: 400..<500, at: 0) }
        Button("Show sheet") { shows = true }
      }
      List(rows, id: \.self) { number in
        NavigationLink("Row \(number)") { Text("Detail") }
          .onAppear {
            visible.insert(number)
            appearances += 1
          }
          .onDisappear { visible.remove(number) }
      }
    }
    .navigationTitle("Appearing rows")
    .sheet(isPresented: $shows) { Text("A sheet").presentationDetents([.medium, .large]) }
  }
}
