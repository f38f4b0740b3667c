import Foundation
import NavigatorHost

/// A view that draws in code. It takes the space that it is offered.
///
/// ```swift
/// Canvas { context, size in
///   for row in 0..<8 {
///     let rect = CGRect(x: 0, y: CGFloat(row) * size.height / 8, width: size.width / 2, height: size.height / 16)
///     context.fill(Path(rect), with: .color(.accentColor))
///   }
///   context.draw(Text("Eight bars"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// A host shows each run of figures as one element and each text, image and symbol as one. The closure runs again when the size
/// of the canvas, the view that contains it, or a value that the closure reads changes. Gestures on a canvas apply to its whole
/// area.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw, each with a tag.
  public var symbols: Symbols
  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is declared to cover its area. It has no effect.
  public var isOpaque: Bool
  /// The way in which colors are computed. It has no effect.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas may be drawn later than other views. It has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas whose closure can draw views. A tag identifies each of them.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The canvas.
  @MainActor public var body: some View {
    let renderer = renderer
    Group(subviews: symbols) { symbols in
      GeometryReader { proxy in
        CanvasDrawing(size: proxy.size, symbols: Array(symbols), renderer: renderer)
      }
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// The drawing of a canvas of a size.
nonisolated struct CanvasDrawing: View {
  let size: CGSize
  let symbols: [Subview]
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  init(size: CGSize, symbols: [Subview], renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.size = size
    self.symbols = symbols
    self.renderer = renderer
  }

  @MainActor var body: some View {
    let recorder = CanvasRecorder(size: size)
    var context = GraphicsContext(recorder: recorder, size: size, environment: environment, symbols: symbols)
    let _ = renderer(&context, size)
    // The coordinates of figures, and so those of texts and views between them, do not depend on the direction.
    CanvasLayers(layers: recorder.layers, size: size)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
  }
}
