extension SubviewExpansion {
  /// Appends the members of a view that has modifiers or a body. Returns false if the view is one subview.
  mutating func expandMembers<V: View>(of view: V, _ context: Context) -> Bool {
    guard hosts != nil, mayHoldSubviews(view) else { return false }
    if let content = view as? any ModifierPlaceholder {
      expand(content.view, context)
      return true
    }
    if let application = view as? any ModifierApplication, !type(of: application).appliesToEachView {
      return application.expandBody(into: &self, context)
    }
    // Outside of screens, the toolbar of a group is a bar in front of the whole group.
    if view is any ToolbarModifier, hosts?.areInScreen == false { return false }
    if let modifier = view as? any SubviewModifier {
      expandMembers(ofModified: modifier, context)
      return true
    }
    return expandBody(of: view, context)
  }

  /// Appends the members of a modified view. Each of them receives the modifier. A modifier without a visible effect is applied
  /// once, in a node without an element.
  private mutating func expandMembers<Modifier: SubviewModifier>(ofModified modifier: Modifier, _ context: Context) {
    let outer = modifier.containerChange.map { context.changing($0) } ?? context
    let inner = outer.at("modified")
    let count = appendedCount
    expand(modifier.content, Modifier.isEffect && !Modifier.countsMembers ? inner : inner.wrapping { modifier.modifying($0) })
    let hasMembers = appendedCount > count
    guard Modifier.isEffect, !Modifier.countsMembers || !hasMembers else { return }
    let content = EffectContent(hasMembers: hasMembers)
    hosts?.show(context.inEnvironment(modifier.modifying(AnyView(content))), at: context.path)
  }
}

/// Returns a Boolean value that indicates whether a view that is no group may have several members or none.
nonisolated func mayHoldSubviews(_ view: any View, depth: Int = 0) -> Bool {
  if depth > MemberSearch.maximumDepth { return false }
  if let view = view as? AnyView { return view.storage.mayHoldSubviews(depth: depth + 1) }
  if let content = view as? any ModifierPlaceholder { return mayHoldSubviews(content.view, depth: depth + 1) }
  if let application = view as? any ModifierApplication, !type(of: application).appliesToEachView {
    let holds = mayHoldSubviews(application.modifiedView, depth: depth + 1)
    return mayHoldMembers(type(of: application).bodyType, MemberSearch(includesParts: true, includesContent: holds))
  }
  if let modifier = view as? any SubviewModifier { return mayHoldSubviews(modifier.modifiedSubview, depth: depth + 1) }
  if let content = (view as? any ModifierWithBody)?.modifiedContent { return mayHoldSubviews(content, depth: depth + 1) }
  return mayHoldMembers(type(of: view), MemberSearch(includesParts: true))
}

/// Returns a Boolean value that indicates whether a view of the type can be a group with several members or none, perhaps with
/// modifiers or as the body of a view. Views of unknown types are single views.
///
/// - Parameter includesContent: The result for the view to which a modifier of the app is applied.
nonisolated func canHoldMembers(_ type: any View.Type, includesContent: Bool = false) -> Bool {
  mayHoldMembers(type, MemberSearch(includesContent: includesContent))
}

/// Returns a Boolean value that indicates whether a view can be a group with several members or none, perhaps with modifiers. In
/// the body of a modifier of the app, the view to which the modifier is applied may be the group.
nonisolated func holdsMembers(_ view: any View, depth: Int = 0) -> Bool {
  let viewType = type(of: view)
  // Most views cannot be groups, whatever a modifier is applied to.
  guard depth <= MemberSearch.maximumDepth, mayHoldMembers(viewType, MemberSearch(includesContent: true)) else { return false }
  let holds = modifiedViews(in: view).contains { holdsMembers($0, depth: depth + 1) }
  return mayHoldMembers(viewType, MemberSearch(includesContent: holds))
}

