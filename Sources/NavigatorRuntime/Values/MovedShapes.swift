import Foundation

/// A shape that is moved by a distance. Hosts draw the shape in a view with the same offset.
nonisolated public struct OffsetShape<Content: Shape>: ComposedShape {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a shape that is moved by a distance in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// The animatable data of the base shape and of the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  func view(as drawn: DrawnShape<Self>) -> AnyView {
    AnyView(drawn.with(shape).offset(x: offset.width, y: offset.height))
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is scaled around an anchor.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The horizontal and the vertical scale factors.
  public var scale: CGSize
  /// The point of the available space that does not move.
  public var anchor: UnitPoint

  /// Creates a shape that is scaled around an anchor.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// The animatable data of the base shape, the scale factors and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: rect))
  }
}

/// A shape that is rotated around an anchor.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The point of the available space that does not move.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated around an anchor.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// The animatable data of the base shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: rect)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: SteadyOutline {
  var isPart: Bool { (shape as? any SteadyOutline)?.isPart ?? false }

  var whole: any Shape {
    func rotated(_ other: some Shape) -> any Shape { other.rotation(angle, anchor: anchor) }
    return (shape as? any SteadyOutline).map { rotated($0.whole) } ?? self
  }

  func steadyPath(in rect: CGRect) -> Path {
    let path = (shape as? any SteadyOutline)?.steadyPath(in: rect) ?? shape.path(in: rect)
    return path.applying(transform(in: rect))
  }
}

/// A shape with an affine transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape with an affine transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// The animatable data of the base shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Returns the outline in `rect`.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Shape {
  /// Returns the shape moved by a distance in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by a distance in points.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape moved by distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled by two factors around an anchor.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled by one factor around an anchor.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated clockwise around an anchor.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with an affine transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension CGAffineTransform {
  /// Returns the transform whose origin is an anchor in a rectangle.
  nonisolated fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
