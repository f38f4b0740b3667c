@_spi(Reflection) import Swift

// MARK: - Groups

nonisolated extension EmptyView: SubviewGroup {
  static var memberTypes: [any View.Type] { [] }

  static var holdsMembers: Bool { true }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {}
}

nonisolated extension TupleView: SubviewGroup {
  static var memberTypes: [any View.Type] {
    if let type = T.self as? any View.Type { return [type] }
    var types: [any View.Type] = []
    _ = _forEachField(of: T.self) { _, _, type, _ in
      if let type = type as? any View.Type { types.append(type) }
      return true
    }
    return types
  }

  static var holdsMembers: Bool { memberTypes.count != 1 }

  var groupedViews: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      if let view = child.value as? any View { expansion.expand(view, context.at(index)) }
    }
  }
}

nonisolated extension Group: SubviewGroup, SectionHolder where Content: View {
  static var memberTypes: [any View.Type] { [Content.self] }

  var groupedViews: [any View] { [content] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context)
  }
}

nonisolated extension ForEach: SubviewGroup, SectionHolder where Content: View {
  static var memberTypes: [any View.Type] { [Content.self] }

  static var holdsMembers: Bool { true }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    if expansion.hosts != nil, let expanded { return expansion.expand(expanded, context) }
    expansion.expandElements(of: data) { $0.expand(content($1), context.inLoop(at: id($1))) }
  }
}

nonisolated extension Optional: SubviewGroup, SectionHolder where Wrapped: View {
  static var memberTypes: [any View.Type] { [Wrapped.self] }

  static var holdsMembers: Bool { true }

  var groupedViews: [any View] { map { [$0] } ?? [] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    if case .some(let view) = self { expansion.expand(view, context) }
  }
}

nonisolated extension _ConditionalContent: SubviewGroup, SectionHolder where TrueContent: View, FalseContent: View {
  static var memberTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }

  var groupedViews: [any View] {
    switch storage {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    switch storage {
    case .first(let view): expansion.expand(view, context.at(true))
    case .second(let view): expansion.expand(view, context.at(false))
    }
  }
}

nonisolated extension EquatableView: SubviewGroup {
  static var memberTypes: [any View.Type] { [Content.self] }

  var groupedViews: [any View] { [content] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context)
  }
}

nonisolated extension AnyView: SubviewGroup {
  static var memberTypes: [any View.Type] { [] }

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

nonisolated extension Section: PartOfContainer where Parent: View, Content: View, Footer: View {}

nonisolated extension Section: SubviewGroup, SectionHolder where Parent: View, Content: View, Footer: View {
  static var memberTypes: [any View.Type] { [Content.self] }

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
  static var memberTypes: [any View.Type] { [] }

  static var holdsMembers: Bool { true }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for subview in self { expansion.expand(subview, context.at(subview.id)) }
  }
}

nonisolated extension SubviewsCollectionSlice: SubviewGroup {
  static var memberTypes: [any View.Type] { [] }

  static var holdsMembers: Bool { true }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    for subview in self { expansion.expand(subview, context.at(subview.id)) }
  }
}

// MARK: - Modifiers of groups

nonisolated extension EnvironmentView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let inner = containerChange.map { context.changing($0) } ?? context
    expansion.expand(content, inner.changingEnvironment { modifying($0) })
  }
}

nonisolated extension BoxView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let inner = containerChange.map { context.changing($0) } ?? context
    expansion.expand(content, inner.wrapping { modifying($0) })
  }
}

nonisolated extension TaggedView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let tagged = context.changing { $0.tags.append(AnyHashable(tag)) }
    expansion.expand(content, tagged.wrapping { modifying($0) })
  }
}

nonisolated extension IdentifiedView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    let inner = context.at(id)
    expansion.expand(content, inner.wrapping { modifying($0) })
  }
}

nonisolated extension ContainerValueView: SubviewGroup {
  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(content, context.changing { $0[keyPath: keyPath] = value })
  }
}
