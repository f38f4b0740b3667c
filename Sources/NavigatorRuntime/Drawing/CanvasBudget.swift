import IssueReporting
import NavigatorHost

/// The remaining resources that the contexts of a canvas and its layers may use.
nonisolated final class CanvasBudget {
  /// The maximum number of figures, views and layers of a canvas.
  static let maximumCount = 5_000
  /// The maximum total length of the paints, outlines and masks that a host receives, in bytes. The outlines of clips count for
  /// each layer.
  static let maximumLength = 16 << 20
  /// The maximum number of corner pairs that are compared to compute the areas of layers.
  static let maximumComparisons = Path.maximumCorners * Path.maximumCorners
  /// The maximum number of drawing operations that clip earlier drawings. Each operation adds a clip to all layers.
  static let maximumCompositions = 64
  /// The maximum number of clips, masks and filters of a layer. Each of them adds a view around the layer.
  static let maximumEffects = 100
  /// The maximum number of symbols that are measured.
  static let maximumMeasurements = 100
  /// The maximum number of symbols that are measured inside the symbols of a canvas, at all depths.
  static let maximumInnerMeasurements = 300
  /// The approximate length of a path element, in bytes.
  fileprivate static let stepLength = 32
  /// The approximate length of a filter, in bytes.
  private static let filterLength = 1_024

  private var count = maximumCount
  private var length = maximumLength
  private(set) var comparisons = maximumComparisons
  private var compositions = maximumCompositions
  private var measurements = maximumMeasurements
  private var innerMeasurements = maximumInnerMeasurements
  /// The sizes of symbols. Each symbol is measured once per drawing.
  private var symbolMetrics: [Subview.ID: CanvasViewMetrics] = [:]
  private var reported: Set<String> = []
  private var figureCount = 0
  /// The computed areas of figures by figure number. Later compositions reuse them.
  private var areas: [Int: Path] = [:]

  /// Deducts the content of a layer. Returns false if the layer must not be drawn.
  func take(_ layer: CanvasLayer) -> Bool {
    // The parts of a layer have already been deducted.
    var hasParts = false
    if case .layers(let parts) = layer.content { hasParts = !parts.isEmpty }
    guard count > 0 || hasParts else {
      report("A Canvas draws more than \(Self.maximumCount) figures, views and layers. The rest is not drawn.")
      return false
    }
    guard layer.effects.count <= Self.maximumEffects else {
      report(
        """
        A layer of a Canvas has more than \(Self.maximumEffects) clips and filters. It is not drawn. Add clips and filters to \
        a copy of the context, so that they do not affect subsequent drawings.
        """)
      return false
    }
    count = max(count - 1, 0)
    var cost = layer.effects.filters.count * Self.filterLength
    if case .figures(let figures) = layer.content {
      for figure in figures { cost += figure.path.elements.count * Self.stepLength + figure.shading.length }
    }
    for clip in layer.effects.clips { cost += clip.path.elements.count * Self.stepLength }
    for mask in layer.effects.masks {
      cost += mask.items.reduce(0) { $0 + $1.steps.count * Self.stepLength }
      cost += mask.inserts.reduce(0) { $0 + $1.length }
    }
    return take(length: cost)
  }

  /// Deducts a text or a picture of a mask. Returns false if it must be omitted.
  func take(_ insert: Drawing.Insert) -> Bool { take(length: insert.length) }

  /// Deducts an operation that clips earlier drawings. Returns false if the operation must not be performed.
  func takeComposition() -> Bool {
    guard compositions > 0 else {
      report("A Canvas uses compositing blend modes more than \(Self.maximumCompositions) times. The rest is not drawn.")
      return false
    }
    compositions -= 1
    return true
  }

  /// Deducts the measurement of a symbol. Returns false if the symbol must not be measured.
  func takeMeasurement() -> Bool {
    guard measurements > 0 else {
      report("A Canvas needs the sizes of more than \(Self.maximumMeasurements) symbols. Other sizes are zero.")
      return false
    }
    measurements -= 1
    return true
  }

  /// Deducts the measurement of a symbol inside a symbol of the canvas. Returns false if the symbol must not be measured.
  func takeInnerMeasurement() -> Bool {
    guard innerMeasurements > 0 else {
      report(
        """
        The symbols of a Canvas contain a Canvas and need the sizes of more than \(Self.maximumInnerMeasurements) symbols. \
        Other sizes are zero.
        """)
      return false
    }
    innerMeasurements -= 1
    return true
  }

  /// Returns the metrics of a symbol in the environment of the canvas.
  func metrics(of symbol: Subview, _ environment: EnvironmentValues) -> CanvasViewMetrics {
    if let known = symbolMetrics[symbol.id] { return known }
    let made = CanvasViewMetrics(symbol, environment, self)
    symbolMetrics[symbol.id] = made
    return made
  }

  /// Deducts a clip for several layers. Returns false if the clip must not be added.
  func takeClip(_ path: Path, layers: Int) -> Bool {
    let (cost, overflows) = (path.elements.count * Self.stepLength).multipliedReportingOverflow(by: layers)
    return take(length: overflows ? .max : cost)
  }

  private func take(length cost: Int) -> Bool {
    guard cost <= length else {
      report("The paints, outlines and masks of a Canvas exceed \(Self.maximumLength >> 20) MiB. The rest is not drawn.")
      length = 0
      return false
    }
    length -= cost
    return true
  }

  /// A Boolean value that indicates whether the canvas may draw further paints, outlines and masks.
  var hasLength: Bool { length > 0 }

  /// Returns the number of the next figure.
  func nextFigure() -> Int {
    figureCount &+= 1
    return figureCount
  }

  /// Returns the area of a figure, with uniformly oriented outlines. Returns nil if the area must not be computed.
  func area(of figure: CanvasFigure) -> Path? {
    if let area = areas[figure.number] { return area }
    // A stroke has at least as many corners as its path.
    guard allowsComparison(of: figure.path) else { return nil }
    let outline = figure.stroke.map { figure.path.strokedPath($0) } ?? figure.path
    guard takeComparison(of: outline) else {
      // Computing the outline of a stroke takes time, so it is deducted even without a result.
      _ = takeComparison(of: figure.path)
      return nil
    }
    let area = outline.normalized(eoFill: figure.stroke == nil && figure.usesEvenOddRule)
    areas[figure.number] = area
    return area
  }

  /// Deducts the comparisons between the corners of two paths. Returns false if the corners must not be compared.
  func takeComparison(of first: Path, with second: Path = Path()) -> Bool {
    guard allowsComparison(of: first, with: second) else { return false }
    comparisons -= Self.comparisons(of: first, with: second)
    return true
  }

  /// Returns a Boolean value that indicates whether the corners of two paths may be compared. Nothing is deducted.
  func allowsComparison(of first: Path, with second: Path = Path()) -> Bool {
    guard Self.comparisons(of: first, with: second) <= comparisons else {
      report("The areas in a Canvas have too many corners. Some figures have no area for clipToLayer and blend modes.")
      return false
    }
    return true
  }

  private static func comparisons(of first: Path, with second: Path) -> Int {
    let corners = min(first.cornerCount, Path.maximumCorners) + min(second.cornerCount, Path.maximumCorners)
    return corners * corners
  }

  /// Reports a problem of the canvas once.
  func report(_ problem: String) {
    if reported.insert(problem).inserted { reportIssue(problem) }
  }
}

