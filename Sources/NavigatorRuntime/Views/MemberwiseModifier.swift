/// A modifier that draws in the bounds of its content. If the content is a group, the modifier applies to each member, as all
/// modifiers do.
nonisolated protocol MemberwiseModifier: View, SubviewModifier, SubviewGroup {}

nonisolated extension SubviewModifier {
  /// A Boolean value that indicates whether the modifier applies to the members of its content. Sections remain as they are,
  /// because their containers need them.
  var appliesToMembers: Bool { holdsMembers(content) && !holdsParts(content) }
}

nonisolated extension MemberwiseModifier {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    // A view that is not a group keeps its type, which contains its size.
    guard appliesToMembers else { return expansion.expandUngrouped(self, context) }
    expansion.expand(content, context.wrapping { modifying($0) })
  }
}

/// A view that applies a modifier to each member of its content.
nonisolated struct ModifiedMembers<Modifier: View & SubviewModifier>: View {
  let modifier: Modifier

  init(of modifier: Modifier) {
    self.modifier = modifier
  }

  @MainActor var body: some View {
    if let loop = (modifier.content as? any ElementLoop)?.modified({ modifier.modifying($0) }) {
      ModifiedLoop(loop: loop)
    } else {
      ModifiedSubviews(modifier: modifier)
    }
  }
}

/// A loop with a modifier of each view. It shows a view only if the loop does.
nonisolated private struct ModifiedLoop: PrimitiveView {
  let loop: AnyView

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ModifiedLoopNode(view, type, context) { $0.loop }
  }
}

@MainActor
private final class ModifiedLoopNode: TransparentNode<ModifiedLoop, AnyView>, ModifierContentNode {}

/// A view that applies a modifier to each subview of its content.
nonisolated private struct ModifiedSubviews<Modifier: View>: View {
  let modifier: Modifier

  @MainActor var body: some View {
    ExpandedView { members(SubviewsCollection(of: modifier, from: $0)) }
  }

  @ViewBuilder private func members(_ subviews: SubviewsCollection) -> some View {
    let rows = GridRowMembers.rows(of: subviews)
    if rows.isEmpty { ForEach(subviews) { $0 } } else { ForEach(rows) { $0 } }
  }
}

/// The subviews in a row of a grid, or a subview outside of rows.
nonisolated private struct GridRowMembers: View, Identifiable {
  let id: [AnyHashable]
  let place: GridRowPlace?
  var subviews: [Subview]

  /// Returns the rows that contain the subviews. It returns no rows if no subview is a cell.
  static func rows(of subviews: SubviewsCollection) -> [GridRowMembers] {
    guard subviews.contains(where: { $0.containerValues[GridRowKey.self] != nil }) else { return [] }
    var rows: [GridRowMembers] = []
    for subview in subviews {
      let place = subview.containerValues[GridRowKey.self]
      if let place, place == rows.last?.place {
        rows[rows.count - 1].subviews.append(subview)
      } else {
        rows.append(GridRowMembers(id: place?.row ?? subview.id.path, place: place, subviews: [subview]))
      }
    }
    return rows
  }

  @MainActor var body: some View {
    if let place { GridRow(alignment: place.alignment) { ForEach(subviews) { $0 } } } else { ForEach(subviews) { $0 } }
  }
}

/// A loop whose elements can be modified separately, so that a lazy container creates only the views of visible elements.
nonisolated private protocol ElementLoop {
  /// Returns the loop with a modifier of each view. Returns nil if the number of elements is known only to an expansion.
  func modified(_ modify: @escaping (AnyView) -> AnyView) -> AnyView?
}

nonisolated extension ForEach: ElementLoop where Content: View {
  fileprivate func modified(_ modify: @escaping (AnyView) -> AnyView) -> AnyView? {
    guard expanded == nil else { return nil }
    let content = content
    let mayBeGroup = canHoldMembers(Content.self, includesContent: true)
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data,
        content: { element in
          let view = modify(AnyView(content(element)))
          return mayBeGroup ? AnyView(ModifiedSubviews(modifier: view)) : view
        }, id: id))
  }
}

nonisolated extension Group: ElementLoop where Content: View {
  fileprivate func modified(_ modify: @escaping (AnyView) -> AnyView) -> AnyView? {
    (content as? any ElementLoop)?.modified(modify)
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
