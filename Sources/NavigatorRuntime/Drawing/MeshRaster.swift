import Foundation

/// A raster of a mesh gradient in a small picture.
///
/// Each cell of the mesh is a surface between four curves. The cell is divided into small quadrilaterals, whose corners have the
/// positions and colors of the surface. Later cells cover earlier cells.
nonisolated struct MeshRaster {
  /// The side length of the picture, in pixels.
  static let side = 32
  /// The maximum number of vertices of a mesh.
  static let maximumVertices = 1_024
  /// The maximum number of pixel tests, which bounds the running time for meshes with overlapping cells.
  private static let maximumTests = 400_000

  let width: Int
  let height: Int
  let vertices: [MeshGradient.BezierPoint]
  /// The colors as coordinates in the color space, followed by the opacity.
  let colors: [SIMD4<Float>]
  let smoothsColors: Bool

  private struct Corner {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  /// Returns the colors of the pixels, row by row. A pixel outside all cells is nil.
  func pixels() -> [SIMD4<Float>?] {
    var pixels = [SIMD4<Float>?](repeating: nil, count: Self.side * Self.side)
    var remaining = Self.maximumTests
    let cells = (width - 1) * (height - 1)
    let steps = cells <= 64 ? 8 : cells <= 256 ? 4 : 2
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        var above: [Corner] = []
        for step in 0...steps {
          let line = (0...steps).map { corner(column, row, Float($0) / Float(steps), Float(step) / Float(steps)) }
          for index in 0..<steps where !above.isEmpty {
            fill(above[index], above[index + 1], line[index], &pixels, &remaining)
            fill(above[index + 1], line[index + 1], line[index], &pixels, &remaining)
          }
          above = line
        }
      }
    }
    return pixels
  }

  private func vertex(_ column: Int, _ row: Int) -> MeshGradient.BezierPoint { vertices[row * width + column] }

  /// Returns a point on the surface of a cell, between the four curves around it.
  private func corner(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> Corner {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
    let top = Self.curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = Self.curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let leading = Self.curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let trailing = Self.curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    let flat = upper * (1 - v) + lower * v
    let place = top * (1 - v) + bottom * v + leading * (1 - u) + trailing * u - flat
    return Corner(place: place, color: color(column, row, u, v))
  }

  private static func curve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    let start = a * (s * s * s) + b * (3 * s * s * t)
    return start + c * (3 * s * t * t) + d * (t * t * t)
  }

  // MARK: Colors

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    let (across, along) = (weights(u), weights(v))
    var sum = SIMD4<Float>.zero
    for (y, weight) in along.enumerated() where weight != 0 {
      let line = min(max(row + y - 1, 0), height - 1) * width
      for (x, other) in across.enumerated() where other != 0 {
        sum += colors[line + min(max(column + x - 1, 0), width - 1)] * (weight * other)
      }
    }
    return sum
  }

  /// Returns the weights of four consecutive vertices at a position between the second and the third vertex. The weights
  /// interpolate linearly, or along a cubic curve whose tangents derive from the neighbors.
  private func weights(_ t: Float) -> [Float] {
    guard smoothsColors else { return [0, 1 - t, t, 0] }
    let (square, cube) = (t * t, t * t * t)
    let second = 1 - 2.5 * square + 1.5 * cube
    let third = 0.5 * t + 2 * square - 1.5 * cube
    return [-0.5 * t + square - 0.5 * cube, second, third, 0.5 * (cube - square)]
  }

  // MARK: Pixels

  /// Fills the pixels whose centers are inside a triangle.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner, _ pixels: inout [SIMD4<Float>?], _ remaining: inout Int) {
    let scale = Float(Self.side)
    let (p, q, r) = (a.place * scale, b.place * scale, c.place * scale)
    let area = Self.cross(q - p, r - p)
    guard area.isFinite, abs(area) > 1e-9 else { return }
    let low = pointwiseMin(pointwiseMin(p, q), r)
    let high = pointwiseMax(pointwiseMax(p, q), r)
    let (columns, rows) = (Self.range(low.x, high.x), Self.range(low.y, high.y))
    remaining -= columns.count * rows.count
    guard remaining > 0 else { return }
    for y in rows {
      for x in columns {
        let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let first = Self.cross(q - point, r - point) / area
        let second = Self.cross(r - point, p - point) / area
        let third = 1 - first - second
        // Neighboring triangles include their shared border, so that there is no gap between them.
        guard min(first, second, third) >= -1e-4 else { continue }
        pixels[y * Self.side + x] = a.color * first + b.color * second + c.color * third
      }
    }
  }

  private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }

  /// Returns the range of pixels whose centers are between two positions.
  private static func range(_ low: Float, _ high: Float) -> Range<Int> {
    let side = Float(side)
    guard low.isFinite, high.isFinite, low < side, high > 0 else { return 0..<0 }
    let start = Int(max(low - 0.5, 0).rounded(.down))
    let end = Int(min(high + 0.5, side).rounded(.up))
    return start..<max(start, end)
  }
}
