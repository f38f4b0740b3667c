extension SubviewExpansion {
  /// Appends the sections of a view that has modifiers or a body. Returns false if the view contains no sections and is one
  /// subview.
  mutating func expandSections<V: View>(of view: V, _ context: Context) -> Bool {
    if let content = view as? any ModifierPlaceholder {
      expand(content.view, context)
      return true
    }
    if let view = view as? any ModifierApplication {
      return mayHoldSections(V.self) && view.expandBody(into: &self, context)
    }
    if let modifier = view as? any SubviewModifier { return expandModified(modifier, context) }
    return mayHoldSections(V.self) && expandBody(of: view, context)
  }

  /// Appends the sections of the body of a view. A node without an element stores the view's state.
  mutating func expandBody<V: View>(of view: V, _ context: Context) -> Bool {
    let host = context.inEnvironment(AnyView(SectionBody(view: view, path: context.path)))
    guard let body = hosts?.body(of: host, at: context.path) else { return false }
    holdsSections = true
    expand(body, context.at("body"))
    return true
  }

  /// Appends the sections of a modified view. Each view in them receives the modifier. A modifier without a visible
  /// effect is applied once, in a node without an element.
  private mutating func expandModified<Modifier: SubviewModifier>(_ modifier: Modifier, _ context: Context) -> Bool {
    guard hosts != nil || !Modifier.isEffect, mayHoldSections(Modifier.Content.self, ifErased: true) else { return false }
    var innerContext = modifier.containerChange.map { context.changing($0) } ?? context
    innerContext.wrappers = []
    let inner = nested(modifier.content, innerContext.at("modified"))
    guard inner.holdsSections else { return false }
    if Modifier.isEffect {
      hosts?.show(context.inEnvironment(modifier.modifying(AnyView(EmptyView()))), at: context.path)
      append(inner) { context.modified($0) }
    } else {
      append(inner) { context.modified(modifier.modifying($0)) }
    }
    return true
  }
}

/// The nodes without elements of a container of sections. They evaluate the bodies of views that contain sections, and run the
/// actions of modifiers of sections.
nonisolated struct SectionHosts {
  private let node: any SectionHostNode

  init(_ node: any SectionHostNode) {
    self.node = node
  }

  /// Shows a view without an element at a position.
  func show(_ view: AnyView, at path: [AnyHashable]) {
    let request = MainActorValue((view: view, path: path))
    let node = node
    MainActor.assumeIsolated { node.show(request.value.view, at: request.value.path) }
  }

  /// Shows a ``SectionBody`` at a position. Returns the body, or nil if it cannot be evaluated.
  func body(of view: AnyView, at path: [AnyHashable]) -> AnyView? {
    let request = MainActorValue((view: view, path: path))
    let node = node
    return MainActor.assumeIsolated {
      node.show(request.value.view, at: request.value.path)
      return MainActorValue(node.body(at: request.value.path))
    }
    .value
  }
}

// MARK: - Types

/// A view that can contain sections of other views inside it.
nonisolated protocol SectionHolder {
  /// The types of these views.
  static var memberTypes: [any View.Type] { get }
}

/// The view to which a modifier of the app is applied, in the modifier's body.
nonisolated protocol ModifierPlaceholder {
  var view: AnyView { get }
}

nonisolated extension _ViewModifier_Content: ModifierPlaceholder {}

/// A view with a modifier of the app.
nonisolated protocol ModifierApplication {
  func expandBody(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) -> Bool
}

nonisolated extension ModifiedContent: ModifierApplication where Content: View, Modifier: ViewModifier {
  func expandBody(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) -> Bool {
    expansion.expandBody(of: ModifierBody(content: AnyView(content), modifier: modifier), context)
  }
}

/// Returns a Boolean value that indicates whether views of a type can be sections, perhaps with modifiers, or groups with
/// sections. Views inside containers are ignored.
///
/// - Parameter isErasedIncluded: The result for a type-erased view.
nonisolated func mayHoldSections(_ type: any View.Type, ifErased isErasedIncluded: Bool = false, depth: Int = 0) -> Bool {
  if depth > 64 || type is Never.Type { return false }
  if type is AnyView.Type { return isErasedIncluded }
  if type is any RowSection.Type || type is any ModifierPlaceholder.Type { return true }
  let members = (type as? any SectionHolder.Type)?.memberTypes ?? [bodyType(of: type)]
  return members.contains { mayHoldSections($0, ifErased: isErasedIncluded, depth: depth + 1) }
}

nonisolated private func bodyType<V: View>(of type: V.Type) -> any View.Type { V.Body.self }
