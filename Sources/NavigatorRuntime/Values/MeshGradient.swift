import Foundation
import IssueReporting
import NavigatorHost

/// A gradient between the colors at the points of a grid. Points may be moved.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.6, 0.8], [1, 1]],
///   colors: [.red, .purple, .indigo, .orange, .white, .blue])
/// ```
///
/// The session computes the colors of a grid of 32 by 32 points. Hosts stretch the grid over the area and interpolate linearly,
/// so details that are smaller than 1/32 of the area are lost. The environment determines the color scheme of the colors.
///
/// Each side must have at least two vertices, and the mesh may have at most 1,024 vertices. The number of locations and the
/// number of colors must equal width times height. Otherwise, the style reports an issue and shows the background.
nonisolated public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// The locations of the vertices, row by row.
  public enum Locations: Equatable, Sendable {
    /// The positions of the vertices. The curves are derived from neighboring vertices.
    case points([SIMD2<Float>])
    /// The positions of the vertices and the control points of the curves.
    case bezierPoints([MeshGradient.BezierPoint])
  }

  /// The colors of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors with fixed components.
    case resolvedColors([Color.Resolved])
  }

  /// A vertex with the control points of the curves to its neighbors. Coordinates are fractions of the size of the area.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous vertex of the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next vertex of the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The locations of the vertices.
  public var locations: MeshGradient.Locations
  /// The colors of the vertices.
  public var colors: MeshGradient.Colors
  /// The color outside of the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colors are interpolated smoothly instead of linearly.
  public var smoothsColors: Bool
  /// The color space in which colors are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from points and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points and colors with fixed components.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from vertices with control points and colors.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from vertices with control points and colors with fixed components.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from locations and colors.
  public init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
}

extension Gradient {
  /// The color space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The sRGB color space.
    public static let device = ColorSpace(isPerceptual: false)
    /// The Oklab color space, in which equal distances look equally large.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension MeshGradient: View, PrimitiveView {
  /// A body that is never evaluated because the runtime displays the gradient itself.
  public var body: Never {
    fatalError("a gradient has no body: the runtime shows it itself")
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { PaintedShape(style: AnyShapeStyle($0)) }
  }
}
