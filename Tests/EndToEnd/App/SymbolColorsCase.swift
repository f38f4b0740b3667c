import SwiftUI

/// Symbols with several colors, and symbols in texts.
struct SymbolColorsCase: View {
  private let names = [
    "exclamationmark.triangle.fill", "checkmark.circle.fill", "xmark.circle.fill", "heart.fill", "sun.max.fill", "cloud.sun.fill",
    "trash", "star.fill", "battery.100", "bolt.fill", "doc",
  ]

  var body: some View {
    VStack(spacing: 12) {
      row.symbolRenderingMode(.multicolor)
      row.symbolRenderingMode(.hierarchical).foregroundStyle(.red)
      row.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      row.foregroundStyle(.purple).symbolRenderingMode(.multicolor)
      HStack {
        Group {
          Image(systemName: "exclamationmark.triangle.fill").accessibilityIdentifier("warning")
          Image(systemName: "heart.fill").accessibilityIdentifier("heart")
          Image(systemName: "doc.fill").accessibilityIdentifier("doc")
        }
        .font(.largeTitle)
      }
      .symbolRenderingMode(.multicolor)
      Group {
        Text(Image(systemName: "star.fill")).accessibilityIdentifier("symbol text")
        Text("\(Image(systemName: "star.fill")) Star").accessibilityIdentifier("interpolated")
        Text("Star \(Image(systemName: "star"))")
      }
      .font(.largeTitle)
      .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("Plain \(Image(systemName: "star.fill")) star")
      Label("Label", systemImage: "star.fill").font(.largeTitle)
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Label("Label", systemImage: "heart.fill").symbolRenderingMode(.multicolor)
    }
    .navigationTitle("Symbol colors")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var row: some View {
    HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
  }
}
