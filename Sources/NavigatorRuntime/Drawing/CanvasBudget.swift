import IssueReporting
import NavigatorHost

/// The amounts that the contexts of one canvas and of its layers may still draw.
nonisolated final class CanvasBudget {
  /// The maximum number of figures, views and layers of a canvas.
  static let maximumCount = 5_000
  /// The maximum length of the outlines and masks that a host receives, in bytes. Each layer has those of its clips.
  static let maximumLength = 16 << 20
  /// The maximum number of pairs of corners that are compared to find the areas of layers.
  static let maximumComparisons = Path.maximumCorners * Path.maximumCorners
  /// The maximum number of drawing operations that limit what was drawn before. Each adds a clip to all layers.
  static let maximumCompositions = 64
  /// The approximate length of a step of an outline, in bytes.
  private static let stepLength = 32

  private var count = maximumCount
  private var length = maximumLength
  private var comparisons = maximumComparisons
  private var compositions = maximumCompositions
  private var reported: Set<String> = []

  /// Counts what a layer draws. Returns false if it is not drawn.
  func take(_ layer: CanvasLayer) -> Bool {
    // The parts of a layer are counted already.
    var hasParts = false
    if case .layers(let parts) = layer.content { hasParts = !parts.isEmpty }
    guard count > 0 || hasParts else {
      report("A Canvas draws more than \(Self.maximumCount) figures, views and layers. The rest is not drawn.")
      return false
    }
    count = max(count - 1, 0)
    var cost = 0
    if case .figures(let figures) = layer.content {
      for figure in figures { cost += figure.path.elements.count * Self.stepLength }
    }
    for clip in layer.effects.clips { cost += clip.path.elements.count * Self.stepLength }
    for mask in layer.effects.masks {
      cost += mask.items.reduce(0) { $0 + $1.steps.count * Self.stepLength }
      cost += mask.inserts.reduce(0) { $0 + $1.length }
    }
    return take(length: cost)
  }

  /// Counts a text or a picture of a mask. Returns false if it has no area.
  func take(_ insert: Drawing.Insert) -> Bool { take(length: insert.length) }

  /// Counts an operation that limits what was drawn before. Returns false if it has no effect.
  func takeComposition() -> Bool {
    guard compositions > 0 else {
      report("A Canvas removes parts by blend modes more than \(Self.maximumCompositions) times. The rest is not drawn.")
      return false
    }
    compositions -= 1
    return true
  }

  /// Counts a clip that several layers receive. Returns false if they must not have it.
  func takeClip(_ path: Path, layers: Int) -> Bool {
    let (cost, overflows) = (path.elements.count * Self.stepLength).multipliedReportingOverflow(by: layers)
    return take(length: overflows ? .max : cost)
  }

  private func take(length cost: Int) -> Bool {
    guard cost <= length else {
      report("The outlines and masks of a Canvas have more than \(Self.maximumLength >> 20) MiB. The rest is not drawn.")
      length = 0
      return false
    }
    length -= cost
    return true
  }

  /// A Boolean value that indicates whether the canvas may draw outlines and masks.
  var hasLength: Bool { length > 0 }

  /// Counts the comparisons of the corners of two paths. Returns false if they must not be compared.
  func takeComparison(of first: Path, with second: Path = Path()) -> Bool {
    let corners = min(first.cornerCount, Path.maximumCorners) + min(second.cornerCount, Path.maximumCorners)
    guard corners * corners <= comparisons else {
      report("The areas in a Canvas have too many corners. Some of its figures have no area for clipToLayer and blend modes.")
      return false
    }
    comparisons -= corners * corners
    return true
  }

  private func report(_ problem: String) {
    if reported.insert(problem).inserted { reportIssue(problem) }
  }
}

extension Drawing.Insert {
  /// The approximate length of what a host receives, in bytes.
  nonisolated fileprivate var length: Int {
    switch content {
    case .text(let text, _, _): text.utf8.count
    case .picture(let address, _, _): address.utf8.count
    }
  }
}
