import SwiftUI

/// 100,000 rows in a lazy stack with a position, which are reordered with an animation.
struct ReorderedRowsCase: View {
  @State private var rows = Array(0..<100_000)
  @State private var position: Int?

  var body: some View {
    VStack {
      HStack {
        Button("Middle") { position = 50_000 }
        Button("Reorder") { withAnimation { rows.sort { $0 * 7_919 % 100_003 < $1 * 7_919 % 100_003 } } }
      }
      ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .top)
    }
    .navigationTitle("Reordered rows")
  }
}
