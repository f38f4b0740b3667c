import SwiftUI

/// A triangle that depends on the width and the height of its space.
struct Fold: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: 3))
      path.addLine(to: CGPoint(x: 2, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
