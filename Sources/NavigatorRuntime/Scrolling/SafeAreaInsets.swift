import Foundation
import NavigatorHost

/// The lengths of insets at the four edges of a view.
nonisolated struct SideInsets {
  var top: CGFloat = 0
  var left: CGFloat = 0
  var bottom: CGFloat = 0
  var right: CGFloat = 0

  init() {}

  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    (top, bottom) = (insets.top, insets.bottom)
    (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
  }

  /// Returns the parts of the insets that are adjacent to a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame of a view.
  ///   - region: The region that the insets enclose.
  func next(to frame: CGRect, in region: CGRect) -> SideInsets {
    func part(_ space: CGFloat, _ distance: CGFloat) -> CGFloat {
      // A view that extends beyond the region is scrollable, so its insets are zero.
      guard space.isFinite, distance.isFinite, distance > -1 else { return 0 }
      return min(max(space - max(distance, 0), 0), CGFloat(InputEvent.MeasuredFrame.maximumLength))
    }
    var insets = SideInsets()
    insets.top = part(top, frame.minY - region.minY)
    insets.left = part(left, frame.minX - region.minX)
    insets.bottom = part(bottom, region.maxY - frame.maxY)
    insets.right = part(right, region.maxX - frame.maxX)
    return insets
  }

  /// Returns a frame reduced by the insets. Negative lengths become zero.
  func inside(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + left, y: frame.minY + top, width: max(frame.width - left - right, 0),
      height: max(frame.height - top - bottom, 0))
  }

  /// Returns a frame enlarged by the insets.
  func around(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right, height: frame.height + top + bottom)
  }
}

/// A node that reserves space at the edges of its content.
@MainActor
protocol SafeAreaNode: Node {
  /// Returns the space that the node reserves adjacent to a frame inside its content.
  func safeAreaInsets(around frame: CGRect) -> SideInsets
}

extension GeometryObserver {
  /// The insets of the safe area at the edges of the element. They include the space of enclosing `safeAreaInset` and
  /// `safeAreaPadding` modifiers that is adjacent to the element.
  var safeAreaInsets: EdgeInsets {
    let frame = globalFrame
    return onMain(EdgeInsets()) { owner in
      var whole = frame
      var node: Node? = owner.parent
      while let current = node {
        if let source = current as? any SafeAreaNode { whole = source.safeAreaInsets(around: whole).around(whole) }
        node = current.parent
      }
      let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
      let isRightToLeft = EnvironmentValues(scope: owner.scope)[LayoutDirectionKey.self] == .rightToLeft
      return EdgeInsets(
        top: frame.minY - whole.minY, leading: isRightToLeft ? right : left, bottom: whole.maxY - frame.maxY,
        trailing: isRightToLeft ? left : right)
    }
  }
}

/// An observer that is created only when the geometry of its element is required.
@MainActor
struct LazyObserver {
  private var observer: GeometryObserver?

  nonisolated init() {}

  /// Returns the observer after attaching it to an element.
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

/// A view in a region that `safeAreaPadding` extends.
nonisolated struct SafeAreaRegionView<Content: View>: PrimitiveView, SubviewModifier {
  let content: Content
  let insets: EdgeInsets

  nonisolated init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }

  func modifying(_ view: AnyView) -> AnyView { AnyView(SafeAreaRegionView<AnyView>(content: view, insets: insets)) }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SafeAreaRegionNode(view, type, context)
  }
}

@MainActor
final class SafeAreaRegionNode<Content: View>: ObservingNode<SafeAreaRegionView<Content>, Content>, SafeAreaNode {
  init(_ view: SafeAreaRegionView<Content>, _ type: ViewType<SafeAreaRegionView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
  }

  func safeAreaInsets(around frame: CGRect) -> SideInsets {
    let region = observer.globalFrame
    guard observer.hasFrame else { return SideInsets() }
    let isRightToLeft = EnvironmentValues(scope: scope)[LayoutDirectionKey.self] == .rightToLeft
    return SideInsets(view.insets, isRightToLeft: isRightToLeft).next(to: frame, in: region)
  }
}
