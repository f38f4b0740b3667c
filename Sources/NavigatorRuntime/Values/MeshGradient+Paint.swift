import Foundation
import IssueReporting
import NavigatorHost

/// A style whose paint depends on the environment.
protocol EnvironmentShapeStyle: ShapeStyle {
  nonisolated func environmentSource(in environment: EnvironmentValues) -> PaintSource
}

extension MeshGradient: EnvironmentShapeStyle {
  func environmentSource(in environment: EnvironmentValues) -> PaintSource {
    guard let vertices, let colors = mixedColors(in: environment) else { return .paint(.color(background.resolvedStyle)) }
    let raster = MeshRaster(
      width: width, height: height, vertices: vertices, colors: colors, smoothsColors: smoothsColors)
    let outside = bytes(of: coordinates(of: background.resolve(in: environment)))
    let pixels = raster.pixels().flatMap { $0.map(bytes) ?? outside }
    let image = PixelImage(width: MeshRaster.side, height: MeshRaster.side, bytes: pixels)
    return .paint(.picture(address: image.address))
  }

  /// The vertices with their control points. It is nil, and an issue is reported, if the mesh cannot be drawn.
  private var vertices: [BezierPoint]? {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !isTooLarge, count <= MeshRaster.maximumVertices else {
      reportIssue(
        """
        A MeshGradient of \(width) by \(height) vertices is not drawn. It must have at least 2 vertices on each side and at most \
        \(MeshRaster.maximumVertices) in total.
        """)
      return nil
    }
    let vertices: [BezierPoint] =
      switch locations {
      case .points(let points): points.count == count ? inferredVertices(points) : []
      case .bezierPoints(let vertices): vertices
      }
    guard vertices.count == count else {
      reportIssue("A MeshGradient of \(width) by \(height) vertices must have \(count) locations, so it is not drawn.")
      return nil
    }
    return vertices.map(\.valid)
  }

  /// Returns vertices whose curves run parallel to the line from the previous to the next vertex.
  private func inferredVertices(_ points: [SIMD2<Float>]) -> [BezierPoint] {
    let points = points.map(\.valid)
    func tangent(_ index: Int, _ position: Int, _ count: Int, _ stride: Int) -> SIMD2<Float> {
      let before = position > 0 ? index - stride : index
      let after = position < count - 1 ? index + stride : index
      return (points[after] - points[before]) / Float(3 * max((after - before) / stride, 1))
    }
    return points.indices.map { index in
      let across = tangent(index, index % width, width, 1)
      let along = tangent(index, index / width, height, width)
      let point = points[index]
      return BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - along,
        trailingControlPoint: point + across, bottomControlPoint: point + along)
    }
  }

  // MARK: Colors

  /// Returns the coordinates of the colors. Returns nil and reports an issue if the number of colors is wrong.
  private func mixedColors(in environment: EnvironmentValues) -> [SIMD4<Float>]? {
    let resolved =
      switch colors {
      case .colors(let colors): colors.prefix(MeshRaster.maximumVertices + 1).map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    guard resolved.count == width * height else {
      reportIssue("A MeshGradient of \(width) by \(height) vertices must have \(width * height) colors, so it is not drawn.")
      return nil
    }
    return resolved.map(coordinates)
  }

  /// Returns the coordinates of a color in the color space, multiplied by its opacity, followed by the opacity.
  private func coordinates(of color: Color.Resolved) -> SIMD4<Float> {
    let opacity = color.opacity.valid(in: 0...1)
    let linear = SIMD3(color.linearRed, color.linearGreen, color.linearBlue).valid
    let place = colorSpace.isPerceptual ? Oklab.coordinates(of: linear) : SIMD3(color.red, color.green, color.blue).valid
    return SIMD4(place * opacity, opacity)
  }

  /// Returns the bytes of a color from its coordinates in the color space.
  private func bytes(of mixed: SIMD4<Float>) -> [UInt8] {
    let opacity = mixed.w.valid(in: 0...1)
    guard opacity > 0 else { return [0, 0, 0, 0] }
    let place = SIMD3(mixed.x, mixed.y, mixed.z) / opacity
    var color = Color.Resolved(red: place.x, green: place.y, blue: place.z)
    if colorSpace.isPerceptual {
      let linear = Oklab.linear(at: place)
      color = Color.Resolved(colorSpace: .sRGBLinear, red: linear.x, green: linear.y, blue: linear.z)
    }
    return [color.red, color.green, color.blue, opacity].map { UInt8(($0.valid(in: 0...1) * 255).rounded()) }
  }
}

/// The Oklab color space. See https://bottosson.github.io/posts/oklab/.
nonisolated private enum Oklab {
  static func coordinates(of linear: SIMD3<Float>) -> SIMD3<Float> {
    let l = cbrt(0.4122214708 * linear.x + 0.5363325363 * linear.y + 0.0514459929 * linear.z)
    let m = cbrt(0.2119034982 * linear.x + 0.6806995451 * linear.y + 0.1073969566 * linear.z)
    let s = cbrt(0.0883024619 * linear.x + 0.2817188376 * linear.y + 0.6299787005 * linear.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func linear(at place: SIMD3<Float>) -> SIMD3<Float> {
    let l = place.x + 0.3963377774 * place.y + 0.2158037573 * place.z
    let m = place.x - 0.1055613458 * place.y - 0.0638541728 * place.z
    let s = place.x - 0.0894841775 * place.y - 1.2914855480 * place.z
    let (a, b, c) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * a - 3.3077115913 * b + 0.2309699292 * c, -1.2684380046 * a + 2.6097574011 * b - 0.3413193965 * c,
      -0.0041960863 * a - 0.7034186147 * b + 1.7076147010 * c)
  }
}

extension Float {
  /// Returns the value clamped to a range. A value that is not a number becomes the lower bound.
  nonisolated fileprivate func valid(in range: ClosedRange<Float>) -> Float {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension SIMD2<Float> {
  /// The point with finite coordinates in the vicinity of the area.
  nonisolated fileprivate var valid: SIMD2<Float> { SIMD2(x.finite, y.finite) }
}

extension SIMD3<Float> {
  nonisolated fileprivate var valid: SIMD3<Float> { SIMD3(x.finite, y.finite, z.finite) }
}

extension Float {
  nonisolated fileprivate var finite: Float { isFinite ? Swift.min(Swift.max(self, -1000), 1000) : 0 }
}

extension MeshGradient.BezierPoint {
  nonisolated fileprivate var valid: Self {
    Self(
      position: position.valid, leadingControlPoint: leadingControlPoint.valid, topControlPoint: topControlPoint.valid,
      trailingControlPoint: trailingControlPoint.valid, bottomControlPoint: bottomControlPoint.valid)
  }
}
