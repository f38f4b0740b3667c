// Table rows for hierarchical data.

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// The type of the rows' values.
  public typealias TableRowValue = Parent.TableRowValue
  /// The type of the row body, which is `Never` because the runtime displays the rows directly.
  public typealias TableRowBody = Never
}

extension OutlineGroup: PrimitiveTableRows
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Parent.TableRowValue>] {
    outline.entries(of: data, children: children) { tableRows(of: leaf($0), in: $1) }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// Creates rows for the elements of a collection and their descendants. The user can expand elements whose children are not
  /// nil.
  ///
  /// ```swift
  /// Table(of: Folder.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   OutlineGroup(folders, children: \.folders) { TableRow($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - children: The key path to the children of an element. The children are nil for a leaf.
  ///   - content: A closure that creates the rows of an element. The last row expands the element.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, leaf: content)
  }

  /// Creates rows for an element and its descendants.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init(data: [root], id: \.id, children: children, leaf: content)
  }

  /// Creates a row for each element of a collection and for their descendants.
  nonisolated public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where ID == DataElement.ID, DataElement == Data.Element, Parent == TableRow<DataElement> {
    self.init(data: data, id: \.id, children: children) { TableRow($0) }
  }

  /// Creates a row for an element and for its descendants.
  nonisolated public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement], Parent == TableRow<DataElement> {
    self.init(data: [root], id: \.id, children: children) { TableRow($0) }
  }
}
