/// A matrix that changes the components of colors. See ``GraphicsContext/Filter/colorMatrix(_:)``.
///
/// Each new component is a weighted sum of the old components plus a constant. Columns 1 to 4 contain the factors of red, green,
/// blue and opacity. Column 5 contains the constant. Components range from 0 to 1.
///
/// ```swift
/// var swapped = ColorMatrix()
/// (swapped.r1, swapped.r3, swapped.b1, swapped.b3) = (0, 1, 1, 0)
/// context.addFilter(.colorMatrix(swapped))
/// ```
nonisolated public struct ColorMatrix: Equatable, Sendable {
  /// The factor of red in the new red.
  public var r1: Float = 1
  /// The factor of green in the new red.
  public var r2: Float = 0
  /// The factor of blue in the new red.
  public var r3: Float = 0
  /// The factor of the opacity in the new red.
  public var r4: Float = 0
  /// The constant that is added to the new red.
  public var r5: Float = 0
  /// The factor of red in the new green.
  public var g1: Float = 0
  /// The factor of green in the new green.
  public var g2: Float = 1
  /// The factor of blue in the new green.
  public var g3: Float = 0
  /// The factor of the opacity in the new green.
  public var g4: Float = 0
  /// The constant that is added to the new green.
  public var g5: Float = 0
  /// The factor of red in the new blue.
  public var b1: Float = 0
  /// The factor of green in the new blue.
  public var b2: Float = 0
  /// The factor of blue in the new blue.
  public var b3: Float = 1
  /// The factor of the opacity in the new blue.
  public var b4: Float = 0
  /// The constant that is added to the new blue.
  public var b5: Float = 0
  /// The factor of red in the new opacity.
  public var a1: Float = 0
  /// The factor of green in the new opacity.
  public var a2: Float = 0
  /// The factor of blue in the new opacity.
  public var a3: Float = 0
  /// The factor of the opacity in the new opacity.
  public var a4: Float = 1
  /// The constant that is added to the new opacity.
  public var a5: Float = 0

  /// Creates a matrix that leaves colors unchanged.
  public init() {}

  /// The elements of the matrix, row by row.
  var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
