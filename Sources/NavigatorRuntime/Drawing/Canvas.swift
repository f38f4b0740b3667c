import Foundation
import NavigatorHost

/// A view that draws with code. It fills the available space.
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
/// Hosts display each run of figures as one element, and each text, image and symbol as one element. The closure runs again when
/// the size of the canvas, the enclosing view, or a value that the closure reads changes. Gestures on a canvas apply to its whole
/// area.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw, identified by tags.
  public var symbols: Symbols
  /// The closure that draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is opaque. It has no effect.
  public var isOpaque: Bool
  /// The color space in which colors are computed. It has no effect.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas may be drawn asynchronously. It has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas whose closure can draw views, which are identified by tags.
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

  /// The content of the canvas.
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

/// The drawing of a canvas with a given size.
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
    // The coordinates of figures do not depend on the layout direction, so the texts and views between them must not depend on it
    // either.
    CanvasLayers(layers: recorder.layers, size: size)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
  }
}
