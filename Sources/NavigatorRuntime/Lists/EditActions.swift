import Foundation

extension DynamicViewContent {
  /// Sets the action that deletes elements. In a list, users swipe a row, or use its delete control while they edit. Nil disables
  /// deletion.
  ///
  /// ```swift
  /// ForEach(fruits) { Text($0.name) }
  ///   .onDelete { fruits.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: A closure that receives the offsets of the elements in the collection.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(base: self, edits: ContentEdits(deletion: .some(action)))
  }

  /// Sets the action that moves elements. In a list, users drag a row by its handle while they edit. Nil disables moving.
  ///
  /// - Parameter action: A closure that receives the offsets of the elements in the collection, and the offset before which they
  ///   are moved.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(base: self, edits: ContentEdits(movement: .some(action)))
  }
}

/// The actions on the rows of a collection. The rows refer to this object, so that an update of the actions does not change the
/// rows.
@MainActor
final class RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// The receiver of drops before an element with an offset.
  var insert: RowInsertion?
  /// Returns the offset of the element with an id.
  var offset: (AnyHashable) -> Int? = { _ in nil }
  var count: () -> Int = { 0 }

  nonisolated init() {}

  /// Deletes a row.
  func deleteRow(_ id: AnyHashable) {
    guard let offset = offset(id) else { return }
    delete?(IndexSet(integer: offset))
  }

  /// Moves a row by a number of rows. Returns false if there are fewer rows in that direction.
  func moveRow(_ id: AnyHashable, by distance: Int) -> Bool {
    guard let move, let offset = offset(id), distance != 0 else { return false }
    let (target, overflows) = offset.addingReportingOverflow(distance)
    guard !overflows, (0..<count()).contains(target) else { return false }
    move(IndexSet(integer: offset), distance > 0 ? target + 1 : target)
    return true
  }

  /// Moves a row after or before another one, unless it is there. Returns false if the collection does not contain both.
  func moveRow(_ id: AnyHashable, beside other: AnyHashable, isAfter: Bool) -> Bool {
    guard let move, id != other, let source = offset(id), let neighbor = offset(other) else { return false }
    let target = isAfter ? neighbor + 1 : neighbor
    if target != source, target != source + 1 { move(IndexSet(integer: source), target) }
    return true
  }
}

/// The edits of a modifier. An outer optional is nil if the modifier does not set the action.
nonisolated struct ContentEdits {
  var deletion: ((IndexSet) -> Void)??
  var movement: ((IndexSet, Int) -> Void)??
  var insertion: RowInsertion?

  /// Returns these edits. For actions that they do not set, the edits of a modifier inside are used.
  func over(_ inner: ContentEdits?) -> ContentEdits {
    ContentEdits(
      deletion: deletion ?? inner?.deletion, movement: movement ?? inner?.movement, insertion: insertion ?? inner?.insertion)
  }
}

/// Content whose rows can be deleted or moved.
nonisolated struct EditedContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let edits: ContentEdits
  @State private var actions = RowActions()

  init(base: Base, edits: ContentEdits) {
    self.base = base
    self.edits = edits
  }

  @MainActor var data: Base.Data { base.data }

  @MainActor var body: AnyView {
    let actions = actions
    let current = collectedEdits
    actions.delete = current.deletion ?? nil
    actions.move = current.movement ?? nil
    actions.insert = current.insertion
    return editable(with: actions) ?? AnyView(base)
  }
}

/// Content that wraps its rows so that they can be edited.
@MainActor
protocol EditableContent {
  /// The edits that this modifier and those inside set. An outer modifier has priority.
  var collectedEdits: ContentEdits { get }
  func editable(with actions: RowActions) -> AnyView?
}

extension EditedContent: EditableContent {
  @MainActor var collectedEdits: ContentEdits { edits.over((base as? any EditableContent)?.collectedEdits) }

  @MainActor func editable(with actions: RowActions) -> AnyView? {
    (base as? any EditableContent)?.editable(with: actions)
  }
}

extension ForEach: EditableContent where Content: View {
  @MainActor var collectedEdits: ContentEdits { ContentEdits() }

  @MainActor func editable(with actions: RowActions) -> AnyView? {
    let (data, id, content) = (data, id, content)
    actions.count = { data.count }
    actions.offset = { wanted in
      var offset = 0
      for element in data.prefix(UpdateLimits.maximumSearch) {
        if AnyHashable(id(element)) == wanted { return offset }
        offset += 1
      }
      return nil
    }
    guard actions.insert != nil else { return AnyView(editing(with: actions) { content($0) }) }
    return AnyView(
      editing(with: actions) { element in
        DropTarget(content: content(element), receiver: RowReceiver(id: AnyHashable(id(element)), actions: actions))
      })
  }

  /// Returns a collection of rows that can be edited.
  @MainActor private func editing<Row: View>(
    with actions: RowActions, row: @escaping (Data.Element) -> Row
  ) -> ForEach<Data, ID, EditableRow<Row>> {
    let (id, canDelete, canMove) = (id, actions.delete != nil, actions.move != nil)
    return ForEach<Data, ID, EditableRow<Row>>(
      data: data,
      content: { element in
        EditableRow(content: row(element), id: AnyHashable(id(element)), actions: actions, canDelete: canDelete, canMove: canMove)
      }, id: id)
  }
}
