import Foundation
import NavigatorHost

/// A shape in a part of the available space, with a scale.
nonisolated struct PlacedShape<Base: Shape>: Shape {
  var base: Base
  var placement: ShapePlacement

  var animatableData: AnimatablePair<Base.AnimatableData, ShapePlacement.AnimatableData> {
    get { AnimatablePair(base.animatableData, placement.animatableData) }
    set { (base.animatableData, placement.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { steadyPath(in: rect, base.path(in: placement.frame)) }

  private func steadyPath(in rect: CGRect, _ path: Path) -> Path {
    path.applying(placement.transform).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

extension PlacedShape: SteadyOutline {
  var isPart: Bool { (base as? any SteadyOutline)?.isPart ?? false }

  var whole: any Shape {
    func placed(_ other: some Shape) -> any Shape { other.placed(placement) }
    return (base as? any SteadyOutline).map { placed($0.whole) } ?? self
  }

  func steadyPath(in rect: CGRect) -> Path {
    steadyPath(in: rect, (base as? any SteadyOutline)?.steadyPath(in: placement.frame) ?? base.path(in: placement.frame))
  }
}

extension Shape {
  /// Returns the shape at a place.
  nonisolated func placed(_ placement: ShapePlacement) -> any Shape { PlacedShape(base: self, placement: placement) }
}

/// The place of a shape in a space, and its scale.
nonisolated struct ShapePlacement: Animatable {
  /// The frame without the scale.
  private(set) var frame: CGRect
  private var scale = CGSize(width: 1, height: 1)
  /// The point to which the scale moves the origin.
  private var origin = CGPoint.zero

  /// Creates the place of a shape within views that have a frame, padding, an offset or a scale.
  ///
  /// - Parameters:
  ///   - size: The size of the available space.
  ///   - alignment: The alignment of the outermost view in the space.
  ///   - properties: The properties of the views, the innermost first.
  ///   - isRightToLeft: A Boolean value that indicates whether the leading edge is the right one.
  init(in size: CGSize, _ alignment: AlignmentStyle, _ properties: [StyleProperty], isRightToLeft: Bool) {
    frame = CGRect(origin: .zero, size: size)
    var alignment = alignment
    for property in properties.reversed() {
      switch property {
      case .frame(let new):
        place(new.size(in: frame.size), alignment, isRightToLeft: isRightToLeft)
        alignment = new.alignment
      case .padding(let insets): inset(by: insets, isRightToLeft: isRightToLeft)
      case .offset(let x, let y): frame = frame.offsetBy(dx: isRightToLeft ? -x : x, dy: y)
      case .scale(let x, let y, let anchorX, let anchorY): scale(x, y, anchorX, anchorY)
      default: break
      }
    }
  }

  /// Returns a Boolean value that indicates whether a property determines a place.
  static func supports(_ property: StyleProperty) -> Bool {
    switch property {
    case .frame, .padding, .offset, .scale: true
    default: false
    }
  }

  var animatableData: AnimatablePair<CGRect.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGPoint.AnimatableData>>
  {
    get { AnimatablePair(frame.animatableData, AnimatablePair(scale.animatableData, origin.animatableData)) }
    set {
      frame.animatableData = newValue.first
      (scale.animatableData, origin.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The transform with the scale.
  var transform: CGAffineTransform {
    CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: origin.x, ty: origin.y)
  }

  private mutating func place(_ size: CGSize, _ alignment: AlignmentStyle, isRightToLeft: Bool) {
    let (left, right) = (frame.minX, frame.maxX - size.width)
    let x: CGFloat =
      switch alignment {
      case .leading, .topLeading, .bottomLeading: isRightToLeft ? right : left
      case .trailing, .topTrailing, .bottomTrailing: isRightToLeft ? left : right
      case .center, .top, .bottom: (left + right) / 2
      }
    let y: CGFloat =
      switch alignment {
      case .top, .topLeading, .topTrailing: frame.minY
      case .bottom, .bottomLeading, .bottomTrailing: frame.maxY - size.height
      case .center, .leading, .trailing: (frame.minY + frame.maxY - size.height) / 2
      }
    frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private mutating func inset(by insets: Insets, isRightToLeft: Bool) {
    let (leading, trailing) = (insets.leading ?? 16, insets.trailing ?? 16)
    let (top, bottom) = (insets.top ?? 16, insets.bottom ?? 16)
    frame = CGRect(
      x: frame.minX + (isRightToLeft ? trailing : leading), y: frame.minY + top,
      width: max(frame.width - leading - trailing, 0), height: max(frame.height - top - bottom, 0))
  }

  /// Scales the views inside around an anchor in the current frame.
  private mutating func scale(_ x: Double, _ y: Double, _ anchorX: Double, _ anchorY: Double) {
    let (fixedX, fixedY) = (frame.minX + anchorX * frame.width, frame.minY + anchorY * frame.height)
    // The scales of the views outside apply afterwards.
    origin.x += scale.width * (1 - x) * fixedX
    origin.y += scale.height * (1 - y) * fixedY
    (scale.width, scale.height) = (scale.width * x, scale.height * y)
  }
}

extension Frame {
  /// Returns the size of a view with the frame whose content fills a proposed space.
  nonisolated fileprivate func size(in proposed: CGSize) -> CGSize {
    func length(_ fixed: Double?, _ minimum: Double?, _ proposed: Double, _ maximum: Double?) -> Double {
      fixed ?? max(min(proposed, maximum ?? .infinity), minimum ?? 0)
    }
    return CGSize(
      width: length(width, minWidth, proposed.width, maxWidth), height: length(height, minHeight, proposed.height, maxHeight))
  }
}
