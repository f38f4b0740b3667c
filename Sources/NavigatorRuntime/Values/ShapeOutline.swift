import Foundation
import NavigatorHost

/// The outline of a shape for hosts. If the shape allows it, the outline fits elements of any size.
nonisolated struct ShapeOutline {
  let path: Path
  let size: CGSize
  let scaling: Drawing.Scaling
  /// A Boolean value that indicates whether the outline is valid only for an element of this size.
  let dependsOnSize: Bool

  /// The size for which an outline is computed if the size of the element is unknown.
  private static let unit = CGSize(width: 100, height: 100)

  /// Creates the outline of a shape for an element of known or unknown size.
  init(_ shape: any Shape, size known: CGSize? = nil) {
    if let path = shape as? Path {
      self.init(path, Self.unit, .none, dependsOnSize: false)
    } else if let known {
      self.init(shape.path(in: CGRect(origin: .zero, size: known)), known, .stretch, dependsOnSize: true)
    } else {
      self.init(ofAnySize: shape)
    }
  }

  private init(_ path: Path, _ size: CGSize, _ scaling: Drawing.Scaling, dependsOnSize: Bool) {
    self.path = path
    self.size = size
    self.scaling = scaling
    self.dependsOnSize = dependsOnSize
  }

  /// Compares the outlines for a square, a wide and a tall rectangle to determine how they depend on the size.
  private init(ofAnySize shape: any Shape) {
    if let part = shape as? any SteadyOutline, part.isPart {
      let whole = ShapeOutline(ofAnySize: part.whole)
      if whole.dependsOnSize || whole.scaling != .stretch {
        self.init(
          shape.path(in: CGRect(origin: .zero, size: Self.unit)), Self.unit, whole.scaling, dependsOnSize: whole.dependsOnSize)
        return
      }
    }
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    let (square, wide, high) = (path(100, 100), path(230, 150), path(130, 310))
    func scaled(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat = 0, _ dy: CGFloat = 0) -> Path {
      square.applying(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: dx, ty: dy))
    }
    let scaling: Drawing.Scaling? =
      if wide.isClose(to: scaled(2.3, 1.5)), high.isClose(to: scaled(1.3, 3.1)) {
        .stretch
      } else if wide.isClose(to: scaled(1.5, 1.5, 40)), high.isClose(to: scaled(1.3, 1.3, 0, 90)) {
        .fit
      } else if wide.isClose(to: square), high.isClose(to: square) {
        Drawing.Scaling.none
      } else {
        nil
      }
    self.init(square, Self.unit, scaling ?? .stretch, dependsOnSize: scaling == nil)
  }

  /// Returns a drawing of the outline. A fill or stroke of nil is omitted.
  func drawing(fill: Paint? = nil, usesEvenOddRule: Bool = false, stroke: Drawing.Stroke? = nil) -> Drawing {
    let item = Drawing.Item(steps: path.hostSteps, fill: fill, usesEvenOddRule: usesEvenOddRule, stroke: stroke)
    return Drawing(width: Double(size.width), height: Double(size.height), scaling: scaling, items: [item])
  }
}

extension Path {
  /// The maximum number of elements of a path that hosts receive.
  static let maximumHostSteps = 20_000

  /// The elements for hosts. Elements with non-finite coordinates are omitted. If the start of a subpath is omitted, the subpath
  /// starts at the end of its next element, because hosts draw no path that does not start with a move.
  nonisolated var hostSteps: [Drawing.Step] {
    var hasStart = false
    return elements.prefix(Self.maximumHostSteps).compactMap { element in
      guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
        if case .move = element { hasStart = false }
        return nil
      }
      guard !hasStart else { return element.hostStep }
      guard let end = element.points.last else { return nil }
      hasStart = true
      return .move(x: Double(end.x), y: Double(end.y))
    }
  }

  /// Returns a Boolean value that indicates whether two paths have the same elements within a rounding tolerance.
  nonisolated func isClose(to other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { element, other in
      guard element.letter == other.letter else { return false }
      return zip(element.points, other.points).allSatisfy { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 }
    }
  }
}

extension Path.Element {
  /// The points of the element, including control points.
  nonisolated var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  /// The element for hosts.
  nonisolated fileprivate var hostStep: Drawing.Step {
    switch self {
    case .move(let end): .move(x: Double(end.x), y: Double(end.y))
    case .line(let end): .line(x: Double(end.x), y: Double(end.y))
    case .quadCurve(let end, let control):
      .quadCurve(x: Double(end.x), y: Double(end.y), controlX: Double(control.x), controlY: Double(control.y))
    case .curve(let end, let control1, let control2):
      .curve(
        x: Double(end.x), y: Double(end.y), control1X: Double(control1.x), control1Y: Double(control1.y),
        control2X: Double(control2.x), control2Y: Double(control2.y))
    case .closeSubpath: .close
    }
  }

  nonisolated fileprivate var letter: Character {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "h"
    }
  }
}
