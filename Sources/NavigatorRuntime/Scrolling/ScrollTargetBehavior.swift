import Foundation
import NavigatorHost

/// A type that determines the position at which a scroll view comes to rest.
///
/// ```swift
/// struct Hundreds: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
///   }
/// }
/// ```
///
/// A web page scrolls with the momentum of the browser. When the momentum has ended, the page reports the position, and the
/// scroll view continues to the target of the behavior. The velocity is therefore zero.
nonisolated public protocol ScrollTargetBehavior {
  /// The type of the context in which a target is updated.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Updates the position at which a scroll view comes to rest.
  ///
  /// - Parameters:
  ///   - target: The visible part of the content at the end of scrolling, which the method may change.
  ///   - context: The sizes of the scroll view, and the original target.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that is visible when a scroll view comes to rest.
nonisolated public struct ScrollTarget: Hashable {
  /// The visible part in the coordinate system of the content, in points.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the scroll view. If it is nil, the top leading corner is
  /// aligned.
  public var anchor: UnitPoint?

  /// Creates a scroll target.
  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The sizes and the state of a scroll view for a behavior. Environment values are also available as members.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
  /// The visible part at the end of scrolling, before the behavior changes it.
  public let originalTarget: ScrollTarget
  /// The velocity, in points per second. It is zero in a web page.
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

  /// The value of the scroll view's environment at a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A scroll target behavior that the host implements.
nonisolated protocol HostScrollTargetBehavior: ScrollTargetBehavior {
  var hostName: String { get }
  /// Returns the part of a view that is aligned with the same part of a scroll view that has the given axes.
  func snapAnchor(in axes: Axis.Set) -> SnapAnchor
}

extension HostScrollTargetBehavior {
  nonisolated func snapAnchor(in axes: Axis.Set) -> SnapAnchor { .start }

  /// Returns the name of the behavior for hosts in a scroll view with the given axes. An anchor other than the start is appended.
  nonisolated func hostName(in axes: Axis.Set) -> String {
    let anchor = snapAnchor(in: axes)
    return anchor == .start ? hostName : "\(hostName) \(anchor.rawValue)"
  }
}

/// The part of a view that is aligned with the same part of a scroll view.
nonisolated enum SnapAnchor: String {
  case start, center, end
}

/// A type-erased scroll target behavior.
///
/// ```swift
/// .scrollTargetBehavior(
///   sizeClass == .compact ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The wrapped behavior.
  public var base: any ScrollTargetBehavior

  /// Creates a type-erased behavior.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = (base as? AnyScrollTargetBehavior)?.base ?? base
  }

  /// Updates a target with the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// A behavior that aligns the content with multiples of the scroll view's size.
nonisolated public struct PagingScrollTargetBehavior: HostScrollTargetBehavior {
  var hostName: String { "paging" }
  /// Creates the behavior.
  public init() {}

  /// Moves a target to the nearest multiple of the scroll view's size.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ value: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? (value / length).rounded() * length : value }
    if context.axes.contains(.horizontal) { target.rect.origin.x = nearest(target.rect.minX, context.containerSize.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = nearest(target.rect.minY, context.containerSize.height) }
  }
}

/// A behavior that aligns the content with the views of a `scrollTargetLayout()`.
nonisolated public struct ViewAlignedScrollTargetBehavior: HostScrollTargetBehavior {
  let limit: LimitBehavior
  private let anchor: UnitPoint?
  var hostName: String { limit.isLimited ? "oneView" : "views" }

  /// Creates the behavior with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behavior with an anchor. This point of a view is aligned with the same point of the scroll view. An anchor of
  /// nil selects the first edge.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates the behavior with a limit and an anchor. This point of a view is aligned with the same point of the scroll view. An
  /// anchor of nil selects the first edge. Hosts round the anchor to the nearest edge or the center.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  func snapAnchor(in axes: Axis.Set) -> SnapAnchor {
    guard let anchor else { return .start }
    let part = axes.contains(.vertical) ? anchor.y : anchor.x
    return part > 0.75 ? .end : part > 0.25 ? .center : .start
  }

  /// Leaves a target unchanged, because hosts align the content with the views.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// The number of views by which a single gesture may scroll.
  nonisolated public struct LimitBehavior: Equatable, Sendable {
    fileprivate let isLimited: Bool

    /// The default limit of the platform, which allows any number of views.
    public static var automatic: LimitBehavior { LimitBehavior(isLimited: false) }
    /// A limit of one view.
    public static var always: LimitBehavior { LimitBehavior(isLimited: true) }
    /// A limit of one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(isLimited: true) }
    /// A limit of a few views. The web host stops at the next view.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(isLimited: true) }
    /// No limit, so that a gesture may scroll any number of views.
    public static var never: LimitBehavior { LimitBehavior(isLimited: false) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns the content with multiples of the scroll view's size.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns the content with the views of a `scrollTargetLayout()`.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior that aligns the content with the views of a `scrollTargetLayout()`, with a limit.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns a point of a view with the same point of the scroll view.
  nonisolated public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Returns a behavior that aligns a point of a view with the same point of the scroll view, with a limit.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
