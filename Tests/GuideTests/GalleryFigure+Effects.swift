import Foundation
import SwiftUI

extension GalleryFigure {
  private static func filtered(_ title: String, _ filter: (AnyView) -> some View) -> GalleryFigure {
    let view = filter(AnyView(Circle().fill(.orange)))
    return GalleryFigure(title) { view }
  }

  static let filters = [
    filtered("A blur") { $0.blur(radius: 4) },
    filtered("More brightness") { $0.brightness(0.25) },
    filtered("Less brightness") { $0.brightness(-0.25) },
    filtered("Contrast") { $0.contrast(1.5) },
    filtered("Inverse contrast") { $0.contrast(-1) },
    filtered("Saturation") { $0.saturation(0.4) },
    filtered("Grayscale") { $0.grayscale(0.75) },
    filtered("A rotation of the hue") { $0.hueRotation(.degrees(120)) },
    filtered("Inverse colors") { $0.colorInvert() },
    filtered("A factor of colors") { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0.25)) },
    filtered("The luminance as opacity") { $0.luminanceToAlpha() },
    filtered("Several filters, the innermost first") { $0.saturation(0.5).blur(radius: 2).hueRotation(.degrees(30)) },
    filtered("A shadow") { $0.shadow(color: .black.opacity(0.5), radius: 4, x: 2, y: 3) },
    GalleryFigure("An inner shadow") { Circle().fill(.green.shadow(.inner(color: .black, radius: 4, x: 1, y: 2))) },
    GalleryFigure("A drop shadow of the fill") { Circle().fill(.green.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))) },
  ]

  static let layers = [
    GalleryFigure("Modes that combine colors") {
      ZStack {
        Rectangle().fill(.yellow)
        Circle().fill(.cyan).blendMode(.multiply)
        Circle().fill(.pink).frame(width: 30, height: 30).blendMode(.difference)
        Circle().fill(.green).frame(width: 10, height: 10).blendMode(.plusLighter)
      }
      .compositingGroup()
    },
    GalleryFigure("The opacity of a group") {
      ZStack {
        Circle().fill(.red)
        Circle().fill(.blue).frame(width: 30, height: 30)
      }
      .compositingGroup()
      .opacity(0.5)
    },
    GalleryFigure("A mask with a shape") { Color.red.mask { Zigzag() } },
    GalleryFigure("A mask with a gradient") {
      Color.red.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
    },
    GalleryFigure("A mask with a text") { Color.red.mask { Text("Mask").font(.title.bold()) } },
    GalleryFigure("An inverse mask in a group") {
      ZStack {
        Color.red
        Circle().frame(width: 30, height: 30).blendMode(.destinationOut)
      }
      .compositingGroup()
    },
    GalleryFigure("A clip to a shape") { Color.red.clipShape(Zigzag()) },
    GalleryFigure("A clip to a circle") { Color.red.clipShape(.circle) },
    GalleryFigure("A clip of what is outside of the frame") {
      Circle().fill(.red).frame(width: 100, height: 100).frame(width: 80, height: 40).clipped()
    },
  ]

  static let surfaces = [
    GalleryFigure("A mesh gradient") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green],
        smoothsColors: false)
    },
    GalleryFigure("Materials of different thickness") {
      HStack(spacing: 0) {
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.thinMaterial)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.thickMaterial)
        Rectangle().fill(.ultraThickMaterial)
        Rectangle().fill(.bar)
      }
      .background(.orange)
    },
    GalleryFigure("A material behind a text") { Text("Bar").padding(8).background(.regularMaterial, in: .capsule) },
    GalleryFigure("Glass behind a text") { Text("Glass").padding(8).glassEffect() },
    GalleryFigure("Clear and tinted glass") {
      HStack(spacing: 4) {
        Circle().frame(width: 20, height: 20).padding(4).glassEffect(.clear, in: .circle)
        Circle().frame(width: 20, height: 20).padding(4).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 6))
      }
    },
  ]

  /// A picture of one pixel.
  private static var pixel: Image {
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let picture = Data(base64Encoded: text).flatMap { UIImage(data: $0) }
    return picture.map { Image(uiImage: $0) } ?? Image(systemName: "questionmark")
  }

  static var pictures: [GalleryFigure] {
    [
      GalleryFigure("A picture in its own size") { pixel },
      GalleryFigure("A picture that fills the frame") { pixel.resizable() },
      GalleryFigure("A picture that fits the frame") { pixel.resizable().aspectRatio(contentMode: .fit) },
      GalleryFigure("A picture that is repeated") { pixel.resizable(resizingMode: .tile) },
      GalleryFigure("A shape with a picture as its paint") { Circle().fill(ImagePaint(image: pixel, scale: 4)) },
      GalleryFigure("A shape with a part of a picture as its paint") {
        Rectangle().fill(.image(pixel, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 8))
      },
      GalleryFigure("A symbol with a gradient") {
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.red.gradient)
      },
    ]
  }

  static var canvases: [GalleryFigure] {
    [
      GalleryFigure("Texts in a canvas") {
        Canvas { context, size in
          context.draw(Text("Center"), at: CGPoint(x: size.width / 2, y: size.height / 2))
          context.draw(Text("Top").font(.caption).foregroundStyle(.red), at: .zero, anchor: .topLeading)
          context.draw(Text("Two lines of words"), in: CGRect(x: 0, y: 40, width: 80, height: 20))
        }
      },
      GalleryFigure("Shadings in a canvas") {
        Canvas { context, size in
          let bounds = CGRect(origin: .zero, size: size)
          context.fill(
            Path(bounds),
            with: .radialGradient(
              Gradient(colors: [.yellow, .red]), center: CGPoint(x: 40, y: 30), startRadius: 0, endRadius: 40))
          context.stroke(
            Path(ellipseIn: bounds.insetBy(dx: 10, dy: 10)),
            with: .conicGradient(Gradient(colors: [.green, .blue]), center: CGPoint(x: 40, y: 30)),
            style: StrokeStyle(lineWidth: 4, dash: [6, 2]))
        }
      },
      GalleryFigure("A transformed canvas with a picture") {
        Canvas { context, _ in
          context.translateBy(x: 40, y: 30)
          context.rotate(by: .degrees(30))
          context.scaleBy(x: 2, y: 0.5)
          context.fill(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.blue))
          context.draw(pixel, in: CGRect(x: -5, y: -5, width: 10, height: 10))
        }
      },
      GalleryFigure("A clipped layer with a filter in a canvas") {
        Canvas { context, size in
          context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
          context.addFilter(.blur(radius: 3))
          context.opacity = 0.5
          context.drawLayer { layer in
            layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 40)), with: .color(.red))
            layer.blendMode = .multiply
            layer.fill(Path(CGRect(x: 30, y: 20, width: 50, height: 40)), with: .color(.blue))
          }
        }
      },
    ]
  }

  static let transforms = [
    GalleryFigure("A rotation around a corner") {
      Rectangle().fill(.red).rotationEffect(.degrees(20), anchor: .topLeading)
    },
    GalleryFigure("A scale towards the trailing edge") {
      Rectangle().fill(.red).scaleEffect(x: 0.5, y: 0.75, anchor: .trailing)
    },
    GalleryFigure("An offset") { Rectangle().fill(.red).offset(x: 10, y: -5) },
    GalleryFigure("A rotation in space") {
      Rectangle().fill(.red).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    },
    GalleryFigure("A matrix") {
      Rectangle().fill(.red).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 4, ty: 0))
    },
    GalleryFigure("A transformed shape") {
      Rectangle().scale(0.5).rotation(.degrees(45)).offset(x: 10, y: 5).stroke(.red, lineWidth: 2)
    },
    GalleryFigure("Transforms from the inside out") {
      Rectangle().fill(.red).scaleEffect(0.5).rotationEffect(.degrees(45)).offset(x: 10).opacity(0.5)
    },
  ]
}
