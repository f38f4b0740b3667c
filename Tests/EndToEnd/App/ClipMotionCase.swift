import SwiftUI

/// Clips and masks that change with an animation.
struct ClipMotionCase: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Open") { withAnimation(.linear(duration: 10)) { isOpen.toggle() } }
      Color.red.frame(width: 200, height: 100).clipShape(Circle().scale(isOpen ? 1 : 0)).accessibilityIdentifier("circle")
      Color.green.frame(height: 100).mask(alignment: .leading) { Rectangle().frame(width: isOpen ? 200 : 0) }
        .accessibilityIdentifier("bar")
      Color.blue.frame(width: 200, height: 100).clipShape(RoundedRectangle(cornerRadius: isOpen ? 40 : 8))
        .accessibilityIdentifier("corners")
    }
    .navigationTitle("Clip motion")
  }
}
