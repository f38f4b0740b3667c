/// A modifier that draws in the bounds of its content. If the content is a group, the modifier applies to each member, as all
/// modifiers do.
nonisolated protocol MemberwiseModifier: View, SubviewModifier, SubviewGroup {}

nonisolated extension MemberwiseModifier {
  /// A Boolean value that indicates whether the modifier applies to the members of its content. Sections remain as they are,
  /// because their lists need them.
  static var appliesToMembers: Bool { canHoldMembers(Content.self) && !mayHoldSections(Content.self) }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    // A view that is not a group keeps its type, which contains its size.
    guard Self.appliesToMembers else { return expansion.expandUngrouped(self, context) }
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

/// Returns a Boolean value that indicates whether a view of the type can be a group with several members or none.
nonisolated func canHoldMembers(_ type: any View.Type) -> Bool {
  (type as? any SubviewGroup.Type)?.holdsMembers ?? false
}

/// A view that applies a modifier to each member of its content.
nonisolated struct ModifiedMembers<Modifier: View>: View {
  let modifier: Modifier

  init(of modifier: Modifier) {
    self.modifier = modifier
  }

  @MainActor var body: some View {
    ForEach(SubviewsCollection(of: modifier)) { $0 }
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
