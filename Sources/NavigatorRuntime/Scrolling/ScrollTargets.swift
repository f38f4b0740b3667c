import Foundation
import NavigatorHost

extension View {
  /// Makes the views in this stack or grid scroll targets of the enclosing scroll view.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether the views are targets.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    BoxView(content: self, modifiers: isEnabled ? [.content(.isScrollTargetLayout, true)] : [])
  }

  /// Makes this view a scroll target of the enclosing scroll view.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether the view is a target.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    BoxView(content: self, modifiers: isEnabled ? [.content(.isScrollTarget, true)] : [])
  }

  /// Sets the behavior that determines where the scroll views in this view come to rest. Hosts implement paging and the alignment
  /// with scroll targets. For a custom behavior, the host requests the target from the session when the user's scrolling has
  /// ended.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let base = (behavior as? AnyScrollTargetBehavior)?.base ?? behavior
    return EnvironmentView(content: self, change: ScrollBehaviorChange(behavior: base))
  }

  /// Sets the point of the content that the scroll views in this view show initially, and keep when their sizes change. Content
  /// that is smaller than a scroll view is also aligned at this point.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentView(content: self, change: ScrollAnchorChange(anchor: anchor, role: nil))
  }

  /// Sets the point of the content that the scroll views in this view show in a role.
  ///
  /// Small content is aligned at the edge or center that is closest to the anchor. After size changes, hosts show the anchor only
  /// if it was visible before, so that they do not move content to which the user has scrolled.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    EnvironmentView(content: self, change: ScrollAnchorChange(anchor: anchor, role: role))
  }

  /// Sets the content margins of the scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self, change: ContentMarginsChange(edges: edges, insets: insets, placement: placement))
  }

  /// Sets the content margins of the scroll views in this view, in points. A length of nil keeps the default.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return EnvironmentView(
      content: self,
      change: ContentMarginsChange(edges: insets == nil ? [] : edges, insets: insets ?? EdgeInsets(), placement: placement))
  }

  /// Sets the content margins of the scroll views in this view at all edges, in points.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets whether the scroll views in this view show content that extends beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: ScrollClipDisabledKey.self, value: disabled))
  }
}

/// A role in which a scroll view uses an anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// The role that determines the initial position.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// The role that determines the position after size changes of the content or the scroll view.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// The role that determines the alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

nonisolated private struct ScrollAnchorChange: EnvironmentChanging, Equatable {
  let anchor: UnitPoint?
  /// The role, or nil for all roles.
  let role: ScrollAnchorRole?

  func apply(to values: inout EnvironmentValues) {
    if role == nil || role == .initialOffset { values[ScrollAnchorKey.self] = anchor }
    if role == nil || role == .sizeChanges { values[KeptScrollAnchorKey.self] = anchor }
    if role == nil || role == .alignment { values[ScrollAlignmentKey.self] = anchor }
  }
}

/// The part of a scroll view to which content margins apply.
nonisolated public struct ContentMarginPlacement: Sendable {
  fileprivate let appliesToContent: Bool

  /// A placement that applies to the content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
  /// A placement that applies to the content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
  /// A placement that applies to the scroll indicators. It has no effect because hosts place the indicators.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: false) }
}

nonisolated private struct ContentMarginsChange: EnvironmentChanging, Equatable {
  let edges: Edge.Set
  let insets: EdgeInsets
  let isForContent: Bool

  init(edges: Edge.Set, insets: EdgeInsets, placement: ContentMarginPlacement) {
    self.edges = edges
    self.insets = insets
    isForContent = placement.appliesToContent
  }

  func apply(to values: inout EnvironmentValues) {
    guard isForContent, !edges.isEmpty else { return }
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(max(0, value)) : 0 }
    var margins = values[ContentMarginsKey.self] ?? Insets(top: nil, leading: nil, bottom: nil, trailing: nil)
    if edges.contains(.top) { margins.top = length(insets.top) }
    if edges.contains(.leading) { margins.leading = length(insets.leading) }
    if edges.contains(.bottom) { margins.bottom = length(insets.bottom) }
    if edges.contains(.trailing) { margins.trailing = length(insets.trailing) }
    values[ContentMarginsKey.self] = margins
  }
}

nonisolated struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: Insets? { nil }
}

nonisolated struct ScrollClipDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated struct ScrollBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

nonisolated private struct ScrollBehaviorChange: EnvironmentChanging, Equatable {
  let behavior: any ScrollTargetBehavior

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard let lhs = lhs.behavior as? any HostScrollTargetBehavior, let rhs = rhs.behavior as? any HostScrollTargetBehavior else {
      return false
    }
    return [Axis.Set.vertical, .horizontal].allSatisfy { lhs.hostName(in: $0) == rhs.hostName(in: $0) }
  }

  func apply(to values: inout EnvironmentValues) { values[ScrollBehaviorKey.self] = behavior }
}

nonisolated struct ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key of the point that stays visible while the sizes of a scroll view and its content change.
nonisolated struct KeptScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key of the point at which content that is smaller than a scroll view is aligned.
nonisolated struct ScrollAlignmentKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension UnitPoint {
  /// The fractions of the point for hosts, or nil if they are not finite.
  fileprivate var hostPoint: String? { x.isFinite && y.isFinite ? "\(Double(x)) \(Double(y))" : nil }

  /// Returns the alignment that is closest to the point in a scroll view with the given axes. Returns nil for the
  /// default alignment. Along other axes, a scroll view centers its content.
  func scrollAlignment(in axes: Axis.Set) -> Content.Alignment? {
    func place(_ fraction: CGFloat) -> Int { fraction > 0.75 ? 2 : fraction > 0.25 ? 1 : 0 }
    let (x, y) = (axes.contains(.horizontal) ? place(x) : 0, axes.contains(.vertical) ? place(y) : 0)
    guard x > 0 || y > 0 else { return nil }
    let horizontal: HorizontalAlignment = [.leading, .center, .trailing][x]
    let vertical: VerticalAlignment = [.top, .center, .bottom][y]
    return Alignment(horizontal: horizontal, vertical: vertical).hostAlignment
  }
}

extension ElementNode {
  /// Adds the options that all scroll views and lists support to the content of the element.
  func addScrollOptions(to content: inout NavigatorHost.Content) {
    if let known = read(ScrollBehaviorKey.self) as? any HostScrollTargetBehavior {
      content[.scrollSnap] = .string(known.hostName(in: (self as? any ScrollContainer)?.scrollAxes ?? .vertical))
    }
    if read(ScrollClipDisabledKey.self) { content[.isUnclipped] = true }
    let (initial, kept) = (read(ScrollAnchorKey.self)?.hostPoint, read(KeptScrollAnchorKey.self)?.hostPoint)
    content[.scrollAnchor] = initial.map { .string($0) }
    if kept != initial { content[.keptScrollAnchor] = .string(kept ?? "") }
    if let margins = read(ContentMarginsKey.self) {
      let lengths = [margins.top, margins.trailing, margins.bottom, margins.leading]
      content[.contentMargins] = .strings(lengths.map { $0.map { "\($0)" } ?? "-" })
    }
  }
}
