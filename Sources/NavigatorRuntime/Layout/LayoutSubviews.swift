import Foundation
import NavigatorLayout

/// The subviews that a layout arranges.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// The type of a part of the subviews.
  public typealias SubSequence = LayoutSubviews
  /// The type of a subview.
  public typealias Element = LayoutSubview
  /// The type of a position.
  public typealias Index = Int

  /// The direction of the container.
  public var layoutDirection: LayoutDirection
  private let subviews: ArraySlice<LayoutSubview>

  init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The subviews in a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }
}

/// A subview that a layout arranges.
nonisolated public struct LayoutSubview: Equatable {
  let index: Int
  let child: LayoutChild
  let values: ContainerValues
  let bodyValues: SubviewLayoutValues?
  let places: PlaceStore

  /// The values that the subview passes to its container.
  public var containerValues: ContainerValues { values }

  /// The priority of the subview; see `View.layoutPriority(_:)`.
  public var priority: Double { child.priority }

  /// The preferred space around the subview.
  public var spacing: ViewSpacing { ViewSpacing(child.spacing) }

  /// Returns the value of a key; see `View.layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    values.value(of: LayoutContainerKey<K>.self) ?? bodyValues?.value(of: key) ?? K.defaultValue
  }

  /// Returns the size of the subview for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(child.size(proposal.layoutProposal)) }

  /// Returns the size and the guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      width: size.width, height: size.height, baseline: { child.baseline(isFirst: $0, proposal.layoutProposal) },
      explicitGuide: { child.guide($0, proposal.layoutProposal) })
  }

  /// Places the subview.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor in the coordinate system of the container's bounds.
  ///   - anchor: The point of the subview that is at the position.
  ///   - proposal: The proposal that determines the size of the subview.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = child.size(proposal.layoutProposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    guard origin.x.isFinite, origin.y.isFinite else { return }
    places.places[index] = LayoutPlace(
      x: origin.x, y: origin.y, size: size, proposal: proposal.layoutProposal, isUnwrapped: child.isUnwrapped(in: size.width))
  }

  /// Returns a Boolean value that indicates whether both are the same subview of one layout.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.index == rhs.index && lhs.places === rhs.places
  }
}

/// The places that a layout has chosen for the subviews, by their index.
nonisolated final class PlaceStore {
  var places: [Int: LayoutPlace] = [:]
  /// A closure that returns the average of the guides that the subviews set; nil while no guide is computed.
  var mergedGuide: ((LayoutGuideKey) -> Double?)?
}

extension LayoutSubviews {
  /// Returns the average of the guides that the subviews set, or nil if none does. It is only known while the guide is computed.
  func mergedGuide(_ key: LayoutGuideKey) -> CGFloat? {
    subviews.first?.places.mergedGuide?(key).map { CGFloat($0) }
  }
}
