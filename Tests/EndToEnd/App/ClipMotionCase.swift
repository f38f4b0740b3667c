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
      if isOpen {
        Color.orange.frame(width: 200, height: 100)
          .transition(.modifier(active: IrisModifier(amount: 0), identity: IrisModifier(amount: 1)))
          .accessibilityIdentifier("iris")
      }
    }
    .navigationTitle("Clip motion")
  }
}

/// Shows the part of a view in a circle.
private struct IrisModifier: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View { content.clipShape(Iris(amount: amount)) }
}

/// A circle around the center, whose diameter is a multiple of the diagonal.
private struct Iris: Shape {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let diameter = hypot(rect.width, rect.height) * amount
    return Path(ellipseIn: CGRect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
}
