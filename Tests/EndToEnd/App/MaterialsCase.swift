import SwiftUI

/// Shapes with materials, glass and borders in front of stripes. Where the stripes are blurred, they have similar colors.
struct MaterialsCase: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        HStack(spacing: 12) {
          striped("rectangle") { Rectangle().fill(.ultraThinMaterial) }
          striped("foreground") { RoundedRectangle(cornerRadius: 4).foregroundStyle(.ultraThinMaterial) }
          striped("circle") { Circle().fill(.ultraThinMaterial).frame(width: 80, height: 60) }
          striped("circle with a shadow") { Circle().fill(.ultraThinMaterial).frame(width: 60, height: 60).shadow(radius: 4) }
        }
        HStack(spacing: 12) {
          striped("outline") { Wedge().fill(.ultraThinMaterial) }
          striped("path") { Path(CGRect(x: 0, y: 0, width: 40, height: 60)).fill(.ultraThinMaterial) }
          striped("line") { Wedge().stroke(.ultraThinMaterial, lineWidth: 30) }
        }
        HStack(spacing: 12) {
          striped("background") { Color.clear.background(.ultraThinMaterial, in: Wedge()) }
          striped("circle behind") { Color.clear.background(.ultraThinMaterial, in: Circle()) }
          striped("tinted glass") {
            Color.clear.glassEffect(.regular.tint(Color(red: 0, green: 0, blue: 1)), in: .rect(cornerRadius: 4))
          }
        }
        HStack(spacing: 12) {
          Color.white.frame(width: 80, height: 60).border(gradient, width: 20).accessibilityIdentifier("border")
          RoundedRectangle(cornerRadius: 8).strokeBorder(gradient, lineWidth: 20).frame(width: 80, height: 60)
            .accessibilityIdentifier("border of a shape")
          striped("gradient of a color") { Rectangle().fill(Color(red: 1, green: 0, blue: 0).gradient) }
        }
      }
      .padding()
    }
    .navigationTitle("Materials")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading, endPoint: .trailing)
  }

  /// Returns a view of 80 by 60 points in front of vertical stripes, alternately black and white.
  private func striped(_ name: String, _ content: () -> some View) -> some View {
    ZStack {
      HStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { ($0 % 2 == 0 ? Color.black : Color.white).frame(width: 5) }
      }
      content()
    }
    .frame(width: 80, height: 60)
    .accessibilityIdentifier(name)
  }
}

/// A triangle that covers the lower left half of its space.
private nonisolated struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
