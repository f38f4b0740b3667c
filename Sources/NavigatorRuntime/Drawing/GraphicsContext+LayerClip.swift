import Foundation
import NavigatorHost

extension GraphicsContext {
  /// Limits subsequent drawing to the area of the figures, texts and pictures that a closure draws.
  ///
  /// ```swift
  /// context.clipToLayer { layer in
  ///   layer.fill(Path(ellipseIn: rect), with: .color(.black))
  ///   layer.stroke(Path(rect), with: .color(.black), lineWidth: 8)
  /// }
  /// ```
  ///
  /// Only the areas of figures are relevant. Their colors are ignored.
  ///
  /// A text is a single line in the font Inter or the system font. A picture comes from an asset catalog or from data, and has at
  /// most 256 KiB. Clips and filters inside the layer do not apply to texts and pictures.
  ///
  /// Symbols, other pictures and views have no area. With the `inverse` option, texts and pictures have no area either. The
  /// context reports an issue for content without an area.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1. With the `inverse` option, it does not affect the area outside the
  ///     layer.
  ///   - options: The options of the clip.
  ///   - content: A closure that draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layers = try layers(of: content)
    var area = Path()
    let isInverse = options.contains(.inverse)
    var inserts: [Drawing.Insert] = []
    for layer in layers { layer.addArea(to: &area, budget, isInverse ? nil : { inserts.append($0) }) }
    if !inserts.isEmpty { return addMask(area, inserts, opacity: opacity.finite(or: 1, in: 0...1)) }
    addLayerClip(area, opacity: isInverse ? 1 : opacity.finite(or: 1, in: 0...1), options)
  }
}

extension CanvasLayer {
  /// Adds the area of the layer's figures to a path, with uniformly oriented outlines.
  ///
  /// - Parameter add: A closure that receives texts and pictures, or nil if they have no area.
  nonisolated func addArea(to path: inout Path, _ budget: CanvasBudget, _ add: ((Drawing.Insert) -> Void)?) {
    var area = Path()
    switch content {
    case .figures(let figures):
      for figure in figures {
        if let outline = budget.area(of: figure) { area.addPath(outline) }
      }
    case .layers(let layers): for layer in layers { layer.addArea(to: &area, budget, add) }
    case .view, .boundedView:
      guard budget.hasLength else { return }
      guard let add, let insert else {
        return budget.report(
          "Symbols, views and large pictures have no area in clipToLayer, and texts have no area in blend modes. Draw figures.")
      }
      if budget.take(insert) { add(insert) }
    }
    for clip in effects.clips where !area.isEmpty {
      guard budget.takeComparison(of: area, with: clip.path) else {
        area = Path()
        break
      }
      area = area.intersection(clip.path.normalized(eoFill: clip.style.isEOFilled))
    }
    path.addPath(area)
  }
}
