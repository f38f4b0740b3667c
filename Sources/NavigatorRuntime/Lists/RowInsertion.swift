import Foundation
import NavigatorHost

extension DynamicViewContent {
  /// Sets the action that inserts dropped values. A drop on a row inserts them before the row, or after it if the drop is in its
  /// lower part. An empty collection has no row that accepts drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the values.
  ///   - action: A closure that receives the offset before which the values are inserted, and their providers.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let action = MainActorValue(action)
    let insertion = RowInsertion(
      accepts: { values in !Self.providers(of: values, supportedContentTypes).isEmpty },
      insert: { values, offset in action.value(offset, Self.providers(of: values, supportedContentTypes)) })
    return EditedContent(base: self, edits: ContentEdits(insertion: insertion))
  }

  /// Sets the action that inserts dropped values. A drop on a row inserts them before the row, or after it if the drop is in its
  /// lower part. An empty collection has no row that accepts drops.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values, and the offset before which they are inserted.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    let action = MainActorValue(action)
    let insertion = RowInsertion(
      accepts: { values in values.contains { value in TransferSource(value).map { T.accepts($0.value) } == true } },
      insert: { values, offset in
        values.compactMap { TransferSource($0) }.filter { T.accepts($0.value) }.transfer(to: T.self) { action.value($0, offset) }
      })
    return EditedContent(base: self, edits: ContentEdits(insertion: insertion))
  }

  nonisolated private static func providers(of values: [Any], _ types: [UTType]) -> [NSItemProvider] {
    values.map { $0 as? NSItemProvider ?? NSItemProvider(value: $0) }.filter { $0.conforms(to: types) }
  }
}

/// The receiver of drops on the rows of a collection.
nonisolated struct RowInsertion {
  let accepts: ([Any]) -> Bool
  let insert: @MainActor ([Any], Int) -> Void
}

/// The receiver of drops on one row.
nonisolated struct RowReceiver: DropReceiver {
  let id: AnyHashable
  let actions: RowActions
  /// The distance from the top of a row, in points, from which a drop is inserted after it: half of the usual height of a row.
  private static let middle: CGFloat = 22

  init(id: AnyHashable, actions: RowActions) {
    self.id = id
    self.actions = actions
  }

  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase) {
    guard phase == .ended, let insertion = actions.insert, insertion.accepts(values), let offset = actions.offset(id) else {
      return
    }
    insertion.insert(values, location.y > Self.middle ? offset + 1 : offset)
  }
}
