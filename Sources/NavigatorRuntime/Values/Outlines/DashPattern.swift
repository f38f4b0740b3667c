import Foundation
import IssueReporting
import NavigatorHost

/// The dashes and gaps of a line.
nonisolated struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// The maximum number of dashes of a path.
  private static let maximumCount = 10_000

  /// Creates the pattern of a style, or nil for a solid line.
  init?(_ style: StrokeStyle) {
    let stroke = style.hostStroke(.color(ColorStyle(.named("black"))))
    guard !stroke.dash.isEmpty else { return nil }
    // With an odd number of lengths, dashes and gaps change their roles in every second repetition of the pattern.
    let lengths = (stroke.dash.count % 2 == 0 ? stroke.dash : stroke.dash + stroke.dash).map { CGFloat($0) }
    let total = lengths.reduce(0, +)
    let rest = CGFloat(stroke.dashPhase).truncatingRemainder(dividingBy: total)
    self.lengths = lengths
    phase = rest < 0 ? rest + total : rest
  }

  /// Returns the dashes of outlines. The pattern restarts in each outline.
  func dashes(of outlines: [PolygonalOutline]) -> [PolygonalOutline] {
    var dashes: [PolygonalOutline] = []
    for outline in outlines {
      addDashes(of: outline.isClosed ? outline.points + outline.points.prefix(1) : outline.points, to: &dashes)
      guard dashes.count < Self.maximumCount else {
        reportIssue("A stroke has more than \(Self.maximumCount) dashes. The rest of its outline is omitted.")
        break
      }
    }
    return dashes
  }

  private func addDashes(of points: [CGPoint], to dashes: inout [PolygonalOutline]) {
    var (index, left) = start
    var dash: [CGPoint] = index % 2 == 0 ? Array(points.prefix(1)) : []
    func finish() {
      // A dash without length consists of caps only.
      if !dash.isEmpty { dashes.append(PolygonalOutline(points: dash, isClosed: false)) }
      dash = []
    }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0, length.isFinite else { continue }
      var position: CGFloat = 0
      while length - position > left {
        guard dashes.count < Self.maximumCount else { return }
        position += left
        let part = position / length
        let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        if index % 2 == 0 {
          if dash.last != point { dash.append(point) }
          finish()
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - position
      if index % 2 == 0, dash.last != to { dash.append(to) }
    }
    finish()
  }

  /// The index of the pattern's part at which a line starts, and the remaining length of the part.
  private var start: (index: Int, left: CGFloat) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
