import SwiftUI

/// Styles that change other styles, grids of shapes, and texts that the app draws.
struct DrawingDetails: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<2) { row in
            GridRow {
              ForEach(0..<2) { column in Rectangle().fill(row == column ? .black : .white) }
            }
          }
        }
        .frame(width: 40, height: 40).accessibilityIdentifier("board")
        ZStack {
          Color.black
          Rectangle().fill(.thinMaterial.opacity(0.1))
        }
        .frame(width: 40, height: 40).accessibilityIdentifier("translucent")
        Color.clear.frame(width: 40, height: 40).background(Color.red.blendMode(.multiply)).background(.blue)
          .accessibilityIdentifier("blended background")
        Rectangle().fill(.image(Image(systemName: "square.fill"), scale: 0.5)).foregroundStyle(.red)
          .frame(width: 40, height: 40).accessibilityIdentifier("symbols")
      }
      Text("Drawn by a renderer").font(.title2).textRenderer(Lines()).accessibilityIdentifier("rendered")
    }
  }
}

private nonisolated struct Lines: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}
