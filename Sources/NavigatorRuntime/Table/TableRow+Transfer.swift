import Foundation

// Drag and drop, and hovering, for the rows of tables.

extension TableRowContent {
  /// Makes the rows draggable within the app. A closure that returns nil prevents the drag.
  @MainActor @preconcurrency public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }

  /// Makes the rows draggable, with a value that a drag transfers; see `draggable(_:)` of views.
  @MainActor @preconcurrency public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    DecoratedTableRows(content: self, decoration: .modifier { AnyView($0.draggable(payload())) })
  }

  /// Accepts drops of values of a type from this app on the rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the values.
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    DecoratedTableRows(
      content: self,
      decoration: .modifier { row in
        AnyView(
          row.dropDestination(for: T.self) { values, _ in
            action(values)
            return true
          })
      })
  }

  /// Runs an action when the pointer enters or leaves one of the rows.
  @MainActor @preconcurrency public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    DecoratedTableRows(content: self, decoration: .modifier { AnyView($0.onHover(perform: action)) })
  }
}

/// Rows that a collection determines.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Sets the action that inserts dropped values. A drop on a row inserts them before the row, or after it if the drop is in its
  /// lower part. An empty collection has no row that accepts drops.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the values.
  ///   - action: A closure that receives the offset before which the values are inserted, and their providers.
  @MainActor @preconcurrency public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let insertion = RowInsertion(of: supportedContentTypes, perform: action)
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }

  /// Sets the action that inserts dropped values. A drop on a row inserts them before the row, or after it if the drop is in its
  /// lower part. An empty collection has no row that accepts drops.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that receives the offset before which the values are inserted, and the values.
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    let insertion = RowInsertion(for: T.self) { action($1, $0) }
    return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
  }
}
