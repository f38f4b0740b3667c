import Foundation
import NavigatorHost

/// A figure in a canvas.
nonisolated struct CanvasFigure {
  var path: Path
  var shading: AnyShapeStyle
  var usesEvenOddRule = false
  /// The style of the line, or nil if the figure is filled.
  var stroke: StrokeStyle?
  /// The number of the figure in its drawing.
  var number: Int
}

/// The content of a layer of a canvas.
nonisolated enum CanvasContent {
  case figures([CanvasFigure])
  /// A view with an anchor that is placed at a point.
  case view(AnyView, CGPoint, UnitPoint)
  /// A view that fills a rectangle.
  case boundedView(AnyView, CGRect)
  case layers([CanvasLayer])
}

/// The effects that a graphics context applies to its drawings.
nonisolated struct CanvasEffects {
  struct Clip {
    let path: Path
    let style: FillStyle
  }

  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// The compositing rule for the layer and the layers behind it. It is nil if all parts are visible.
  var composition: CanvasComposition?
  var filters: [GraphicsContext.Filter] = []
  var clips: [Clip] = []
  /// The masks of texts and pictures that limit the drawing.
  var masks: [Drawing] = []
  /// The opacity that layer clips apply to the drawing.
  var clipOpacity = 1.0

  /// The total number of clips, masks and filters.
  var count: Int { filters.count + clips.count + masks.count }

  var isPlain: Bool {
    opacity == 1 && clipOpacity == 1 && blendMode == .normal && composition == nil && filters.isEmpty && clips.isEmpty
      && masks.isEmpty
  }
}

/// A layer of a canvas with its effects.
nonisolated struct CanvasLayer {
  var content: CanvasContent
  var effects: CanvasEffects
  /// The transform of the content. Figures are not affected because their points are already transformed.
  var transform = CGAffineTransform.identity
  /// The text or image that the layer's view displays, or nil.
  var stencil: CanvasStencil?
}

/// A text or an image whose shape can clip the drawing.
nonisolated enum CanvasStencil {
  case text(GraphicsContext.ResolvedText)
  case image(GraphicsContext.ResolvedImage)
}

/// A recorder of the layers that the contexts of a canvas or of a layer draw.
nonisolated final class CanvasRecorder {
  /// The layers that precede the current figures.
  private var finished: [CanvasLayer] = []
  /// Figures without effects, which share a layer with adjacent figures.
  private var figures: [CanvasFigure] = []
  /// The remaining resources of the canvas.
  let budget: CanvasBudget
  /// The size of the canvas.
  private let size: CGSize

  init(_ budget: CanvasBudget = CanvasBudget(), size: CGSize) {
    self.budget = budget
    self.size = size
  }

  var layers: [CanvasLayer] { finished + currentLayer }

  private var currentLayer: [CanvasLayer] {
    figures.isEmpty ? [] : [CanvasLayer(content: .figures(figures), effects: CanvasEffects())]
  }

  func add(_ layer: CanvasLayer) {
    guard budget.take(layer) else { return }
    if case .figures(let new) = layer.content, layer.effects.isPlain {
      figures += new
    } else {
      finished += currentLayer
      figures = []
      if let composition = layer.effects.composition {
        composition.apply(layer, to: &finished, in: size, budget)
      } else {
        finished.append(layer)
      }
    }
  }
}

/// A view of the layers of a canvas. Each layer has the size of the canvas.
nonisolated struct CanvasLayers: View {
  let layers: [CanvasLayer]
  let size: CGSize
  /// A Boolean value that indicates whether layers keep their elements when their transforms and opacities change, so that hosts
  /// can animate these.
  var keepsIdentity = false

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
        layer.view(size: size, keepsIdentity: keepsIdentity)
      }
    }
  }
}

extension CanvasLayer {
  /// Returns the view of a layer in a canvas with a given size.
  @MainActor
  fileprivate func view(size: CGSize, keepsIdentity: Bool) -> AnyView {
    var view = contentView(size: size, keepsIdentity: keepsIdentity)
    if keepsIdentity || transform != .identity { view = AnyView(view.projected(by: ProjectionTransform(transform))) }
    // Filters apply in reverse order, as transforms do.
    for filter in effects.filters.reversed() { view = filter.apply(view) }
    for clip in effects.clips { view = AnyView(view.clipShape(clip.path, style: clip.style)) }
    for mask in effects.masks { view = AnyView(view.box(.outer(.clip(mask)))) }
    let opacity = effects.opacity * effects.clipOpacity
    if keepsIdentity || opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if effects.blendMode != .normal { view = AnyView(view.blendMode(effects.blendMode)) }
    return view
  }

  @MainActor
  private func contentView(size: CGSize, keepsIdentity: Bool) -> AnyView {
    switch content {
    case .figures(let figures): AnyView(CanvasFiguresView(figures: figures, size: size))
    case .layers(let layers): AnyView(CanvasLayers(layers: layers, size: size, keepsIdentity: keepsIdentity))
    case .view(let view, let point, let anchor):
      // The view overflows a frame of zero size on the sides opposite to the anchor.
      AnyView(
        view.fixedSize().frame(width: 0, height: 0, alignment: Alignment(nearest: anchor)).position(point)
          .frame(width: size.width, height: size.height))
    case .boundedView(let view, let rect):
      AnyView(
        view.frame(width: rect.width, height: rect.height, alignment: .topLeading).position(x: rect.midX, y: rect.midY)
          .frame(width: size.width, height: size.height))
    }
  }
}

extension Alignment {
  /// Creates the alignment that is nearest to a point of the unit square.
  nonisolated fileprivate init(nearest point: UnitPoint) {
    func third<Part>(_ value: CGFloat, _ parts: (Part, Part, Part)) -> Part {
      value < 0.25 ? parts.0 : value > 0.75 ? parts.2 : parts.1
    }
    self.init(
      horizontal: third(point.x, (HorizontalAlignment.leading, .center, .trailing)),
      vertical: third(point.y, (VerticalAlignment.top, .center, .bottom)))
  }
}

/// A view of figures that share one element.
nonisolated struct CanvasFiguresView: PrimitiveView {
  let figures: [CanvasFigure]
  let size: CGSize

  init(figures: [CanvasFigure], size: CGSize) {
    self.figures = figures
    self.size = size
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    CanvasFiguresNode(.shape, view, type, context)
  }
}

@MainActor
final class CanvasFiguresNode: ElementNode<CanvasFiguresView> {
  override func resolve() -> Resolved {
    let inherited = inherited
    let values = EnvironmentValues(scope: scope)
    var steps = 0
    let items = view.figures.compactMap { figure -> Drawing.Item? in
      steps += figure.path.elements.count
      guard steps <= Path.maximumHostSteps else { return nil }
      let paint = inherited.paint(of: figure.shading, in: values)
      return Drawing.Item(
        steps: figure.path.hostSteps, fill: figure.stroke == nil ? paint : nil, usesEvenOddRule: figure.usesEvenOddRule,
        stroke: figure.stroke?.hostStroke(paint))
    }
    if steps > Path.maximumHostSteps {
      graph.reportOnce("The figures of a Canvas have more than \(Path.maximumHostSteps) steps. The rest is not drawn.")
    }
    let drawing = Drawing(width: Double(view.size.width), height: Double(view.size.height), scaling: .none, items: items)
    return Resolved(content: [.drawing: .drawing(drawing)])
  }
}