extension Drawing.Insert {
  /// The approximate length of the data that a host receives, in bytes.
  nonisolated fileprivate var length: Int {
    switch content {
    case .text(let text, _, _): text.utf8.count
    case .picture(let address, _, _): address.utf8.count
    }
  }
}

extension AnyShapeStyle {
  /// The approximate length of the data that a host receives, in bytes. It is unknown, and thus zero, for an unresolved custom
  /// style.
  nonisolated fileprivate var length: Int {
    if let paint = unresolved as? ImagePaint { return paint.image.content.string(.url)?.utf8.count ?? 0 }
    guard let levels = unresolved as? LeveledShapeStyle else { return paintSource.length }
    return levels.others.reduce(levels.primary.length) { $0 + $1.length }
  }
}

extension PaintSource {
  nonisolated fileprivate var length: Int {
    switch self {
    case .paint(let paint): paint.length
    case .tint, .foreground, .level: 0
    case .faded(let source, _), .effects(let source, _): source.length
    case .levels(let primary, let others): others.reduce(primary.length) { $0 + $1.length }
    }
  }
}

extension Paint {
  /// The approximate length, in bytes. A gradient stop is about as long as three path elements.
  nonisolated fileprivate var length: Int {
    switch self {
    case .color, .material: 0
    case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.count * 3 * CanvasBudget.stepLength
    case .image(let address, _), .picture(let address): address.utf8.count
    }
  }
}
