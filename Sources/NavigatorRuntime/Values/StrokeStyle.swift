import Foundation
import NavigatorHost

/// The appearance of a line along an outline.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The ratio of the length to the width of a corner from which it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternating, in points. Without any, the line is solid.
  public var dash: [CGFloat]
  /// The distance into the pattern of dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates the appearance of a line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shape of the ends of a line. CoreGraphics declares it on Apple platforms only.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle.
  case round
  /// The line ends with half a square.
  case square
}

/// The shape of the corners of a line. CoreGraphics declares it on Apple platforms only.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// The edges of the line meet.
  case miter
  /// Corners are round.
  case round
  /// Corners are cut off.
  case bevel
}

extension StrokeStyle {
  /// The maximum number of dashes and gaps that hosts receive.
  private static let maximumDashCount = 64

  /// The width for hosts, in points.
  var hostWidth: Double { Double(lineWidth).finite(or: 1, in: 0...10_000) }

  /// A Boolean value that indicates whether only the width differs from that of a plain line. Closed outlines have no caps.
  var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

  /// Returns the line for hosts. A pattern with a negative length, or without length, is ignored.
  func hostStroke(_ paint: Paint) -> Drawing.Stroke {
    let lengths = dash.prefix(Self.maximumDashCount).map { Double($0).finite(or: 0, in: -1...1e5) }
    let isValid = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    return Drawing.Stroke(
      paint: paint, width: hostWidth, cap: "\(lineCap)", join: "\(lineJoin)",
      miterLimit: Double(miterLimit).finite(or: 10, in: 1...1000), dash: isValid ? lengths : [],
      dashPhase: Double(dashPhase).finite(or: 0, in: -1e6...1e6))
  }
}
