/// The positions of views along one axis at which their guides coincide.
package struct GuidedLine {
  private let lengths: [Double]
  private let guides: [Double]
  /// The longest part of a view before its guide.
  private let position: Double
  /// The length from the first edge of a view to the last one.
  package let total: Double
  /// The part of the free space that is before the views.
  private let fraction: Double

  /// Creates the places of views.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the views in points.
  ///   - guides: The distances of the guides from the first edges of their views.
  ///   - fraction: The part of the free space that is before the views. By default, the views are centered together.
  package init(lengths: [Double], guides: [Double], fraction: Double = 0.5) {
    let position = guides.max() ?? 0
    self.lengths = lengths
    self.guides = guides
    self.position = position
    self.fraction = fraction
    total = zip(lengths, guides).reduce(0) { max($0, position - $1.1 + $1.0) }
  }

  /// Returns the distance of a view from the first edge of a space.
  package func start(of index: Int, in space: Double) -> Double { start(ofGuide: guides[index], in: space) }

  /// Returns the distance of a view with a guide from the first edge of a space.
  package func start(ofGuide guide: Double, in space: Double) -> Double { position - guide + (space - total) * fraction }

  /// Returns the space before and after a view that determines its position among the others. If the views are aligned at an
  /// edge, only the space at that edge is needed.
  func margins(of index: Int) -> (start: Double, end: Double) {
    let start = position - guides[index]
    return (fraction == 1 ? 0 : start, fraction == 0 ? 0 : total - start - lengths[index])
  }
}
