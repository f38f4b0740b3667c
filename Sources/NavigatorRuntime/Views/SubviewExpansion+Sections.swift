extension SubviewExpansion {
  /// Appends the sections of a view that has modifiers or a body. Returns false if the view contains no sections and is one
  /// subview.
  mutating func expandSections<V: View>(of view: V, _ context: Context) -> Bool {
    if let content = view as? any ModifierPlaceholder {
      expand(content.view, context)
      return true
    }
    if let view = view as? any ModifierApplication, !type(of: view).appliesToEachView {
      return mayHoldSections(V.self) && expandSections { view.expandBody(into: &$0, context) }
    }
    if let modifier = view as? any SubviewModifier { return expandModified(modifier, context) }
    return mayHoldSections(V.self) && expandSections { $0.expandBody(of: view, context) }
  }

  /// Records that the view contains sections, if its body can be evaluated.
  private mutating func expandSections(in body: (inout SubviewExpansion) -> Bool) -> Bool {
    guard body(&self) else { return false }
    holdsSections = true
    return true
  }

  /// Appends the sections or the members of the body of a view. A node without an element stores the view's state.
  mutating func expandBody<V: View>(of view: V, _ context: Context) -> Bool {
    let host = context.inEnvironment(AnyView(HostedBody(view: view, path: context.path)))
    guard let body = hosts?.body(of: host, at: context.path) else { return false }
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
  /// The type of the view to which the modifier is applied.
  static var contentType: any View.Type { get }
  /// The type of the modifier's body.
  static var bodyType: any View.Type { get }
  /// A Boolean value that indicates whether the modifier has no body, and applies to each view separately.
  static var appliesToEachView: Bool { get }
  /// The view to which the modifier is applied.
  var modifiedView: any View { get }
  func expandBody(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) -> Bool
}

nonisolated extension ModifiedContent: ModifierApplication where Content: View, Modifier: ViewModifier {
  static var contentType: any View.Type { Content.self }
  static var bodyType: any View.Type { Modifier.Body.self }
  static var appliesToEachView: Bool { Modifier.self is any GeometryEffect.Type }
  var modifiedView: any View { content }

  func expandBody(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) -> Bool {
    expansion.expandBody(of: ModifierBody(content: AnyView(content), modifier: modifier), context)
  }
}

/// Returns a Boolean value that indicates whether views of a type can be sections, perhaps with modifiers, or groups with
/// sections. Views inside containers are ignored.
///
/// - Parameter isErasedIncluded: The result for a type-erased view.
nonisolated func mayHoldSections(_ type: any View.Type, ifErased isErasedIncluded: Bool = false) -> Bool {
  mayHold(type, ifErased: isErasedIncluded) { $0 is any RowSection.Type || $0 is any ModifierPlaceholder.Type }
}

/// Returns a Boolean value that indicates whether views of a type can be sections, or groups with them.
///
/// - Parameter includesContent: The result for the view to which a modifier of the app is applied.
nonisolated func mayHoldParts(_ type: any View.Type, includesContent: Bool) -> Bool {
  mayHold(type, ifErased: false) { $0 is any PartOfContainer.Type || includesContent && $0 is any ModifierPlaceholder.Type }
}

nonisolated private func mayHold(
  _ type: any View.Type, ifErased isErasedIncluded: Bool, _ isFound: (any View.Type) -> Bool
) -> Bool {
  var visited = VisitedBodies()
  return mayHold(type, ifErased: isErasedIncluded, depth: 0, &visited, isFound)
}

nonisolated private func mayHold(
  _ type: any View.Type, ifErased isErasedIncluded: Bool, depth: Int, _ visited: inout VisitedBodies,
  _ isFound: (any View.Type) -> Bool
) -> Bool {
  if depth > 64 || type is Never.Type { return false }
  if type is AnyView.Type { return isErasedIncluded }
  if isFound(type) { return true }
  if let holder = type as? any SectionHolder.Type {
    return holder.memberTypes.contains { mayHold($0, ifErased: isErasedIncluded, depth: depth + 1, &visited, isFound) }
  }
  let body = bodyType(of: type)
  guard body != Never.self, visited.insert(type, includesContent: false) else { return false }
  return mayHold(body, ifErased: isErasedIncluded, depth: depth + 1, &visited, isFound)
}

nonisolated func bodyType<V: View>(of type: V.Type) -> any View.Type { V.Body.self }
