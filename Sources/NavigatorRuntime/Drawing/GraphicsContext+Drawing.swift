import Foundation

extension GraphicsContext {
  /// A text for a canvas.
  public struct ResolvedText {
    let text: Text
    private var changedShading: Shading?
    private let environment: EnvironmentValues

    init(_ text: Text, _ environment: EnvironmentValues) {
      self.text = text
      self.environment = environment
    }

    /// The shading of characters without a color.
    public var shading: Shading {
      get { changedShading ?? .foreground }
      set { changedShading = newValue }
    }

    /// Returns the size of the text in a space, in points. The session measures with its own metrics, which differ slightly from
    /// those of a page.
    public func measure(in size: CGSize) -> CGSize { metrics.size(in: size) }

    /// Returns the distance from the top of the text to its first baseline in a space, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { metrics.baseline(in: size, isFirst: true) }

    /// Returns the distance from the top of the text to its last baseline in a space, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { metrics.baseline(in: size, isFirst: false) }

    var metrics: CanvasTextMetrics { CanvasTextMetrics(text, environment) }

    var view: Text { changedShading.map { text.foregroundStyle($0.style(.identity, .zero)) } ?? text }
  }

  /// An image for a canvas.
  public struct ResolvedImage {
    let image: Image
    /// The shading of an image that is drawn in one color; nil for the canvas's foreground style.
    public var shading: Shading?
    private let environment: EnvironmentValues

    init(_ image: Image, _ environment: EnvironmentValues) {
      self.image = image
      self.environment = environment
    }

    /// The size of the image in points: that of a picture of an asset catalog or of data, or that of a symbol in the font. A
    /// picture that the app does not have, such as that of a server, has the size of a symbol.
    public var size: CGSize { image.knownPicture?.size ?? symbolMetrics.size }

    /// The distance from the top of the image to its baseline, in points. A picture has its baseline at the bottom.
    public var baseline: CGFloat { size.height }

    private var symbolMetrics: CanvasSymbolMetrics { CanvasSymbolMetrics(image, environment) }

    @ViewBuilder func view(_ image: some View) -> some View {
      if let shading { image.foregroundStyle(shading.style(.identity, .zero)) } else { image }
    }
  }

  /// A view of a canvas that has a tag.
  public struct ResolvedSymbol {
    let view: Subview
    private let metrics: CanvasViewMetrics
    /// The budget, which must exist until the view is measured.
    private let budget: CanvasBudget

    init(_ view: Subview, _ environment: EnvironmentValues, _ budget: CanvasBudget) {
      self.view = view
      self.budget = budget
      metrics = budget.metrics(of: view, environment)
    }

    /// The ideal size of the view, in points. The session measures it with its own metrics, at its first use, for at most 100
    /// symbols of a drawing. The state of the view is that with which it begins.
    public var size: CGSize { metrics.size }
  }

  /// Returns a text that is drawn several times.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment) }

  /// Returns an image that is drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment) }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) { drawView(text.view, in: rect, as: .text(text)) }

  /// Draws a text with its anchor at a point. The anchor is a corner, the middle of an edge or the center; any other is rounded.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(text.view, at: point, anchor: anchor, as: .text(text))
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    drawView(image.view(image.image.resizable()), in: rect, as: .image(image))
  }

  /// Draws an image in its own size with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(image.view(image.image), at: point, anchor: anchor, as: .image(image))
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { drawView(symbol.view, in: rect) }

  /// Draws a view in its own size with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    drawView(symbol.view, at: point, anchor: anchor)
  }
}
