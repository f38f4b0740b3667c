import NavigatorHost

extension View {
  /// Draws a colour, a gradient or a filled shape behind this row; nil is the list's own background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackgroundView(content: self, paint: view.flatMap { rowPaint(of: $0) })
  }

  /// Shows or hides the lines that set this row apart.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    BoxView(
      content: self, modifiers: visibility == .automatic ? [] : [.anywhere(.rowSeparatorHidden(visibility == .hidden))])
  }

  /// The space around this row's content. A hint: a host may keep its own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    BoxView(content: self, modifiers: [])
  }
}

/// What a row is painted with where a view stands behind it; nil where the view has no paint of its own.
nonisolated private func rowPaint<V: View>(of view: V) -> AnyShapeStyle? {
  if let style = view as? any HostShapeStyle { return AnyShapeStyle(source: style.paintSource) }
  if let shape = view as? any FilledView { return shape.fillStyle }
  return view is EmptyView ? AnyShapeStyle(Color.clear) : nil
}

/// A view that is no more than an area of a style.
protocol FilledView {
  nonisolated var fillStyle: AnyShapeStyle? { get }
}

nonisolated struct RowBackgroundView<Content: View>: PrimitiveView {
  let content: Content
  let paint: AnyShapeStyle?

  nonisolated init(content: Content, paint: AnyShapeStyle?) {
    self.content = content
    self.paint = paint
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    RowBackgroundNode(view, type, context) { $0.content }
  }
}

@MainActor
final class RowBackgroundNode<Content: View>: ComputedBoxNode<RowBackgroundView<Content>, Content> {
  override func makeModifiers() -> [BoxModifier] {
    guard let style = view.paint else { return [] }
    return [.anywhere(.rowBackground(inherited.paint(of: style, in: EnvironmentValues(scope: scope))))]
  }
}
