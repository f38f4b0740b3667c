import NavigatorHost

extension View {
  /// Draws a color, a gradient or the style of a filled shape behind this row. Nil uses the list's own background.
  ///
  /// The view may be in groups, conditions, type-erased views and modifiers, of which only the opacity has an effect. Other views
  /// are not drawn.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackgroundView(content: self, paint: view.flatMap { rowPaint(of: $0) })
  }

  /// Shows or hides the separators of this row. The line above the row is that of the row before.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    var modifiers: [BoxModifier] = []
    if visibility != .automatic {
      if edges.contains(.bottom) { modifiers.append(.unranked(.rowSeparatorHidden(visibility == .hidden))) }
      if edges.contains(.top) { modifiers.append(.unranked(.rowTopSeparatorHidden(visibility == .hidden))) }
    }
    return BoxView(content: self, modifiers: modifiers)
  }

  /// Sets the space around this row's content. Nil uses the list's own insets. Negative insets count as zero.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    BoxView(content: self, modifiers: insets.map { [.unranked(.rowInsets($0.hostInsets))] } ?? [])
  }
}

/// Returns the style for a row's background view; nil if the view contains neither a style nor a filled shape.
nonisolated func rowPaint<V: View>(of view: V) -> AnyShapeStyle? {
  if let style = view as? any HostShapeStyle { return AnyShapeStyle(source: style.paintSource) }
  if let shape = view as? any FilledView { return shape.fillStyle }
  if let wrapper = view as? any RowPaintWrapper { return wrapper.rowPaint }
  return view is EmptyView ? AnyShapeStyle(Color.clear) : nil
}

/// A view that fills its area with a style.
protocol FilledView {
  nonisolated var fillStyle: AnyShapeStyle? { get }
}

/// A view around the background view of a row.
protocol RowPaintWrapper {
  nonisolated var rowPaint: AnyShapeStyle? { get }
}

extension Group: RowPaintWrapper where Content: View {
  nonisolated var rowPaint: AnyShapeStyle? { NavigatorRuntime.rowPaint(of: content) }
}

extension Optional: RowPaintWrapper where Wrapped: View {
  nonisolated var rowPaint: AnyShapeStyle? { map { NavigatorRuntime.rowPaint(of: $0) } ?? AnyShapeStyle(Color.clear) }
}

extension _ConditionalContent: RowPaintWrapper where TrueContent: View, FalseContent: View {
  nonisolated var rowPaint: AnyShapeStyle? {
    switch storage {
    case .first(let content): NavigatorRuntime.rowPaint(of: content)
    case .second(let content): NavigatorRuntime.rowPaint(of: content)
    }
  }
}

extension AnyView: RowPaintWrapper {
  nonisolated var rowPaint: AnyShapeStyle? { storage.rowPaint }
}

extension BoxView: RowPaintWrapper {
  nonisolated var rowPaint: AnyShapeStyle? {
    var style = NavigatorRuntime.rowPaint(of: content)
    for case .style(.opacity(let opacity), _) in modifiers { style = style.map { AnyShapeStyle($0.opacity(opacity)) } }
    return style
  }
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
    return [.unranked(.rowBackground(inherited.paint(of: style, in: EnvironmentValues(scope: scope))))]
  }
}
