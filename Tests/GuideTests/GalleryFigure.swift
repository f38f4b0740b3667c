import Foundation
import SwiftUI

/// A view that draws one kind of figure, for the gallery of expected drawings.
struct GalleryFigure {
  /// The size in which figures are drawn.
  static let size = CGSize(width: 80, height: 60)

  let title: String
  let view: AnyView

  /// A Boolean value that indicates whether an `ImageRenderer` reports that its picture differs from the view.
  var isLimitedInPictures: Bool {
    [
      "A picture that is repeated", "A shape with a picture as its paint", "A shape with a part of a picture as its paint",
      "A rotation in space",
    ].contains(title)
  }

  init(_ title: String, @ViewBuilder view: () -> some View) {
    self.title = title
    self.view = AnyView(view())
  }

  static var all: [GalleryFigure] {
    strokes + outlines + gradients + filters + layers + surfaces + pictures + canvases + transforms + paths
  }
}

/// A line with an acute and an obtuse corner, with open ends.
nonisolated struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 10, y: rect.maxY - 10))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 10))
      path.addLine(to: CGPoint(x: rect.midX + 10, y: rect.maxY - 10))
      path.addLine(to: CGPoint(x: rect.maxX - 10, y: rect.midY))
    }
  }
}

extension GalleryFigure {
  static let strokes = [
    GalleryFigure("Dashes with a phase") {
      Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 3], dashPhase: 2))
    },
    GalleryFigure("Round caps and joins") {
      Zigzag().stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
    },
    GalleryFigure("Square caps and beveled joins") {
      Zigzag().stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel))
    },
    GalleryFigure("A limit of miters") {
      Zigzag().stroke(.red, style: StrokeStyle(lineWidth: 8, lineJoin: .miter, miterLimit: 2))
    },
    GalleryFigure("Round dashes of a gradient") {
      Circle().stroke(
        LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom),
        style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
    },
    GalleryFigure("A dashed border inside of the outline") {
      Circle().strokeBorder(.teal, style: StrokeStyle(lineWidth: 6, dash: [6, 4]))
    },
    GalleryFigure("A fill and two lines") {
      Ellipse().fill(.yellow).stroke(.red, lineWidth: 6).stroke(.black, lineWidth: 1)
    },
  ]

  static let outlines = [
    GalleryFigure("A part of the line around a circle") {
      Circle().trim(from: 0.1, to: 0.6).stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
    },
    GalleryFigure("A part of the area of a circle") { Circle().trim(from: 0, to: 0.25).fill(.orange) },
    GalleryFigure("The rule of even and odd crossings") {
      Path { path in
        path.addRect(CGRect(x: 10, y: 10, width: 60, height: 40))
        path.addEllipse(in: CGRect(x: 20, y: 15, width: 40, height: 30))
      }
      .fill(.indigo, style: FillStyle(eoFill: true))
    },
    GalleryFigure("Curves and an arc") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 50))
        path.addCurve(to: CGPoint(x: 40, y: 50), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 40, y: 0))
        path.addQuadCurve(to: CGPoint(x: 60, y: 50), control: CGPoint(x: 50, y: 20))
        path.addArc(
          center: CGPoint(x: 60, y: 40), radius: 10, startAngle: .degrees(90), endAngle: .degrees(0), clockwise: true)
      }
      .stroke(.purple, lineWidth: 2)
    },
    GalleryFigure("Corners of different radii") {
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 4, bottomTrailingRadius: 12, topTrailingRadius: 0)
        .fill(.mint)
    },
  ]

  static let gradients = [
    GalleryFigure("A linear gradient of stops") {
      LinearGradient(
        stops: [.init(color: .red, location: 0.2), .init(color: .yellow, location: 0.3), .init(color: .clear, location: 1)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    },
    GalleryFigure("A radial gradient") {
      RadialGradient(colors: [.white, .blue], center: .topLeading, startRadius: 10, endRadius: 50)
    },
    GalleryFigure("A shape with a radial gradient") {
      Zigzag().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 30))
    },
    GalleryFigure("An angular gradient of a part of a turn") {
      AngularGradient(
        colors: [.red, .green, .blue], center: .center, startAngle: .degrees(-90), endAngle: .degrees(90))
    },
    GalleryFigure("A ring with an angular gradient") {
      Circle().strokeBorder(AngularGradient(colors: [.red, .blue, .red], center: .center), lineWidth: 10)
    },
    GalleryFigure("An elliptical gradient") {
      EllipticalGradient(colors: [.mint, .indigo], center: .bottom, startRadiusFraction: 0.1, endRadiusFraction: 0.8)
    },
  ]
}
