import NavigatorHost

extension View {
  /// Makes the label that assistive technologies read from the texts of views.
  ///
  /// ```swift
  /// Text(trip.name).accessibilityLabel { label in
  ///   if trip.isNew { Text("New") }
  ///   label
  /// }
  /// ```
  ///
  /// The label consists of the texts, the labels and the named images that the closure returns, in stacks, groups and conditions.
  /// The label of this view is known if the view consists of such views, of buttons and toggles, or if it has an accessibility
  /// label. The label of another view, such as one with its own body, stays as it is, and assistive technologies read the other
  /// texts after it.
  ///
  /// - Parameter content: A closure that returns views for the label. Its parameter represents the present label of this view.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = OwnLabel(parts: spokenParts(of: self))
    return SpokenLabelView(content: self, parts: spokenParts(of: content(PlaceholderContentView(view: AnyView(label)))))
  }
}

/// A view with a label that consists of several texts.
nonisolated struct SpokenLabelView<Content: View>: ComputedBoxView {
  let content: Content
  let parts: SpokenParts

  nonisolated init(content: Content, parts: SpokenParts) {
    self.content = content
    self.parts = parts
  }

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    let words = parts.texts.map { node.string(of: $0) }.filter { !$0.isEmpty }
    if words.isEmpty { return [] }
    return [.content(parts.keepsLabel ? .customContent : .label, .strings(words))]
  }
}

/// The placeholder of a view's own label in the views of its new label. It is never shown.
nonisolated struct OwnLabel: PrimitiveView, SpokenView {
  /// The texts of the view.
  let parts: SpokenParts

  /// The texts of the view if all of them are known. Otherwise the view keeps its label.
  var spokenParts: SpokenParts { parts.isComplete ? parts : SpokenParts(keepsLabel: true) }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { _ in EmptyView() }
  }
}
