import SwiftUI

/// Views that change when they scroll into and out of a scroll view.
struct ScrollEffectsCase: View {
  @State private var renderings = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("Count \(renderings)") { renderings += 1 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Text("Row \(row)").accessibilityIdentifier("row \(row)")
              .frame(maxWidth: .infinity).frame(height: 60).background(.mint)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 40)
              }
          }
        }
      }
      .frame(height: 200)
      .accessibilityIdentifier("rows")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { column in
            Text("Column \(column)").accessibilityIdentifier("column \(column)")
              .frame(width: 100, height: 60).background(.yellow)
              .scrollTransition(.animated(.linear(duration: 0.1)).threshold(.visible(0.5))) { content, phase in
                content.opacity(phase == .bottomTrailing ? 0.25 : phase == .topLeading ? 0.5 : 1)
              }
          }
        }
      }
      .frame(width: 250)
      .accessibilityIdentifier("columns")
    }
    .navigationTitle("Scroll effects")
    .navigationBarTitleDisplayMode(.inline)
  }
}
