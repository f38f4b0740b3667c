import Foundation

/// A type that arranges the subviews of a container.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     for (index, subview) in subviews.enumerated() {
///       subview.place(at: CGPoint(x: bounds.minX + 20 * CGFloat(index), y: bounds.minY), proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// In an animated change, the subviews move directly to their new positions. The layout is not computed for values between those
/// of its `animatableData`.
///
/// The session lays out the subviews with its own metrics of text, and hosts show them at the resulting places.
public protocol Layout: Animatable {
  /// The type of values that the methods share during a layout.
  associatedtype Cache = Void
  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Creates a cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the subviews have changed. The default creates it again.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the preferred space around the container, for the stack that contains it. The default is the union of the spacings
  /// of all subviews.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the subviews with `LayoutSubview.place(at:anchor:proposal:)`. A subview that is not placed is in the center.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the position of a horizontal guide of the container, or nil if the container does not set it. The default is the
  /// average of the guides that the subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide of the container, or nil if the container does not set it. The default is the
  /// average of the guides that the subviews set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the spacings of all subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the average of the guides that the subviews set, or nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { subviews.mergedGuide(guide.key) }

  /// Returns the average of the guides that the subviews set, or nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { subviews.mergedGuide(guide.key) }

  /// Creates a container that arranges views with this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == () {
  /// Creates an empty cache.
  public func makeCache(subviews: Self.Subviews) {}
}

/// The properties of a layout.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis of a stack, or nil.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}

/// A key of a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}
