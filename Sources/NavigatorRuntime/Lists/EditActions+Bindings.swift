import Foundation

/// The edits that a list or a collection of views performs on its data.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Users move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Users delete elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Users move and delete elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A view of an element that users can move or delete. It is part of the type of a ``ForEach`` with edit actions.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let id: AnyHashable
  let edits: CollectionEdits

  /// The row.
  @MainActor public var body: some View {
    let actions = RowActions()
    actions.delete = edits.delete
    actions.move = edits.move
    actions.offset = edits.offset
    actions.count = edits.count
    return EditableRow(
      content: content, id: id, actions: actions, canDelete: edits.delete != nil, canMove: edits.move != nil)
  }
}

/// The edits of a collection.
nonisolated struct CollectionEdits {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  /// Returns the offset of the element with an id.
  let offset: (AnyHashable) -> Int?
  let count: () -> Int
}

/// The elements of a collection with their ids. It is part of the type of a ``ForEach`` with edit actions.
nonisolated public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An element of the collection: its index and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The first index.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last one.
  public var endIndex: Base.Index { base.endIndex }
  /// Returns the next index.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// Returns the previous index.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  /// Returns an index at a distance.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(index, offsetBy: distance) }
  /// Returns the distance between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
  /// The element at an index.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, from a binding to the element. Users edit the collection.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element of a collection, from a binding to the element. Users edit the collection.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let edits = CollectionEdits(
      delete: editActions.rawValue & 2 == 0 ? nil : { data.wrappedValue.removeElements(at: $0) },
      move: editActions.rawValue & 1 == 0 ? nil : { data.wrappedValue.moveElements(at: $0, to: $1) },
      offset: { wanted in data.wrappedValue.enumerated().first { AnyHashable($0.element[keyPath: id]) == wanted }?.offset },
      count: { data.wrappedValue.count })
    self.data = IndexedIdentifierCollection(base: elements, id: id)
    self.content = { element in
      EditableCollectionContent(
        content: content(data.element(at: element.index, last: elements[element.index])), id: AnyHashable(element.id),
        edits: edits)
    }
    self.id = { $0.id }
  }
}

extension MutableCollection {
  /// Removes the elements at offsets, if the collection can be shortened.
  fileprivate mutating func removeElements(at offsets: IndexSet) {
    func open<C: RangeReplaceableCollection>(_ collection: C) -> C {
      var kept = C()
      for (offset, element) in collection.enumerated() where !offsets.contains(offset) { kept.append(element) }
      return kept
    }
    guard let collection = self as? any RangeReplaceableCollection, let new = open(collection) as? Self else { return }
    self = new
  }

  /// Moves the elements at offsets to the position before the element at another offset.
  fileprivate mutating func moveElements(at offsets: IndexSet, to destination: Int) {
    var elements = Array(self)
    elements.move(fromOffsets: offsets, toOffset: destination)
    for (index, element) in zip(Array(indices), elements) { self[index] = element }
  }
}
