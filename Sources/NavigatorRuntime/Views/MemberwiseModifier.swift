/// A modifier that draws in the bounds of its content. If the content is a group, the modifier applies to each member, as all
/// modifiers do.
nonisolated protocol MemberwiseModifier: View, SubviewModifier, SubviewGroup {}

nonisolated extension SubviewModifier {
  /// A Boolean value that indicates whether the modifier applies to the members of its content. Sections and rows of grids remain
  /// as they are, because their containers need them.
  static var appliesToMembers: Bool { canHoldMembers(Content.self) && !mayHoldParts(Content.self) }
}

nonisolated extension MemberwiseModifier {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    // A view that is not a group keeps its type, which contains its size.
    guard Self.appliesToMembers else { return expansion.expandUngrouped(self, context) }
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

/// A view that applies a modifier to each member of its content.
nonisolated struct ModifiedMembers<Modifier: View>: View {
  let modifier: Modifier

  init(of modifier: Modifier) {
    self.modifier = modifier
  }

  @MainActor var body: some View {
    ExpandedView { source in ForEach(SubviewsCollection(of: modifier, from: source)) { $0 } }
  }
}

nonisolated extension PaintedBox: MemberwiseModifier {}

nonisolated extension LayeredView: MemberwiseModifier {}

nonisolated extension MaskedView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(MaskedView<AnyView, Mask>(content: view, mask: mask, alignment: alignment))
  }
}

nonisolated extension ClippedView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ClippedView<AnyView>(content: view, shape: shape, fillStyle: fillStyle))
  }
}
