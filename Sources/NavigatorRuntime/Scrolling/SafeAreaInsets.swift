import Foundation
import NavigatorHost

/// A node that takes space at the edges of its content.
@MainActor
protocol SafeAreaNode: Node {
  /// Returns the space that the node takes next to a frame in its content.
  func safeAreaInsets(around frame: CGRect) -> EdgeInsets
}

extension GeometryObserver {
  /// The insets of the safe area at the edges of the element: the space of the views with `safeAreaInset` and of
  /// `safeAreaPadding` around it, as far as no other view is in between.
  var safeAreaInsets: EdgeInsets {
    let frame = globalFrame
    return onMain(EdgeInsets()) { owner in
      var insets = EdgeInsets()
      var node: Node? = owner.parent
      while let current = node {
        if let source = current as? any SafeAreaNode { insets.add(source.safeAreaInsets(around: frame)) }
        node = current.parent
      }
      return insets
    }
  }
}

extension EdgeInsets {
  fileprivate nonisolated mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }

  /// Creates the part of insets that is next to a frame. The insets surround a region.
  ///
  /// - Parameters:
  ///   - insets: The insets around the region.
  ///   - region: The region without the insets.
  ///   - frame: The frame of a view in the region.
  ///   - isRightToLeft: A Boolean value that indicates whether the leading edge is on the right.
  nonisolated init(_ insets: EdgeInsets, around region: CGRect, nextTo frame: CGRect, isRightToLeft: Bool) {
    func part(_ space: CGFloat, _ distance: CGFloat) -> CGFloat {
      // A view that reaches beyond the region scrolls.
      guard space.isFinite, distance.isFinite, distance > -1 else { return 0 }
      return min(max(space - max(distance, 0), 0), CGFloat(InputEvent.MeasuredFrame.maximumLength))
    }
    let (left, right) = (frame.minX - region.minX, region.maxX - frame.maxX)
    self.init(
      top: part(insets.top, frame.minY - region.minY), leading: part(insets.leading, isRightToLeft ? right : left),
      bottom: part(insets.bottom, region.maxY - frame.maxY), trailing: part(insets.trailing, isRightToLeft ? left : right))
  }
}

/// An observer of an element that is measured only once something needs it.
@MainActor
struct LazyObserver {
  private var observer: GeometryObserver?

  nonisolated init() {}

  /// Returns the observer, attached to an element.
  mutating func observer(of record: ElementRecord, for owner: Node) -> GeometryObserver {
    let observer = observer ?? GeometryObserver(owner)
    self.observer = observer
    if observer.record !== record {
      observer.detach()
      observer.attach(to: record)
      observer.refreshElement()
    }
    return observer
  }

  func detach() { observer?.detach() }
}

/// A view in space that `safeAreaPadding` adds.
nonisolated struct SafeAreaRegionView<Content: View>: PrimitiveView, SubviewModifier {
  let content: Content
  let insets: EdgeInsets

  nonisolated init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }

  var modifiedSubview: any View { content }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SafeAreaRegionNode(view, type, context) { $0.content }
  }
}

@MainActor
final class SafeAreaRegionNode<Content: View>: TransparentNode<SafeAreaRegionView<Content>, Content>, SafeAreaNode {
  private var padded = LazyObserver()

  func safeAreaInsets(around frame: CGRect) -> EdgeInsets {
    var elements: [ElementRecord] = []
    child?.appendElements(to: &elements)
    guard let first = elements.first else { return EdgeInsets() }
    // Padding is outside of the observed element if that is a view with padding of its own.
    let bounds = padded.observer(of: first, for: self).globalFrame
    let isRightToLeft = EnvironmentValues(scope: scope)[LayoutDirectionKey.self] == .rightToLeft
    return EdgeInsets(view.insets, around: bounds, nextTo: frame, isRightToLeft: isRightToLeft)
  }

  override func willTearDown() { padded.detach() }
}
