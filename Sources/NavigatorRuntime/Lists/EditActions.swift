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
    EditedContent(base: self, deletion: .some(action), movement: nil)
  }

  /// Sets the action that moves elements. In a list, users drag a row by its handle while they edit. Nil disables moving.
  ///
  /// - Parameter action: A closure that receives the offsets of the elements in the collection, and the offset before which they
  ///   are moved.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(base: self, deletion: nil, movement: .some(action))
  }
}

/// The actions on the rows of a collection. The rows keep a reference to it, so that an update of the actions does not change the
/// rows.
@MainActor
final class RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Returns the offset of the element with an id.
  var offset: (AnyHashable) -> Int? = { _ in nil }
  var count: () -> Int = { 0 }

  nonisolated init() {}

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
}

/// Content whose rows can be deleted or moved.
nonisolated struct EditedContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  /// The action of this modifier. The outer optional is nil if the modifier sets the other action.
  let deletion: ((IndexSet) -> Void)??
  let movement: ((IndexSet, Int) -> Void)??
  @State private var actions = RowActions()

  init(base: Base, deletion: ((IndexSet) -> Void)??, movement: ((IndexSet, Int) -> Void)??) {
    self.base = base
    self.deletion = deletion
    self.movement = movement
  }

  @MainActor var data: Base.Data { base.data }

  @MainActor var body: AnyView {
    let actions = actions
    let current = collectedActions
    actions.delete = current.delete ?? nil
    actions.move = current.move ?? nil
    return editable(with: actions) ?? AnyView(base)
  }
}

/// Content that wraps its rows so that they can be edited.
@MainActor
protocol EditableContent {
  /// The actions that this modifier and those inside set. An outer modifier has priority.
  var collectedActions: (delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??) { get }
  func editable(with actions: RowActions) -> AnyView?
}

extension EditedContent: EditableContent {
  @MainActor var collectedActions: (delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??) {
    let inner = (base as? any EditableContent)?.collectedActions
    return (deletion ?? inner?.delete, movement ?? inner?.move)
  }

  @MainActor func editable(with actions: RowActions) -> AnyView? {
    (base as? any EditableContent)?.editable(with: actions)
  }
}

extension ForEach: EditableContent where Content: View {
  @MainActor var collectedActions: (delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??) { (nil, nil) }

  @MainActor func editable(with actions: RowActions) -> AnyView? {
    let (data, id, content) = (data, id, content)
    actions.count = { data.count }
    actions.offset = { wanted in
      var offset = 0
      for element in data {
        if AnyHashable(id(element)) == wanted { return offset }
        offset += 1
      }
      return nil
    }
    let canDelete = actions.delete != nil
    let canMove = actions.move != nil
    return AnyView(
      ForEach<Data, ID, EditableRow<Content>>(
        data: data,
        content: { element in
          EditableRow(
            content: content(element), id: AnyHashable(id(element)), actions: actions, canDelete: canDelete, canMove: canMove)
        }, id: id))
  }
}
