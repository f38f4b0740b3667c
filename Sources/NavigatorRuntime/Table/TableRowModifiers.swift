import Foundation

/// A modifier of the rows of a table.
public protocol _TableRowContentModifier {
  /// The type of the modifier's body.
  associatedtype Body: _TableRowContentModifier
  /// The body of the modifier.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: _TableRowContentModifier {}

/// A modifier that changes the entries of rows directly.
nonisolated protocol PrimitiveTableRowModifier: _TableRowContentModifier where Body == Never {
  /// Returns the entries of rows to which the modifier is applied.
  @MainActor func entries<Rows: TableRowContent>(of rows: Rows, in outline: TableOutline) -> [TableRowEntry<Rows.TableRowValue>]
}

extension PrimitiveTableRowModifier {
  /// A body that is never evaluated because the runtime applies the modifier directly.
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body: the runtime applies it") }
}

/// A modifier that makes table rows draggable. See ``TableRowContent/itemProvider(_:)``.
@MainActor
@preconcurrency
public struct ItemProviderTableRowModifier: PrimitiveTableRowModifier {
  let action: (() -> NSItemProvider?)?

  func entries<Rows: TableRowContent>(of rows: Rows, in outline: TableOutline) -> [TableRowEntry<Rows.TableRowValue>] {
    guard let action else { return tableRows(of: rows, in: outline) }
    return DecoratedTableRows(
      content: rows, decoration: .modifier { AnyView(DragSource(content: $0) { action() }) }
    ).entries(in: outline)
  }
}

/// A modifier that inserts dropped values between the rows of a collection. See ``DynamicTableRowContent``.
@MainActor
@preconcurrency
public struct OnInsertTableRowModifier: PrimitiveTableRowModifier {
  let insertion: RowInsertion

  func entries<Rows: TableRowContent>(of rows: Rows, in outline: TableOutline) -> [TableRowEntry<Rows.TableRowValue>] {
    guard let rows = rows as? any OffsetTableRows else { return tableRows(of: rows, in: outline) }
    return rows.insertingEntries(insertion, in: outline)
  }
}

/// Rows of a collection with known offsets in the collection.
@MainActor
protocol OffsetTableRows: TableRowContent {
  func offsetEntries(in outline: TableOutline) -> [(TableRowEntry<TableRowValue>, offset: Int)]
}

extension OffsetTableRows {
  /// Returns the rows, which accept the values that an action inserts.
  fileprivate func insertingEntries<Value: Identifiable>(
    _ insertion: RowInsertion, in outline: TableOutline
  ) -> [TableRowEntry<Value>] {
    let entries = offsetEntries(in: outline).map { entry, offset in
      var entry = entry
      entry.decorations.append(
        .modifier { AnyView(DropTarget(content: $0, receiver: OffsetReceiver(insertion: insertion, offset: offset))) })
      return entry
    }
    return entries as? [TableRowEntry<Value>] ?? []
  }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the row body, which is `Never` because the runtime displays the rows directly.
  public typealias TableRowBody = Never
}

extension ModifiedContent: PrimitiveTableRows where Content: TableRowContent, Modifier: _TableRowContentModifier {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    guard let modifier = modifier as? any PrimitiveTableRowModifier else { return tableRows(of: content, in: outline) }
    return modifier.entries(of: content, in: outline)
  }
}
