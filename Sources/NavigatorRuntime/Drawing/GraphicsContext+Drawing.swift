import Foundation

extension GraphicsContext {
  /// A resolved text for drawing in a canvas.
  public struct ResolvedText {
    let text: Text
    private var changedShading: Shading?
    private let environment: EnvironmentValues

    init(_ text: Text, _ environment: EnvironmentValues) {
      self.text = text
      self.environment = environment
    }

    /// The shading of characters without an explicit color.
    public var shading: Shading {
      get { changedShading ?? .foreground }
      set { changedShading = newValue }
    }

    /// Returns the size of the text in the available space, in points. The session uses built-in font metrics, which differ
    /// slightly from the fonts of a browser.
    public func measure(in size: CGSize) -> CGSize { metrics.size(in: size) }

    /// Returns the distance from the top of the text to its first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { metrics.baseline(in: size, isFirst: true) }

    /// Returns the distance from the top of the text to its last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { metrics.baseline(in: size, isFirst: false) }

    var metrics: CanvasTextMetrics { CanvasTextMetrics(text, environment) }

    var view: Text { changedShading.map { text.foregroundStyle($0.style(.identity, .zero)) } ?? text }
  }

  /// A resolved image for drawing in a canvas.
  public struct ResolvedImage {
    let image: Image
    /// The shading of a template image, or nil for the canvas's foreground style.
    public var shading: Shading?
    private let environment: EnvironmentValues

    init(_ image: Image, _ environment: EnvironmentValues) {
      self.image = image
      self.environment = environment
    }

    /// The size of the image in points. A picture from an asset catalog or from data has its natural size. A symbol has the size
    /// of the font. A picture whose data is unavailable, such as one on a server, has the size of a symbol.
    public var size: CGSize { image.knownPicture?.size ?? symbolMetrics.size }

    /// The distance from the top of the image to its baseline, in points. The baseline is at the bottom.
    public var baseline: CGFloat { size.height }

    private var symbolMetrics: CanvasSymbolMetrics { CanvasSymbolMetrics(image, environment) }

    @ViewBuilder func view(_ image: some View) -> some View {
      if let shading { image.foregroundStyle(shading.style(.identity, .zero)) } else { image }
    }
  }

  /// A resolved view of a canvas, identified by its tag.
  public struct ResolvedSymbol {
    let view: Subview
    private let metrics: CanvasViewMetrics
    /// The budget, which is retained until the view is measured.
    private let budget: CanvasBudget

    init(_ view: Subview, _ environment: EnvironmentValues, _ budget: CanvasBudget) {
      self.view = view
      self.budget = budget
      metrics = budget.metrics(of: view, environment)
    }

    /// The ideal size of the view, in points. The session measures the view on first use with built-in font metrics. It measures
    /// at most 100 symbols per drawing, with their initial state.
    public var size: CGSize { metrics.size }
  }

  /// Returns a resolved text, which can be drawn several times.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment) }

  /// Returns a resolved image, which can be drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment) }

  /// Draws a text in a rectangle. The text starts at the top left corner and wraps at the width.
  public func draw(_ text: ResolvedText, in rect: CGRect) { drawView(text.view, in: rect, as: .text(text)) }

  /// Draws a text with its anchor at a point. The anchor is rounded to a corner, the center of an edge, or the center.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(text.view, at: point, anchor: anchor, as: .text(text))
  }

  /// Draws a text in a rectangle. The text starts at the top left corner and wraps at the width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    drawView(image.view(image.image.resizable()), in: rect, as: .image(image))
  }

  /// Draws an image at its natural size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(image.view(image.image), at: point, anchor: anchor, as: .image(image))
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its natural size, with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { drawView(symbol.view, in: rect) }

  /// Draws a view at its ideal size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(symbol.view, at: point, anchor: anchor)
  }
}
