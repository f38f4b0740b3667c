import SwiftUI

extension GalleryFigure {
  /// Outlines with the less common elements and operations, and shapes that depend on their container.
  static let paths = [
    GalleryFigure("Relative and tangent arcs, and a figure with corners") {
      Path { path in
        path.addRelativeArc(center: CGPoint(x: 20, y: 30), radius: 12, startAngle: .degrees(30), delta: .degrees(300))
        path.move(to: CGPoint(x: 40, y: 50))
        path.addArc(tangent1End: CGPoint(x: 40, y: 10), tangent2End: CGPoint(x: 76, y: 10), radius: 16)
        path.addRoundedRect(in: CGRect(x: 50, y: 30, width: 26, height: 24), cornerSize: CGSize(width: 8, height: 4))
      }
      .stroke(.purple, lineWidth: 2)
    },
    GalleryFigure("A path in another path, transformed") {
      Path { path in
        path.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 40, y: 10), CGPoint(x: 70, y: 50)])
        path.closeSubpath()
        path.addPath(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), transform: CGAffineTransform(translationX: 35, y: 35))
      }
      .fill(.blue, style: FillStyle(eoFill: true))
    },
    GalleryFigure("Operations on outlines") { Rectangle().subtracting(Circle()).fill(.indigo) },
    GalleryFigure("The outline of a dashed line") {
      Path(CGRect(x: 10, y: 10, width: 60, height: 40))
        .strokedPath(StrokeStyle(lineWidth: 6, lineCap: .butt, lineJoin: .miter, dash: [20, 10]))
        .stroke(.teal, lineWidth: 1)
    },
    GalleryFigure("A shape with a matrix") {
      Rectangle().transform(CGAffineTransform(a: 0.5, b: 0, c: 0.25, d: 0.5, tx: 10, ty: 5)).fill(.orange)
    },
    GalleryFigure("A rotated and a scaled shape, around a corner") {
      ZStack {
        Rectangle().rotation(.degrees(20), anchor: .topLeading).stroke(.red)
        Ellipse().scale(x: 0.5, y: 0.75, anchor: .bottomTrailing).fill(.mint)
      }
    },
    GalleryFigure("The shape of the container") {
      ContainerRelativeShape().inset(by: 8).stroke(.brown, lineWidth: 2).containerShape(.rect(cornerRadius: 16))
    },
  ]
}
