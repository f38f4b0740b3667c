import Foundation
import NavigatorHost

/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  var hostInsets: Insets {
    Insets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}

extension Insets {
  /// Creates insets of `length` at `edges`, and of zero at the other edges. If `length` is nil, the host uses its default.
  init(_ edges: Edge.Set, length: CGFloat?) {
    let length = length.map(Double.init)
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
