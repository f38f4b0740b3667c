import Foundation

/// A type whose properties can change gradually.
public protocol Animatable {
  /// The type of the data that changes gradually.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that changes gradually.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: nothing changes gradually.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// The type of the data: the value's own.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The type of the data: the value's own.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The type of the data: the value's own.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii: top leading, top trailing, bottom leading, bottom trailing.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of its corners, and the distance into the pattern of dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension UnitPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The lengths of the edges: top, leading, bottom, trailing.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Animatable {
  /// The components in the linear sRGB color space: red, green, blue and opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
