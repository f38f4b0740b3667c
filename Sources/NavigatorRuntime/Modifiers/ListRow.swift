import NavigatorHost

extension View {
  /// Places a view behind this row of a list or a form. Nil uses the list's own background. If the modifier is applied to a
  /// group, a `ForEach` or a section, the view is placed behind each row.
  ///
  /// The view has the size of the row with its insets, and is clipped to the corners of the row. The innermost modifier of a row
  /// has priority.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackgroundView(content: self, background: view)
  }

  /// Shows or hides the separators of this row. The separator above the row belongs to the row before it.
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

/// Returns the style of a background; nil if the view contains neither a style nor a filled shape.
nonisolated func rowPaint<V: View>(of view: V) -> AnyShapeStyle? {
  if let style = view as? any HostShapeStyle { return AnyShapeStyle(source: style.paintSource) }
  if let shape = view as? any FilledView { return shape.fillStyle }
  if let wrapper = view as? any RowPaintWrapper { return wrapper.rowPaint }
  return view is EmptyView ? AnyShapeStyle(Color.clear) : nil
}

/// Returns a Boolean value that indicates whether views of a type are styles, which hosts draw without an element.
nonisolated private func isStyle<V: View>(_ type: V.Type) -> Bool {
  if type is any HostShapeStyle.Type || type is EmptyView.Type { return true }
  return (type as? any RowPaintWrapper.Type)?.isStyle == true
}

/// A view that fills its area with a style.
protocol FilledView {
  nonisolated var fillStyle: AnyShapeStyle? { get }
}

/// A view around the background view of a row.
protocol RowPaintWrapper {
  nonisolated var rowPaint: AnyShapeStyle? { get }
  /// A Boolean value that indicates whether all views of the type are styles.
  nonisolated static var isStyle: Bool { get }
}

extension RowPaintWrapper {
  nonisolated static var isStyle: Bool { false }
}

extension Group: RowPaintWrapper where Content: View {
  nonisolated var rowPaint: AnyShapeStyle? { NavigatorRuntime.rowPaint(of: content) }
  nonisolated static var isStyle: Bool { NavigatorRuntime.isStyle(Content.self) }
}

extension Optional: RowPaintWrapper where Wrapped: View {
  nonisolated var rowPaint: AnyShapeStyle? { map { NavigatorRuntime.rowPaint(of: $0) } ?? AnyShapeStyle(Color.clear) }
  nonisolated static var isStyle: Bool { NavigatorRuntime.isStyle(Wrapped.self) }
}

extension _ConditionalContent: RowPaintWrapper where TrueContent: View, FalseContent: View {
  nonisolated var rowPaint: AnyShapeStyle? {
    switch storage {
    case .first(let content): NavigatorRuntime.rowPaint(of: content)
    case .second(let content): NavigatorRuntime.rowPaint(of: content)
    }
  }

  nonisolated static var isStyle: Bool {
    NavigatorRuntime.isStyle(TrueContent.self) && NavigatorRuntime.isStyle(FalseContent.self)
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

/// A row, or rows, with a background. A background that consists only of a style is a property of the row. Any other view is a
/// part of the row.
nonisolated struct RowBackgroundView<Content: View, Background: View>: PrimitiveView {
  let content: Content
  let background: Background?

  nonisolated init(content: Content, background: Background?) {
    self.content = content
    self.background = background
  }

  nonisolated fileprivate var parted: RowPartView<Content> {
    RowPartView(content: content, part: RowPart(background: background.map { AnyView($0) }))
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    // If a modifier around this one has a view as its background, a style of the row would be behind that view.
    let row = context.parent?.innerRecord?.node as? any SwipeRow
    return isStyle(Background.self) && row?.backgrounds.isEmpty != false
      ? RowBackgroundNode(view, type, context) { $0.content } : TransparentNode(view, type, context) { $0.parted }
  }
}

extension RowBackgroundView: RowPartModifier {
  @MainActor func rows(adding outer: [RowPart]) -> AnyView? { parted.rows(adding: outer) }
}

nonisolated extension RowBackgroundView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    // The row's own background is inside the parts that the row receives.
    if expansion.rowParts != nil { return expansion.append(self, context) }
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

@MainActor
final class RowBackgroundNode<Content: View, Background: View>: ComputedBoxNode<RowBackgroundView<Content, Background>, Content> {
  override func makeModifiers() -> [BoxModifier] {
    guard let style = view.background.flatMap({ rowPaint(of: $0) }) else { return [] }
    return [.unranked(.rowBackground(inherited.paint(of: style, in: EnvironmentValues(scope: scope))))]
  }
}
