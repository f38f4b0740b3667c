import SwiftUI

/// Views that depend on the sizes and positions that the page measures.
struct GeometryCase: View {
  @State private var title = "Short"
  @State private var titleWidth = 0.0
  @State private var fraction = 0.5

  var body: some View {
    VStack(spacing: 0) {
      Text(title).fixedSize().padding(7).accessibilityIdentifier("title")
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { titleWidth = $0 }
        .padding(20)
      Text("Title \(Int(titleWidth.rounded()))").accessibilityIdentifier("width")
      Button("Lengthen") { title += " and longer" }
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
          .accessibilityIdentifier("size")
          .frame(width: proxy.size.width * fraction, height: 40)
          .background(.yellow)
      }
      .frame(height: 100)
      .background(.gray.opacity(0.2))
      Button("Widen") { fraction = 0.75 }
      ScrollView {
        VStack {
          ForEach(0..<40, id: \.self) { row in
            GeometryReader { proxy in
              let y = Int(proxy.frame(in: .named("scroll")).minY.rounded())
              Text("Row \(row) at \(y)").accessibilityIdentifier("row \(row)")
            }
            .frame(height: 30)
            .visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .named("scroll")).minY < 100 ? 0.5 : 1)
            }
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .accessibilityIdentifier("scroll")
    }
    .navigationTitle("Geometry")
    .navigationBarTitleDisplayMode(.inline)
  }
}
