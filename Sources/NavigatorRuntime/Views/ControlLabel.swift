/// The label of a control next to its value: a title, and below it subtitles if the label has several views.
///
/// Apple's documentation of `Toggle` and `LabeledContent`: the first text of a label is its title, the next one its subtitle.
nonisolated struct ControlLabel<Content: View>: PrimitiveView {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    // Most labels are one view, which needs no further evaluation.
    guard view.content is any SubviewGroup || canHoldMembers(Content.self) else {
      return TransparentNode(view, type, context) { $0.content }
    }
    return TransparentNode(view, type, context) { SubtitledLabel(content: $0.content) }
  }
}

nonisolated private struct SubtitledLabel<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { subviews in
      if subviews.count > 1 {
        TitleAndSubtitles(subviews: Array(subviews), subtitleFont: .subheadline)
      } else {
        subviews
      }
    }
  }
}

/// The label of a button in a menu: its texts are a title and subtitles, and its other views follow at the trailing edge.
nonisolated struct MenuItemLabel<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { subviews in
      let texts = subviews.filter(\.isText)
      if !texts.isEmpty {
        TitleAndSubtitles(subviews: texts, subtitleFont: .footnote).frame(maxWidth: .infinity, alignment: .leading)
      }
      ForEach(subviews.filter { !$0.isText }) { $0 }
    }
  }
}

/// A title with subtitles below it.
nonisolated private struct TitleAndSubtitles: View {
  let subviews: [Subview]
  let subtitleFont: Font

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      subviews.first
      ForEach(subviews.dropFirst()) { $0.font(subtitleFont).foregroundStyle(.secondary) }
    }
  }
}
