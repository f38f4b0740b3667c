import Foundation
import NavigatorHost

/// A view with modifiers for the next elements below; see ``BoxChain``.
nonisolated struct BoxView<Content: View>: PrimitiveView {
  let content: Content
  /// The modifiers, innermost first.
  let modifiers: [BoxModifier]
  /// The alignment of a frame that uses a custom alignment guide. The session computes the layout of such a frame.
  var frameAlignment: FrameAlignment?

  nonisolated init(content: Content, modifiers: [BoxModifier]) {
    self.content = content
    self.modifiers = modifiers
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.frameAlignment != nil {
      return view.appliesToMembers
        ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) }
        : TransparentNode(view, type, context) { $0.alignedView }
    }
    return BoxNode(view, type, context)
  }
}

/// A view whose size may be known from its modifiers.
protocol FramedView {
  nonisolated var fixedSize: CGSize? { get }
}

extension BoxView: FramedView {
  /// The size of the outermost frame, if no padding or frame is around it.
  nonisolated var fixedSize: CGSize? {
    for case .style(let property, _) in modifiers.reversed() {
      switch property {
      case .frame(let frame):
        guard let width = frame.width, let height = frame.height else { return nil }
        return CGSize(width: width, height: height)
      case .padding: return nil
      default: break
      }
    }
    return (content as? any FramedView)?.fixedSize
  }
}

extension View {
  nonisolated func box(_ modifiers: BoxModifier...) -> BoxView<Self> {
    BoxView(content: self, modifiers: modifiers)
  }

  nonisolated func box(_ modifiers: [BoxModifier]) -> BoxView<Self> {
    BoxView(content: self, modifiers: modifiers)
  }

  /// Returns this view in a frame.
  nonisolated func box(_ frame: Frame, _ alignment: Alignment) -> BoxView<Self> {
    var frame = frame
    frame.alignment = alignment.hostStyle
    var view = BoxView(content: self, modifiers: [.frame(frame)])
    view.frameAlignment = FrameAlignment(alignment)
    return view
  }
}

@MainActor
final class BoxNode<Content: View>: ViewNode<BoxView<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: BoxView<Content>, _ type: ViewType<BoxView<Content>>, _ context: NodeContext) {
    super.init(view, type, context)
    child = childContext.make(view.content)
  }

  override var childContext: NodeContext {
    super.childContext.with(boxes: chain)
  }

  private var chain: BoxChain? {
    view.modifiers.reversed().reduce(boxes) { BoxChain($1, outer: $0) }
  }

  override func viewDidChange(from old: BoxView<Content>) {
    isDirty = false
    if old.frameAlignment == nil { view.frameAlignment?.alignment.reportUnknown() }
    if old.modifiers != view.modifiers { child?.inheritBoxes(chain) }
    child?.receive(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
