import SwiftUI

/// A list below a large title and a bar of the app.
struct EdgeBarCase: View {
  @State private var count = 0

  var body: some View {
    List { ForEach(0..<60) { Text("Row \($0)") } }
      .safeAreaInset(edge: .top, spacing: 0) {
        Button("Filters \(count)") { count += 1 }.frame(maxWidth: .infinity).frame(height: 40).background(.bar)
      }
      .navigationTitle("Edge bar")
      .navigationBarTitleDisplayMode(.large)
  }
}
