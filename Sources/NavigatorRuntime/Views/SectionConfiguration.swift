/// The parts of a section in the content of a container, or of the views between its sections.
///
/// Sections with modifiers, and sections in custom views and modifiers, also count as sections. A modifier of a section applies
/// to each view in the section.
///
/// ```swift
/// ForEach(sections: content) { section in
///   VStack {
///     section.header
///     Card { section.content }
///   }
/// }
/// ```
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  nonisolated public struct ID: Hashable {
    /// The position of the section, from outside to inside.
    let path: [AnyHashable]
  }

  /// The identity of the section.
  public let id: ID
  /// A Boolean value that indicates whether the views are in no section of the content.
  let isImplicit: Bool
  /// The values that modifiers of the section pass to its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public private(set) var content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The actions of the section, which contain no views if the section has none.
  public private(set) var actions = Actions(content: nil)

  init(
    id: ID, isImplicit: Bool, containerValues: ContainerValues, header: SubviewsCollection, content: SubviewsCollection,
    footer: SubviewsCollection
  ) {
    self.id = id
    self.isImplicit = isImplicit
    self.containerValues = containerValues
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Creates the section of views that follow another section, or that are the first ones.
  init(implicitAfter previous: SectionConfiguration?, content: [Subview]) {
    self.init(
      id: ID(path: [AnyHashable("after")] + (previous?.id.path ?? [])), isImplicit: true, containerValues: ContainerValues(),
      header: SubviewsCollection([]), content: SubviewsCollection(content), footer: SubviewsCollection([]))
  }

  mutating func append(_ subview: Subview) { content.append(subview) }

  /// Sets the actions of a section that has none. Views outside of sections have no actions.
  mutating func addActions(_ new: AnyView) {
    if !isImplicit, actions.content == nil { actions = Actions(content: new) }
  }

  /// Returns the section with a modifier of each view.
  func modifying(_ modify: (AnyView) -> AnyView) -> SectionConfiguration {
    func modified(_ subviews: SubviewsCollection) -> SubviewsCollection {
      SubviewsCollection(
        subviews.map {
          Subview(id: $0.id, containerValues: $0.containerValues, loopID: $0.loopID, view: modify($0.view))
        })
    }
    var section = SectionConfiguration(
      id: id, isImplicit: isImplicit, containerValues: containerValues, header: modified(header), content: modified(content),
      footer: modified(footer))
    section.actions = Actions(content: actions.content.map(modify))
    return section
  }
}

/// The sections of a view. Views outside of sections are in a section with their siblings, and an empty view is one section.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// Finds the sections of a view.
  ///
  /// - Parameter source: A source with hosts, which evaluate views of the app with sections. If it is nil, these views are not
  ///   sections.
  init<V: View>(of view: V, from source: SubviewSource? = nil) {
    var expansion = SubviewExpansion.intoSections(from: source)
    expansion.expand(view, source?.context ?? SubviewExpansion.Context())
    let found = expansion.sections ?? []
    sections = found.isEmpty ? [SectionConfiguration(implicitAfter: nil, content: [])] : found
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// Creates a group that transforms the sections of a view.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The transformed sections of a view.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  fileprivate let base: Base
  fileprivate let transform: (SectionCollection) -> Result

  /// The result of the transformation.
  public var body: some View { expanded }

  fileprivate var expanded: ExpandedView<Result> {
    ExpandedView { transform(SectionCollection(of: base, from: $0)) }
  }
}

nonisolated extension GroupSectionsOfContent: SubviewGroup {
  static var memberTypes: [any View.Type] { [Result.self] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(expanded, context)
  }
}

extension ForEach {
  /// Creates a view for each section of a view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(of: view), content: content, id: { $0.id })
  }
}

/// The sections for which a `ForEach` creates views.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let source: ExpandedSource<SectionCollection>

  fileprivate init<V: View>(of view: V) {
    source = ExpandedSource { SectionCollection(of: view, from: $0) }
  }

  private init(_ source: ExpandedSource<SectionCollection>) {
    self.source = source
  }

  /// The position of the first section.
  public var startIndex: Int { source.elements.startIndex }
  /// The position after the last section.
  public var endIndex: Int { source.elements.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { source.elements[index] }
}

extension ForEachSectionCollection: ExpandedData {
  func resolved(from source: SubviewSource) -> ForEachSectionCollection {
    ForEachSectionCollection(self.source.resolved(from: source))
  }

  var isResolved: Bool { source.isResolved }
}
