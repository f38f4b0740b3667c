import Foundation

/// A compositing rule for a layer and the layers behind it. The raw values equal those of Core Graphics.
nonisolated enum CanvasComposition: Int32 {
  case clear = 16
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor

  /// A part of an area in relation to another area.
  private enum Part {
    case all, none, inside, outside
  }

  /// The visible part of the layer, in relation to the area of the layers behind it.
  private var source: Part {
    switch self {
    case .clear, .destinationIn, .destinationOut: .none
    case .copy, .destinationOver: .all
    case .sourceIn, .sourceAtop: .inside
    case .sourceOut, .destinationAtop, .xor: .outside
    }
  }

  /// The visible part of the layers behind, in relation to the area of the layer.
  private var destination: Part {
    switch self {
    case .sourceAtop, .destinationOver: .all
    case .destinationIn, .destinationAtop: .inside
    case .clear, .copy, .sourceIn, .sourceOut, .destinationOut, .xor: .outside
    }
  }

  /// Adds a layer in front of existing layers, and clips all of them to their visible parts.
  func apply(_ layer: CanvasLayer, to layers: inout [CanvasLayer], in size: CGSize, _ budget: CanvasBudget) {
    var layer = layer
    layer.effects.composition = nil
    if self == .destinationOver { return layers.insert(layer, at: 0) }
    guard budget.takeComposition() else { return }
    let clip = Self.clip(to: destination, of: [layer], in: size, budget)
    if source != .none {
      if let clip = Self.clip(to: source, of: layers, in: size, budget), budget.takeClip(clip.path, layers: 1) {
        layer.effects.clips.append(clip)
      }
    }
    if let clip, budget.takeClip(clip.path, layers: layers.count) {
      for index in layers.indices { layers[index].effects.clips.append(clip) }
    }
    if source != .none { layers.append(layer) }
  }

  /// Returns a clip to a part in relation to the area of layers. Returns nil if no clip is needed.
  private static func clip(
    to part: Part, of layers: [CanvasLayer], in size: CGSize, _ budget: CanvasBudget
  ) -> CanvasEffects.Clip? {
    guard part == .inside || part == .outside else { return nil }
    var area = Path()
    for layer in layers { layer.addArea(to: &area, budget, nil) }
    guard part == .outside else { return CanvasEffects.Clip(path: area, style: FillStyle()) }
    var outside = budget.takeComparison(of: area) ? area.normalized(eoFill: false) : area
    outside.addPath(Path(CGRect(origin: .zero, size: size)))
    return CanvasEffects.Clip(path: outside, style: FillStyle(eoFill: true))
  }
}