/// Returns a Boolean value that indicates whether a view can be a section, or a group with sections.
nonisolated func holdsParts(_ view: any View, depth: Int = 0) -> Bool {
  guard depth <= MemberSearch.maximumDepth, mayHoldParts(type(of: view), includesContent: true) else { return false }
  let holds = modifiedViews(in: view).contains { holdsParts($0, depth: depth + 1) }
  return mayHoldParts(type(of: view), includesContent: holds)
}

/// Returns the views to which modifiers of the app are applied, if a view or a member of it represents them in the body of such a
/// modifier.
nonisolated private func modifiedViews(in view: any View, depth: Int = 0) -> [any View] {
  if depth > MemberSearch.maximumDepth { return [] }
  if let content = view as? any ModifierPlaceholder { return [content.view.storage.wrappedView] }
  if let modifier = view as? any SubviewModifier { return modifiedViews(in: modifier.modifiedSubview, depth: depth + 1) }
  if let content = (view as? any ModifierWithBody)?.modifiedContent { return modifiedViews(in: content, depth: depth + 1) }
  return (view as? any SubviewGroup)?.groupedViews.flatMap { modifiedViews(in: $0, depth: depth + 1) } ?? []
}

/// The search for groups in a type.
nonisolated private struct MemberSearch {
  /// The result for a type-erased view and a section.
  var includesParts = false
  /// The result for the view to which a modifier of the app is applied.
  var includesContent = false
  var depth = 0

  static let maximumDepth = 64

  var deeper: MemberSearch {
    var search = self
    search.depth += 1
    return search
  }
}

nonisolated private func mayHoldMembers(_ type: any View.Type, _ search: MemberSearch) -> Bool {
  var visited = VisitedBodies()
  return mayHoldMembers(type, search, &visited)
}

nonisolated private func mayHoldMembers(_ type: any View.Type, _ search: MemberSearch, _ visited: inout VisitedBodies) -> Bool {
  if search.depth > MemberSearch.maximumDepth || type is Never.Type { return false }
  if type is AnyView.Type || type is any PartOfContainer.Type { return search.includesParts }
  if type is any ModifierPlaceholder.Type { return search.includesContent }
  if let group = type as? any SubviewGroup.Type {
    return group.holdsMembers || group.memberTypes.contains { mayHoldMembers($0, search.deeper, &visited) }
  }
  if let application = type as? any ModifierApplication.Type, !application.appliesToEachView {
    var inner = search.deeper
    inner.includesContent = mayHoldMembers(application.contentType, search.deeper, &visited)
    return mayHoldMembers(application.bodyType, inner, &visited)
  }
  if let modifier = type as? any SubviewModifier.Type {
    return modifier.memberTypes.contains { mayHoldMembers($0, search.deeper, &visited) }
  }
  if let modifying = type as? any ModifierWithBody.Type { return mayHoldMembers(modifying.contentType, search.deeper, &visited) }
  let body = bodyType(of: type)
  guard body != Never.self, visited.insert(type, includesContent: search.includesContent) else { return false }
  // The body of a control or a container of this module may be a group, but the view itself is one subview. The result for the
  // views in that body must not affect the search.
  let outer = visited
  guard mayHoldMembers(body, search.deeper, &visited) else { return false }
  if moduleName(of: type) != ownModule { return true }
  visited = outer
  return false
}

/// The views whose bodies a search has visited. A body that contains the view itself is visited once, because the number of
/// visits would otherwise grow exponentially with the depth.
nonisolated struct VisitedBodies {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let includesContent: Bool
  }

  private var keys: Set<Key> = []

  /// Records a view. Returns false if it was visited before with the same result for the content of modifiers.
  mutating func insert(_ type: any View.Type, includesContent: Bool) -> Bool {
    keys.insert(Key(type: ObjectIdentifier(type), includesContent: includesContent)).inserted
  }
}

nonisolated private let ownModule = moduleName(of: Subview.self)

nonisolated private func moduleName(of type: any View.Type) -> Substring { _typeName(type).prefix { $0 != "." } }

// MARK: - Parts of containers

/// A group that its container arranges as a whole, such as a section of a list.
nonisolated protocol PartOfContainer {}
