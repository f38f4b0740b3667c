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

  /// The maximum distance from an edge at which a view counts as touching it. It permits rounding errors.
  private static let tolerance: CGFloat = 0.5

  /// Returns the insets at the edges of a region that the frame of a view reaches. At an edge beyond which the frame extends, it
  /// is the rest of the inset. A scroll view insets its content there instead, so it has the whole inset.
  ///
  /// - Parameters:
  ///   - view: The frame of a view.
  ///   - region: The region that the insets enclose.
  func next(to view: InsetFrame, in region: CGRect) -> SideInsets {
    func part(_ space: CGFloat, _ distance: CGFloat) -> CGFloat {
      guard space.isFinite, distance.isFinite, distance <= Self.tolerance else { return 0 }
      let rest = view.insetsContent ? space : space + min(distance, 0)
      return min(max(rest, 0), CGFloat(InputEvent.MeasuredFrame.maximumLength))
    }
    let frame = view.frame
    var insets = SideInsets()
    insets.top = part(top, frame.minY - region.minY)
    insets.left = part(left, frame.minX - region.minX)
    insets.bottom = part(bottom, region.maxY - frame.maxY)
    insets.right = part(right, region.maxX - frame.maxX)
    return insets
  }

  /// Removes the insets at the edges along axes.
  func without(_ axes: Axis.Set) -> SideInsets {
    var insets = self
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (insets.left, insets.right) = (0, 0) }
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

/// The frame of a view, enlarged by the insets of the nodes inside a node that reserves space.
struct InsetFrame {
  var frame: CGRect
  /// A Boolean value that indicates whether the view extends below reserved space and insets its content there.
  let insetsContent: Bool
}

/// A node that reserves space at the edges of its content.
@MainActor
protocol SafeAreaNode: Node {
  /// Returns the space that the node reserves adjacent to the frame of a view inside its content.
  func safeAreaInsets(around view: InsetFrame) -> SideInsets
}

extension GeometryObserver {
  /// The insets of the safe area at the edges of the element. They include the bars, and the space of `safeAreaInset` and
  /// `safeAreaPadding` modifiers, at the edges that the element reaches.
  var safeAreaInsets: EdgeInsets {
    let frame = globalFrame
    return onMain(EdgeInsets()) { owner in
      let whole = owner.safeArea(around: InsetFrame(frame: frame, insetsContent: record?.insetsContent ?? false))
      let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
      let isRightToLeft = EnvironmentValues(scope: owner.scope)[LayoutDirectionKey.self] == .rightToLeft
      return EdgeInsets(
        top: frame.minY - whole.minY, leading: isRightToLeft ? right : left, bottom: whole.maxY - frame.maxY,
        trailing: isRightToLeft ? left : right)
    }
  }
}

extension Node {
  /// Returns the frame of a view in this node, enlarged by the insets of the safe area at the edges that it reaches.
  ///
  /// A scroll view adds the insets to its content, so that its content has none along its axis. Views in presentations and in
  /// bars are outside of the safe area of the view that declares them.
  fileprivate func safeArea(around view: InsetFrame) -> CGRect {
    var whole = view
    var scrolled: Axis.Set = []
    var node: Node = self
    while let parent = node.parent, node.elementParent === parent.innerRecord, !(node is PresentationNode) {
      if let source = parent as? any SafeAreaNode {
        whole.frame = source.safeAreaInsets(around: whole).without(scrolled).around(whole.frame)
      }
      if let element = parent.element { scrolled.formUnion(element.scrolledAxes) }
      node = parent
    }
    return whole.frame
  }
}

extension ElementRecord {
  /// A Boolean value that indicates whether the element scrolls, and does not ignore the safe area.
  fileprivate var insetsContent: Bool {
    guard !scrolledAxes.isEmpty else { return false }
    var record: ElementRecord? = self
    while let current = record {
      if current.content[.ignoredEdges] != nil { return false }
      record = current.box
    }
    return true
  }

  /// The axes along which the element scrolls its content.
  fileprivate var scrolledAxes: Axis.Set {
    var axes: Axis.Set = []
    if scrolls(along: .vertical) { axes.insert(.vertical) }
    if scrolls(along: .horizontal) { axes.insert(.horizontal) }
    return axes
  }
}

/// The bars of a screen or a tab, which cover the edges of its content.
@MainActor
struct PageBars {
  private var page = LazyObserver()

  /// Returns the heights of the bars at the edges of the page that a frame reaches.
  ///
  /// - Parameters:
  ///   - element: The element of the page. It is nil if the page is not shown.
  ///   - owner: The node of the page.
  ///   - view: The frame of a view on the page.
  mutating func insets(of element: ElementRecord?, for owner: Node, around view: InsetFrame) -> SideInsets {
    guard let element else { return SideInsets() }
    let page = page.observer(of: element, for: owner)
    let (bars, bounds) = (page.barHeights, page.globalFrame)
    guard page.hasFrame else { return SideInsets() }
    var insets = SideInsets()
    insets.top = CGFloat(bars.top)
    insets.bottom = CGFloat(bars.bottom)
    return insets.next(to: view, in: insets.inside(bounds))
  }

  func detach() { page.detach() }
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
nonisolated struct SafeAreaRegionView<Content: View>: PrimitiveView {
  let content: Content
  let insets: EdgeInsets

  nonisolated init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : SafeAreaRegionNode(view, type, context)
  }
}

@MainActor
final class SafeAreaRegionNode<Content: View>: ObservingNode<SafeAreaRegionView<Content>, Content>, SafeAreaNode {
  init(_ view: SafeAreaRegionView<Content>, _ type: ViewType<SafeAreaRegionView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
  }

  func safeAreaInsets(around frame: InsetFrame) -> SideInsets {
    let region = observer.globalFrame
    guard observer.hasFrame else { return SideInsets() }
    let isRightToLeft = EnvironmentValues(scope: scope)[LayoutDirectionKey.self] == .rightToLeft
    return SideInsets(view.insets, isRightToLeft: isRightToLeft).next(to: frame, in: region)
  }
}
