/// Views for hierarchical data. An element without children is a leaf. The user can expand other elements.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A leaf view or a disclosure group for each element.
  @MainActor public var body: some View { elements }

  nonisolated private var elements: ForEach<Data, ID, OutlineElement<Data, ID, Leaf>> {
    ForEach(data, id: id) { [id, children, leaf] element in
      OutlineElement(element: element, id: id, children: children, leaf: leaf)
    }
  }
}

nonisolated extension OutlineGroup: SubviewGroup, SectionHolder where Parent: View, Leaf: View, Subgroup: View {
  static var memberTypes: [any View.Type] { [Leaf.self] }

  static var holdsMembers: Bool { true }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(elements, context)
  }
}

extension OutlineGroup: RowCollection where Parent: View, Leaf: View, Subgroup: View {
  @MainActor func adding(_ parts: [RowPart]) -> any DynamicViewContent { elements.adding(parts) }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates a group for the elements of a collection.
  ///
  /// - Parameter children: The key path to the children of an element. The children are nil for a leaf.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, leaf: content)
  }

  /// Creates a group for an element and its descendants.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data == [DataElement] {
    self.init(data: [root], id: \.id, children: children, leaf: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates a group for the elements of a collection.
  ///
  /// - Parameters:
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element. The children are nil for a leaf.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, leaf: content)
  }
}

/// The children of an element in an outline. It is a part of the type of ``OutlineGroup``.
nonisolated public struct OutlineSubgroupChildren: View {
  /// An empty view, because the children of an element are created only when the element is expanded.
  public var body: some View { EmptyView() }
}

/// An element in an outline.
nonisolated struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  @MainActor var body: some View {
    let (id, children, leaf) = (id, children, leaf)
    if let inner = element[keyPath: children] {
      // The view type is erased because the children's views have the same type as this view.
      DisclosureGroup {
        ForEach(inner, id: id) { child in
          AnyView(OutlineElement(element: child, id: id, children: children, leaf: leaf))
        }
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}
