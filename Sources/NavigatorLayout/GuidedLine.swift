/// The positions of views along one axis that align their guides.
package struct GuidedLine {
  private let lengths: [Double]
  private let guides: [Double]
  /// The maximum distance between the first edge of a view and its guide.
  private let position: Double
  /// The distance between the first edge of the first view and the last edge of the last view.
  package let total: Double
  /// The fraction of the free space that is before the views.
  private let fraction: Double

  /// Creates the positions of views.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the views in points.
  ///   - guides: The distances of the guides from the first edges of their views.
  ///   - fraction: The fraction of the free space that is before the views. By default, the views are centered as a group.
  package init(lengths: [Double], guides: [Double], fraction: Double = 0.5) {
    let position = guides.max() ?? 0
    self.lengths = lengths
    self.guides = guides
    self.position = position
    self.fraction = fraction
    total = zip(lengths, guides).reduce(0) { max($0, position - $1.1 + $1.0) }
  }

  /// Returns the distance between the first edge of a space and that of a view.
  package func start(of index: Int, in space: Double) -> Double { start(ofGuide: guides[index], in: space) }

  /// Returns the distance between the first edge of a space and that of a view with a guide.
  package func start(ofGuide guide: Double, in space: Double) -> Double { position - guide + (space - total) * fraction }

  /// Returns the margins of a view that produce its position among the other views. Views that are aligned at an edge need only
  /// the margin at that edge.
  func margins(of index: Int) -> (start: Double, end: Double) { margins(ofGuide: guides[index], length: lengths[index]) }

  /// Returns the margins of a view with a guide and a length.
  func margins(ofGuide guide: Double, length: Double) -> (start: Double, end: Double) {
    let start = position - guide
    return (fraction == 1 ? 0 : start, fraction == 0 ? 0 : total - start - length)
  }
}
