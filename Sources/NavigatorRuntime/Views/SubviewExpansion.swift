import IssueReporting

/// The expansion of a view into its subviews.
nonisolated struct SubviewExpansion {
  /// The position of a view in the content, and the modifiers around it.
  struct Context {
    var path: [AnyHashable] = []
    /// The changes of container values, the outermost one first.
    var changes: [(inout ContainerValues) -> Void] = []
    /// The modifiers of groups around the view, the outermost one first.
    var wrappers: [(AnyView) -> AnyView] = []
    /// The id of the nearest loop.
    var loopID: AnyHashable?
    /// The changes of the environment among the modifiers, the outermost one first.
    var environments: [(AnyView) -> AnyView] = []

    func at(_ step: some Hashable) -> Context {
      var context = self
      context.path.append(AnyHashable(step))
      return context
    }

    func inLoop(at id: some Hashable) -> Context {
      var context = at(id)
      context.loopID = AnyHashable(id)
      return context
    }

    func changing(_ change: @escaping (inout ContainerValues) -> Void) -> Context {
      var context = self
      context.changes.append(change)
      return context
    }

    func wrapping(_ wrapper: @escaping (AnyView) -> AnyView) -> Context {
      var context = self
      context.wrappers.append(wrapper)
      return context
    }

    func changingEnvironment(_ wrapper: @escaping (AnyView) -> AnyView) -> Context {
      var context = wrapping(wrapper)
      context.environments.append(wrapper)
      return context
    }

    /// Returns the view with the modifiers of groups.
    func modified(_ view: AnyView) -> AnyView { wrappers.reversed().reduce(view) { $1($0) } }

    /// Returns the view in the environment of the position.
    func inEnvironment(_ view: AnyView) -> AnyView { environments.reversed().reduce(view) { $1($0) } }
  }

  private(set) var subviews: [Subview] = []
  /// The parts that each subview receives as a row, the innermost modifier first; nil if the subviews are not rows. A section
  /// among rows is one subview.
  private(set) var rowParts: [RowPart]?
  /// The sections that contain the subviews; nil if the members of sections are subviews like all others.
  private(set) var sections: [SectionConfiguration]?
  /// The nodes that evaluate views of the app with several members or with sections; nil if these views are subviews.
  private(set) var hosts: SubviewHosts?
  /// A Boolean value that indicates whether the view contains a section, or can contain one in another state.
  var holdsSections = false
  /// The number of subviews that were appended.
  private(set) var appendedCount = 0
  private var depth = 0
  /// The number of elements of loops whose views may still be created.
  private var remainingElements = UpdateLimits.maximumNewViews

  /// The maximum depth of nested groups. Deeper groups are one subview.
  static let maximumDepth = 64

  /// Appends the subviews of a view.
  mutating func expand<V: View>(_ view: V, _ context: Context = Context()) {
    guard depth < Self.maximumDepth else { return append(view, context) }
    depth += 1
    defer { depth -= 1 }
    if let group = view as? any SubviewGroup {
      group.expand(into: &self, context)
    } else {
      expandUngrouped(view, context)
    }
  }

  /// Appends a view that is no group, or the sections or the members in it.
  mutating func expandUngrouped<V: View>(_ view: V, _ context: Context) {
    if sections != nil, expandSections(of: view, context) { return }
    if !expandMembers(of: view, context) { append(view, context) }
  }

  /// Appends the subviews of the elements of a loop. The number of elements is bounded, because a collection may be infinite.
  mutating func expandElements<Elements: Sequence>(
    of elements: Elements, _ body: (inout SubviewExpansion, Elements.Element) -> Void
  ) {
    for element in elements {
      guard remainingElements > 0 else {
        return reportIssue(
          """
          A view has only the subviews of the first \(UpdateLimits.maximumNewViews) elements of a larger collection. Use a \
          List, a lazy stack or a lazy grid without such a container.
          """)
      }
      remainingElements -= 1
      body(&self, element)
    }
  }

  /// Creates an expansion with the hosts and at the depth of a source.
  ///
  /// - Parameter rowParts: The parts that each subview receives as a row; nil if the subviews are not rows.
  init(from source: SubviewSource?, rowParts: [RowPart]? = nil) {
    hosts = source?.hosts
    depth = source?.depth ?? 0
    self.rowParts = rowParts
  }

  /// Creates an expansion into sections.
  static func intoSections(from source: SubviewSource?) -> SubviewExpansion {
    var expansion = SubviewExpansion(from: source)
    expansion.sections = []
    return expansion
  }

  /// Returns a source for the subviews of another view at a position. The modifiers around the position do not apply to them.
  func source(at context: Context) -> SubviewSource {
    var inner = context.at("source")
    inner.changes = []
    inner.wrappers = []
    inner.loopID = nil
    return SubviewSource(hosts: hosts, context: inner, depth: depth)
  }

  /// Appends a view without its subviews.
  mutating func append<V: View>(_ view: V, _ context: Context) {
    let shown = context.modified(row(view))
    let values = Self.values(context.changes + Self.changes(within: view))
    let loopID = (view as? Subview)?.loopID ?? context.loopID
    let subview = Subview(id: Subview.ID(path: context.path), containerValues: values, loopID: loopID, view: shown)
    appendedCount += 1
    if sections == nil { subviews.append(subview) } else { appendToImplicitSection(subview) }
  }

  /// Returns the expansion of a view into sections, at the same depth.
  mutating func nested<V: View>(_ view: V, _ context: Context) -> SubviewExpansion {
    var expansion = Self.intoSections(from: source(at: context))
    expandInner(&expansion, view, context)
    return expansion
  }

  /// Expands a view into another expansion at the same depth. Both have the same bounds.
  private mutating func expandInner<V: View>(_ inner: inout SubviewExpansion, _ view: V, _ context: Context) {
    inner.remainingElements = remainingElements
    inner.expand(view, context)
    remainingElements = inner.remainingElements
  }

  /// Appends the sections of an expansion with a modifier of each view.
  mutating func append(_ other: SubviewExpansion, modifying modify: (AnyView) -> AnyView) {
    for section in other.sections ?? [] {
      let section = section.modifying(modify)
      if section.isImplicit {
        for subview in section.content { appendToImplicitSection(subview) }
      } else {
        sections?.append(section)
      }
    }
    holdsSections = true
  }

  /// Appends the sections of a view with actions. A section that already has actions keeps them.
  mutating func appendSections<V: View>(of view: V, actions: AnyView, _ context: Context) {
    var inner = nested(view, context)
    for index in inner.sections?.indices ?? 0..<0 { inner.sections?[index].addActions(context.modified(actions)) }
    let hadSections = holdsSections
    append(inner) { $0 }
    holdsSections = hadSections || inner.holdsSections
  }

  /// Appends a section of a header, a content and a footer. Sections inside them contribute their members.
  mutating func appendSection<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer, _ context: Context
  ) {
    let section = SectionConfiguration(
      id: .init(path: context.path), isImplicit: false, containerValues: Self.values(context.changes),
      header: members(of: header, context.at("header")), content: members(of: content, context.at("content")),
      footer: members(of: footer, context.at("footer")))
    sections?.append(section)
    holdsSections = true
  }

  /// Appends a subview outside of sections to the section of its siblings.
  private mutating func appendToImplicitSection(_ subview: Subview) {
    guard var section = sections?.popLast() else {
      sections = [SectionConfiguration(implicitAfter: nil, content: [subview])]
      return
    }
    if section.isImplicit {
      section.append(subview)
      sections?.append(section)
    } else {
      sections?.append(section)
      sections?.append(SectionConfiguration(implicitAfter: section, content: [subview]))
    }
  }

  private mutating func members<V: View>(of view: V, _ context: Context) -> SubviewsCollection {
    var expansion = SubviewExpansion(from: source(at: context))
    expandInner(&expansion, view, context)
    return SubviewsCollection(expansion.subviews)
  }

  /// Returns the container values after changes, the outermost one first.
  private static func values(_ changes: [(inout ContainerValues) -> Void]) -> ContainerValues {
    var values = ContainerValues()
    for change in changes.reversed() { change(&values) }
    return values
  }

  private func row<V: View>(_ view: V) -> AnyView {
    guard let rowParts else { return AnyView(view) }
    if let section = view as? any RowSection { return section.addingToRows(rowParts) }
    return adding(rowParts, to: view)
  }

  /// Returns the changes of container values among the view's own modifiers, the outermost one first.
  private static func changes(within view: any View) -> [(inout ContainerValues) -> Void] {
    if let subview = view as? Subview { return [{ $0 = subview.containerValues }] }
    if let view = view as? any ValuePreservingView { return changes(within: view.modifiedSubview) }
    guard let view = view as? any SubviewModifier else { return [] }
    return (view.containerChange.map { [$0] } ?? []) + changes(within: view.modifiedSubview)
  }
}
