import Foundation
import NavigatorHost

/// A context for drawing in a ``Canvas``. It stores the transform, the clips and the effects of subsequent drawing operations.
///
/// A copy of a context draws into the same canvas. Changes to the copy do not affect the original.
///
/// ```swift
/// Canvas { context, size in
///   var rotated = context
///   rotated.rotate(by: .degrees(10))
///   rotated.stroke(Path(CGRect(x: 20, y: 0, width: 40, height: 40)), with: .color(.red), lineWidth: 2)
///   context.draw(Text("Not rotated"), at: .zero, anchor: .topLeading)
/// }
/// ```
nonisolated public struct GraphicsContext {
  /// The transform of subsequent drawing operations.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  private let recorder: CanvasRecorder
  private let size: CGSize
  private let symbols: [Subview]
  private var effects = CanvasEffects()

  init(recorder: CanvasRecorder, size: CGSize, environment: EnvironmentValues, symbols: [Subview]) {
    self.recorder = recorder
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  /// The opacity of subsequent drawing operations, from 0 to 1.
  public var opacity: Double {
    get { effects.opacity }
    set { effects.opacity = newValue.finite(or: 1, in: 0...1) }
  }

  /// The way in which subsequent drawings are combined with the content behind them.
  public var blendMode: BlendMode {
    get { effects.composition.map { BlendMode(rawValue: $0.rawValue) } ?? BlendMode(effects.blendMode) }
    set {
      effects.composition = CanvasComposition(rawValue: newValue.rawValue)
      effects.blendMode = newValue.viewBlendMode
    }
  }

  // MARK: Transforms

  /// Scales subsequent drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
  }

  /// Moves the origin of subsequent drawing operations.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// Rotates subsequent drawing operations clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Adds a transform. It applies to coordinates before transforms that were added earlier.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that limits drawing to the area outside the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the clipped area, in the coordinates of the context.
  public var clipBoundingRect: CGRect {
    effects.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(transform.inverted())
  }

  /// Limits subsequent drawing to the area of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var (path, style) = (path.applying(transform), style)
    if options.contains(.inverse) {
      path.addPath(Path(CGRect(origin: .zero, size: size)))
      style = FillStyle(eoFill: true, antialiased: style.isAntialiased)
    }
    effects.clips.append(CanvasEffects.Clip(path: path, style: style))
  }

  // MARK: Filters

  /// The options for adding a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that computes colors in a linear color space. It has no effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter for subsequent drawing operations. It applies before filters that were added earlier.
  ///
  /// ```swift
  /// // Circles that are close to each other merge.
  /// context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
  /// context.addFilter(.blur(radius: 10))
  /// context.drawLayer { layer in
  ///   for circle in circles { layer.fill(Path(ellipseIn: circle), with: .color(.black)) }
  /// }
  /// ```
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects.filters.append(filter)
  }

  // MARK: Figures

  /// Fills the area of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let figure = CanvasFigure(
      path: path.applying(transform), shading: shading.style(transform, size), usesEvenOddRule: style.isEOFilled,
      number: budget.nextFigure())
    add(figure)
  }

  /// Draws a stroke along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    let figure = CanvasFigure(
      path: path.applying(transform), shading: shading.style(transform, size), stroke: style, number: budget.nextFigure())
    add(figure)
  }

  /// Draws a stroke along a path. The line width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Layers

  /// Draws into a layer. The effects of this context apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    recorder.add(CanvasLayer(content: .layers(try layers(of: content)), effects: effects))
  }

  /// Returns the layers that a closure draws.
  func layers(of content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasLayer] {
    let layer = CanvasRecorder(recorder.budget, size: size)
    var context = GraphicsContext(recorder: layer, size: size, environment: environment, symbols: symbols)
    context.transform = transform
    try content(&context)
    return layer.layers
  }

  /// Limits subsequent drawing to an area whose points are already transformed.
  mutating func addLayerClip(_ area: Path, opacity: Double, _ options: ClipOptions) {
    let isInverse = options.contains(.inverse)
    let outline = isInverse && budget.takeComparison(of: area) ? area.normalized(eoFill: false) : area
    // The transform is disabled because the figures of the layer are already transformed.
    let transform = transform
    self.transform = .identity
    clip(to: outline, options: options)
    self.transform = transform
    effects.clipOpacity *= opacity
  }

  /// Limits subsequent drawing to texts, pictures and an area whose points are already transformed.
  mutating func addMask(_ area: Path, _ inserts: [Drawing.Insert], opacity: Double) {
    let white = Paint.color(ColorStyle(.named("white")))
    effects.masks.append(
      Drawing(
        width: Double(size.width), height: Double(size.height), scaling: .none,
        items: [Drawing.Item(steps: area.hostSteps, fill: white)], inserts: inserts))
    effects.clipOpacity *= opacity
  }

  /// The remaining resources of the canvas.
  var budget: CanvasBudget { recorder.budget }

  /// Adds a figure with the effects of its shading, which apply before the effects of the context.
  private func add(_ figure: CanvasFigure) {
    var effects = effects
    let own = figure.shading.effects(in: environment)
    effects.filters += own.shadows.map(Filter.shadow)
    if let mode = own.blendMode, effects.blendMode == .normal, effects.composition == nil { effects.blendMode = mode }
    recorder.add(CanvasLayer(content: .figures([figure]), effects: effects))
  }

  // MARK: Views

  func drawView(_ view: some View, at point: CGPoint, anchor: UnitPoint, as stencil: CanvasStencil? = nil) {
    var layer = CanvasLayer(content: .view(AnyView(view), point, anchor), effects: effects, transform: transform)
    layer.stencil = stencil
    recorder.add(layer)
  }

  func drawView(_ view: some View, in rect: CGRect, as stencil: CanvasStencil? = nil) {
    var layer = CanvasLayer(content: .boundedView(AnyView(view), rect), effects: effects, transform: transform)
    layer.stencil = stencil
    recorder.add(layer)
  }

  /// Returns the view with a tag, or nil if the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.containerValues.hasTag(id) }.map { ResolvedSymbol($0, environment, budget) }
  }
}
