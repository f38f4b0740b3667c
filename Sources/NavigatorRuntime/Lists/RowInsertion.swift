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
    let insertion = RowInsertion(of: supportedContentTypes, perform: action)
    return EditedContent(base: self, edits: ContentEdits(insertion: insertion))
  }

  /// Sets the action that inserts dropped values of the types with some identifiers, such as `public.text`.
  @_disfavoredOverload
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
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
    let insertion = RowInsertion(for: T.self, action: action)
    return EditedContent(base: self, edits: ContentEdits(insertion: insertion))
  }
}

/// The receiver of drops on the rows of a collection.
nonisolated struct RowInsertion {
  let accepts: ([Any]) -> Bool
  let insert: @MainActor ([Any], Int) -> Void
}

extension RowInsertion {
  /// Creates a receiver of providers for types.
  init(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
    let action = MainActorValue(action)
    self.init(
      accepts: { values in !Self.providers(of: values, types).isEmpty },
      insert: { values, offset in action.value(offset, Self.providers(of: values, types)) })
  }

  /// Creates a receiver of values of a type.
  init<T: Transferable>(for type: T.Type, action: @escaping ([T], Int) -> Void) {
    let action = MainActorValue(action)
    self.init(
      accepts: { values in values.contains { value in TransferSource(value).map { T.accepts($0.value) } == true } },
      insert: { values, offset in
        values.compactMap { TransferSource($0) }.filter { T.accepts($0.value) }.transfer(to: T.self) { action.value($0, offset) }
      })
  }

  private static func providers(of values: [Any], _ types: [UTType]) -> [NSItemProvider] {
    values.map { $0 as? NSItemProvider ?? NSItemProvider(value: $0) }.filter { $0.conforms(to: types) }
  }

  /// The distance from the top of a row, in points, from which a drop is inserted after it: half of the usual height of a row.
  fileprivate static var middle: CGFloat { 22 }

  /// Inserts values before the row with an offset, or after it if the drop is in its lower part.
  @MainActor fileprivate func receive(_ values: [Any], at location: CGPoint, offset: Int) {
    insert(values, location.y > Self.middle ? offset + 1 : offset)
  }
}

/// The receiver of drops on a row with a known offset.
nonisolated struct OffsetReceiver: DropReceiver {
  let insertion: RowInsertion
  let offset: Int

  init(insertion: RowInsertion, offset: Int) {
    self.insertion = insertion
    self.offset = offset
  }

  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase) {
    guard phase == .ended, insertion.accepts(values) else { return }
    insertion.receive(values, at: location, offset: offset)
  }
}

/// The receiver of drops on one row.
nonisolated struct RowReceiver: DropReceiver {
  let id: AnyHashable
  let actions: RowActions

  init(id: AnyHashable, actions: RowActions) {
    self.id = id
    self.actions = actions
  }

  @MainActor func receive(_ values: [Any], at location: CGPoint, _ phase: InputEvent.Gesture.Phase) {
    guard phase == .ended, let insertion = actions.insert, insertion.accepts(values), let offset = actions.offset(id) else {
      return
    }
    insertion.receive(values, at: location, offset: offset)
  }
}
