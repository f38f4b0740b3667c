import Foundation
import NavigatorHost

/// The properties of a stroke along an outline.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The limit of the ratio of miter length to line width. Corners above the limit are beveled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points. An empty array produces a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
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

/// The shape of the ends of a line. On Apple platforms, CoreGraphics declares this type.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a semicircle.
  case round
  /// The line ends with half of a square.
  case square
}

/// The shape of the corners of a line. On Apple platforms, CoreGraphics declares this type.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// Corners are pointed.
  case miter
  /// Corners are rounded.
  case round
  /// Corners are beveled.
  case bevel
}

extension StrokeStyle {
  /// The maximum number of dash and gap lengths that hosts receive.
  private static let maximumDashCount = 64

  /// The line width for hosts, in points.
  var hostWidth: Double { Double(lineWidth).finite(or: 1, in: 0...10_000) }

  /// A Boolean value that indicates whether hosts can draw the line as a plain border. Closed outlines have no caps.
  var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

  /// Returns the stroke for hosts. A dash pattern with a negative length, or with a total length of zero, is ignored.
  func hostStroke(_ paint: Paint) -> Drawing.Stroke {
    let lengths = dash.prefix(Self.maximumDashCount).map { Double($0).finite(or: 0, in: -1...1e5) }
    let isValid = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    return Drawing.Stroke(
      paint: paint, width: hostWidth, cap: hostCap, join: hostJoin,
      miterLimit: Double(miterLimit).finite(or: 10, in: 1...1000), dash: isValid ? lengths : [],
      dashPhase: Double(dashPhase).finite(or: 0, in: -1e6...1e6))
  }

  private var hostCap: Drawing.LineCap {
    switch lineCap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private var hostJoin: Drawing.LineJoin {
    switch lineJoin {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
