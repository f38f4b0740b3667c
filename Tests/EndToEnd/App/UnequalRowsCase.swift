import SwiftUI

/// Rows of unequal heights that are created near the viewport. Their heights grow, so that the first rows are lower than others.
struct UnequalRowsCase: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Button("Far") { withAnimation { proxy.scrollTo(4_000, anchor: .top) } }
          Button("Near") { withAnimation { proxy.scrollTo(300, anchor: .top) } }
          Button("First") { proxy.scrollTo(0) }
        }
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<5_000, id: \.self) { number in
              Text("Row \(number)").frame(height: 30 + CGFloat(number * 7 % 120))
            }
          }
        }
      }
    }
    .navigationTitle("Unequal rows")
  }
}
