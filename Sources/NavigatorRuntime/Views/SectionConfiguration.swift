/// The parts of a section in the content of a container, or of views between its sections.
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
}

/// The sections of a view. Views outside of sections are in a section with their siblings, and an empty view is one section.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init<V: View>(of view: V) {
    var expansion = SubviewExpansion.intoSections()
    expansion.expand(view)
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
  public var body: some View {
    transform(SectionCollection(of: base))
  }
}

extension ForEach {
  /// Creates a view for each section of a view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(sections: SectionCollection(of: view)), content: content, id: { $0.id })
  }
}

/// The sections for which a `ForEach` creates views.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  fileprivate let sections: SectionCollection

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
