import NavigatorHost

extension View {
  /// Composes this view before effects such as opacity and blend modes apply.
  ///
  /// A view with the blend mode ``BlendMode/destinationOut`` removes its area from the group. A page then uses a picture of the
  /// group as its mask, as `mask(alignment:_:)` does.
  nonisolated public func compositingGroup() -> some View {
    CompositingGroup(content: self)
  }

  /// Composes this view before effects apply, as `compositingGroup()` does. Hosts choose how the view is drawn.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    CompositingGroup(content: self)
  }

  /// Sets the mode in which this view is combined with the views behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    BlendedView(content: self, mode: blendMode)
  }
}

/// A view that is composed before effects apply.
nonisolated struct CompositingGroup<Content: View>: PrimitiveView, FramedView {
  let content: Content

  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) }
      : CompositingGroupNode(view, type, context) { $0.content }
  }
}

nonisolated extension CompositingGroup: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(CompositingGroup<AnyView>(content: view)) }
}

/// A node from whose content views remove their areas.
@MainActor
private protocol HoledNode: Node {
  /// Changes the number of views that remove their areas.
  func changeHoles(by change: Int)
}

@MainActor
private final class CompositingGroupNode<Content: View>: PictureMaskNode<CompositingGroup<Content>, Content, Content>, HoledNode {
  private var holes = 0

  override func makeModifiers() -> [BoxModifier] {
    // A picture removes the areas itself.
    let isPicture = graph.existingService(PictureDepth.self) != nil
    guard holes > 0, !isPicture else { return [.outer(.isolatesBlending(true))] }
    return measured([.outer(.mask(paint(of: view.content, .center)))])
  }

  func changeHoles(by change: Int) {
    let hadHoles = holes > 0
    holes += change
    guard hadHoles != (holes > 0) else { return }
    // The number changes while views inside of this node are evaluated.
    graph.afterCommit { [weak self] in
      guard let self, self.isAlive else { return }
      self.graph.queue.invalidate(self)
    }
  }
}

/// A view that is combined with the views behind it.
nonisolated struct BlendedView<Content: View>: PrimitiveView, FramedView {
  let content: Content
  let mode: BlendMode

  var fixedSize: CGSize? { (content as? any FramedView)?.fixedSize }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : BlendedNode(view, type, context) { $0.content }
  }
}

nonisolated extension BlendedView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(BlendedView<AnyView>(content: view, mode: mode)) }
}

@MainActor
private final class BlendedNode<Content: View>: ComputedBoxNode<BlendedView<Content>, Content> {
  /// The group from which this view removes its area, or nil.
  private weak var group: (any HoledNode)?

  override func makeModifiers() -> [BoxModifier] {
    let isHole = view.mode == .destinationOut
    if isHole != (group != nil) {
      group?.changeHoles(by: -1)
      group = isHole ? parent?.firstAncestor { $0 as? any HoledNode } : nil
      group?.changeHoles(by: 1)
    }
    return view.mode.hostStyle.map { [.outer(.blendMode($0))] } ?? []
  }

  override func willTearDown() {
    super.willTearDown()
    group?.changeHoles(by: -1)
  }
}
