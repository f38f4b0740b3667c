import OpenCombine

// MARK: - Groups

nonisolated extension EmptyView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {}
}

nonisolated extension TupleView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      if let view = child.value as? any View { expansion.expand(view, context.at(index)) }
    }
  }
}

nonisolated extension Group: SubviewGroup where Content: View {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context)
  }
}

nonisolated extension ForEach: SubviewGroup where Content: View {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for element in data { expansion.expand(content(element), context.inLoop(at: id(element))) }
  }
}

nonisolated extension Optional: SubviewGroup where Wrapped: View {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    if case .some(let view) = self { expansion.expand(view, context) }
  }
}

nonisolated extension _ConditionalContent: SubviewGroup where TrueContent: View, FalseContent: View {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    switch storage {
    case .first(let view): expansion.expand(view, context.at(true))
    case .second(let view): expansion.expand(view, context.at(false))
    }
  }
}

nonisolated extension AnyView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    storage.expand(into: &expansion, context)
  }
}

/// A section, whose rows can receive parts.
nonisolated protocol RowSection {
  func addingToRows(_ parts: [RowPart]) -> AnyView
}

nonisolated extension Section: RowSection where Parent: View, Content: View, Footer: View {
  func addingToRows(_ parts: [RowPart]) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: adding(parts, to: content), footer: footer, isExpanded: isExpanded))
  }
}

nonisolated extension Section: SubviewGroup where Parent: View, Content: View, Footer: View {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    if expansion.rowParts != nil { return expansion.append(self, context) }
    if expansion.sections != nil {
      return expansion.appendSection(header: header, content: content, footer: footer, context)
    }
    expansion.expand(header, context.at("header"))
    expansion.expand(content, context.at("content"))
    expansion.expand(footer, context.at("footer"))
  }
}

nonisolated extension SubviewsCollection: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for subview in self { expansion.expand(subview, context.at(subview.id)) }
  }
}

nonisolated extension SubviewsCollectionSlice: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for subview in self { expansion.expand(subview, context.at(subview.id)) }
  }
}

// MARK: - Modifiers of groups

nonisolated extension EnvironmentView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context.wrapping { AnyView(EnvironmentView<AnyView, Change>(content: $0, change: change)) })
  }
}

nonisolated extension BoxView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let inner = containerChange.map { context.changing($0) } ?? context
    expansion.expand(content, inner.wrapping { AnyView(BoxView<AnyView>(content: $0, modifiers: modifiers)) })
  }
}

nonisolated extension TaggedView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let tagged = context.changing { $0.tags.append(AnyHashable(tag)) }
    expansion.expand(content, tagged.wrapping { AnyView(TaggedView<AnyView, Tag>(content: $0, tag: tag)) })
  }
}

nonisolated extension IdentifiedView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let inner = context.at(id)
    expansion.expand(content, inner.wrapping { AnyView(IdentifiedView<AnyView, ID>(content: $0, id: id)) })
  }
}

nonisolated extension ContainerValueView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context.changing { $0[keyPath: keyPath] = value })
  }
}

// MARK: - Modifiers of one view

nonisolated extension ContainerValueView: SubviewModifier {
  var modifiedSubview: any View { content }
  var containerChange: ((inout ContainerValues) -> Void)? { { $0[keyPath: keyPath] = value } }
}

nonisolated extension TaggedView: SubviewModifier {
  var modifiedSubview: any View { content }
  var containerChange: ((inout ContainerValues) -> Void)? { { $0.tags.append(AnyHashable(tag)) } }
}

nonisolated extension EnvironmentView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension BoxView: SubviewModifier {
  var modifiedSubview: any View { content }

  /// The change of the container values by modifiers of cells of a grid.
  var containerChange: ((inout ContainerValues) -> Void)? {
    let traits = modifiers.compactMap { modifier in
      if case .content(let key, let value) = modifier, key.isCellTrait { (key, value) } else { nil }
    }
    guard !traits.isEmpty else { return nil }
    return { values in
      for (key, value) in traits { values[GridCellKey.self].set(key, value) }
    }
  }
}

nonisolated extension IdentifiedView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension TextContentView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension AnimationView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension TransactionView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension LifecycleView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension TaskView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension OnChangeView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension OnReceiveView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension PaintedBox: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension LayeredView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension TapView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension OptionView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension PreferenceView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension PresenterView: SubviewModifier { var modifiedSubview: any View { content } }
nonisolated extension RowBackgroundView: SubviewModifier { var modifiedSubview: any View { content } }

nonisolated extension ModifiedContent: SubviewModifier where Content: View, Modifier: ViewModifier {
  var modifiedSubview: any View { content }
}
