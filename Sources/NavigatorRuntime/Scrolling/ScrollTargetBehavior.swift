import Foundation
import NavigatorHost

/// A type that determines where a scroll view comes to rest.
///
/// ```swift
/// struct Hundreds: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
///   }
/// }
/// ```
///
/// A page scrolls with the momentum of the browser. When that has ended, it reports the place, and the scroll view moves on to
/// the target of the behavior. The velocity is therefore zero.
nonisolated public protocol ScrollTargetBehavior {
  /// The position of a scroll view, and the values on which it depends.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place at which a scroll view comes to rest.
  ///
  /// - Parameters:
  ///   - target: The visible part of the content at the end of the scrolling, which the method may change.
  ///   - context: The sizes and the original target.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that a scroll view shows when it comes to rest.
nonisolated public struct ScrollTarget: Hashable {
  /// The visible part in the coordinate system of the content, in points.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the scroll view. Without it, the top leading corner is.
  public var anchor: UnitPoint?

  /// Creates a target.
  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The sizes and the state of a scroll view for a behavior. Values of the environment are members too.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
  /// The visible part at the end of the scrolling.
  public let originalTarget: ScrollTarget
  /// The velocity in points a second, which is zero in a page.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  init(
    originalTarget: ScrollTarget, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    velocity = CGVector(dx: 0, dy: 0)
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
  }

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behavior that the host implements.
nonisolated protocol HostScrollTargetBehavior: ScrollTargetBehavior {
  var hostName: String { get }
  /// Returns the part of a view that is aligned with the same part of a scroll view with some axes.
  func snapAnchor(in axes: Axis.Set) -> SnapAnchor
}

extension HostScrollTargetBehavior {
  nonisolated func snapAnchor(in axes: Axis.Set) -> SnapAnchor { .start }

  /// The name of the behavior for hosts in a scroll view with some axes: that of the behavior, and the anchor if it is not the
  /// start.
  nonisolated func hostName(in axes: Axis.Set) -> String {
    let anchor = snapAnchor(in: axes)
    return anchor == .start ? hostName : "\(hostName) \(anchor.rawValue)"
  }
}

/// A part of a view that is aligned with the same part of a scroll view.
nonisolated enum SnapAnchor: String {
  case start, center, end
}

/// A behavior of any type.
///
/// ```swift
/// .scrollTargetBehavior(
///   sizeClass == .compact ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public var base: any ScrollTargetBehavior

  /// Creates a behavior from one of a type.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = (base as? AnyScrollTargetBehavior)?.base ?? base
  }

  /// Changes a target as the behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// A behavior that aligns with multiples of the size of the scroll view.
nonisolated public struct PagingScrollTargetBehavior: HostScrollTargetBehavior {
  var hostName: String { "paging" }
  /// Creates the behavior.
  public init() {}

  /// Changes a target to the nearest multiple of the size of the scroll view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ value: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? (value / length).rounded() * length : value }
    if context.axes.contains(.horizontal) { target.rect.origin.x = nearest(target.rect.minX, context.containerSize.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = nearest(target.rect.minY, context.containerSize.height) }
  }
}

/// A behavior that aligns with the views of a `scrollTargetLayout()`.
nonisolated public struct ViewAlignedScrollTargetBehavior: HostScrollTargetBehavior {
  let limit: LimitBehavior
  private let anchor: UnitPoint?
  var hostName: String { limit.isLimited ? "oneView" : "views" }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behavior with the point of a view that is aligned with the same point of the scroll view; nil for the first
  /// edge.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates the behavior with the point of a view that is aligned with the same point of the scroll view; nil for the first
  /// edge. A host aligns with the nearest of both edges and the center.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  func snapAnchor(in axes: Axis.Set) -> SnapAnchor {
    guard let anchor else { return .start }
    let part = axes.contains(.vertical) ? anchor.y : anchor.x
    return part > 0.75 ? .end : part > 0.25 ? .center : .start
  }

  /// Leaves a target unchanged. Hosts align with the views themselves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// The number of views by which one gesture scrolls.
  nonisolated public struct LimitBehavior: Equatable, Sendable {
    fileprivate let isLimited: Bool

    /// The behavior for the platform: any number of views.
    public static var automatic: LimitBehavior { LimitBehavior(isLimited: false) }
    /// One view.
    public static var always: LimitBehavior { LimitBehavior(isLimited: true) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(isLimited: true) }
    /// A few views. The web host stops at the next one.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(isLimited: true) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(isLimited: false) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns with multiples of the size of the scroll view.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns with the views of a `scrollTargetLayout()`.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// A behavior that aligns with the views of a `scrollTargetLayout()`.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// A behavior that aligns a point of a view with the same point of the scroll view.
  nonisolated public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// A behavior that aligns a point of a view with the same point of the scroll view.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
