import Foundation
import NavigatorHost

/// The context in which a ``Canvas`` draws: the transform, the clips and the effects of the next drawings.
///
/// A copy of a context draws into the same canvas. Its changes do not affect the original.
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
  /// The transform of the drawing operations that follow.
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

  /// The opacity of further drawings, from 0 to 1.
  public var opacity: Double {
    get { effects.opacity }
    set { effects.opacity = newValue.finite(or: 1, in: 0...1) }
  }

  /// The way in which the drawing is combined with the content behind it.
  public var blendMode: BlendMode {
    get { effects.composition.map { BlendMode(rawValue: $0.rawValue) } ?? BlendMode(effects.blendMode) }
    set {
      effects.composition = CanvasComposition(rawValue: newValue.rawValue)
      effects.blendMode = newValue.viewBlendMode
    }
  }

  // MARK: Transforms

  /// Scales the drawing operations that follow.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
  }

  /// Moves the origin of further drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// Rotates the drawing operations that follow, clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Adds a transform, which applies to coordinates before those that were added earlier.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Limits drawing to the area outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of the area that the drawing is limited to, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    effects.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(transform.inverted())
  }

  /// Limits further drawing to the area of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var (path, style) = (path.applying(transform), style)
    if options.contains(.inverse) {
      path.addPath(Path(CGRect(origin: .zero, size: size)))
      style = FillStyle(eoFill: true, antialiased: style.isAntialiased)
    }
    effects.clips.append(CanvasEffects.Clip(path: path, style: style))
  }

  // MARK: Filters

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options of bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Computes colors in a linear color space. It has no effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter for further drawings, which applies before the filters that were added earlier.
  ///
  /// ```swift
  /// // Circles that are near each other flow into one another.
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
    add(.figures([figure]))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    let figure = CanvasFigure(
      path: path.applying(transform), shading: shading.style(transform, size), stroke: style, number: budget.nextFigure())
    add(.figures([figure]))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Layers

  /// Draws into a layer, to which the effects of this context apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    recorder.add(CanvasLayer(content: .layers(try layers(of: content)), effects: effects))
  }

  /// Returns the drawing of a closure.
  func layers(of content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasLayer] {
    let layer = CanvasRecorder(recorder.budget, size: size)
    var context = GraphicsContext(recorder: layer, size: size, environment: environment, symbols: symbols)
    context.transform = transform
    try content(&context)
    return layer.layers
  }

  /// Limits further drawing to an area, whose points are transformed already.
  mutating func addLayerClip(_ area: Path, opacity: Double, _ options: ClipOptions) {
    let isInverse = options.contains(.inverse)
    let outline = isInverse && budget.takeComparison(of: area) ? area.normalized(eoFill: false) : area
    // Without the transform, because the figures of the layer have it.
    let transform = transform
    self.transform = .identity
    clip(to: outline, options: options)
    self.transform = transform
    effects.clipOpacity *= opacity
  }

  /// Limits further drawing to an area, whose points are transformed already, and to texts and pictures.
  mutating func addMask(_ area: Path, _ inserts: [Drawing.Insert], opacity: Double) {
    let white = Paint.color(ColorStyle(.named("white")))
    effects.masks.append(
      Drawing(
        width: Double(size.width), height: Double(size.height), scaling: .none,
        items: [Drawing.Item(steps: area.hostSteps, fill: white)], inserts: inserts))
    effects.clipOpacity *= opacity
  }

  /// The amounts that the canvas may still draw.
  var budget: CanvasBudget { recorder.budget }

  private func add(_ content: CanvasContent) {
    recorder.add(CanvasLayer(content: content, effects: effects))
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

  /// Returns the view of the canvas that has a tag, or nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.containerValues.hasTag(id) }.map { ResolvedSymbol($0, environment, budget) }
  }
}
