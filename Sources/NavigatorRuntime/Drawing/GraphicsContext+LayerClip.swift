import Foundation
import IssueReporting

extension GraphicsContext {
  /// Limits what is drawn to the area of the figures that a closure draws.
  ///
  /// ```swift
  /// context.clipToLayer { layer in
  ///   layer.fill(Path(ellipseIn: rect), with: .color(.black))
  ///   layer.stroke(Path(rect), with: .color(.black), lineWidth: 8)
  /// }
  /// ```
  ///
  /// The colors of the figures do not count, only their areas. Texts, images and views in the layer are reported and have no
  /// area.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1. It has no effect outside of the area with the option `inverse`.
  ///   - options: The options of the clip.
  ///   - content: A closure that draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layers = try layers(of: content)
    var area = Path()
    for layer in layers { layer.addArea(to: &area) }
    let isInverse = options.contains(.inverse)
    addLayerClip(area, opacity: isInverse ? 1 : opacity.finite(or: 1, in: 0...1), options)
  }
}

extension CanvasLayer {
  /// Adds the area of the figures, whose outlines have one direction.
  nonisolated fileprivate func addArea(to path: inout Path) {
    var area = Path()
    switch content {
    case .figures(let figures):
      for figure in figures {
        area.addPath(
          figure.stroke.map { figure.path.strokedPath($0).normalized(eoFill: false) }
            ?? figure.path.normalized(eoFill: figure.usesEvenOddRule))
      }
    case .layers(let layers): for layer in layers { layer.addArea(to: &area) }
    case .view, .boundedView:
      reportIssue("A layer of clipToLayer draws a text, an image or a view, which does not count. Draw figures.")
    }
    for clip in effects.clips {
      area = area.intersection(clip.path.normalized(eoFill: clip.style.isEOFilled))
    }
    path.addPath(area)
  }
}
