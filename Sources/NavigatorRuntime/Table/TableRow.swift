import Foundation

/// A type that represents the rows of a table.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the row body.
  associatedtype TableRowBody: TableRowContent
  /// The row body, which contains the rows of this content.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// The row body, which does not exist.
  public var tableRowBody: Never { fatalError("There is no value of Never.") }
}

/// Rows that provide their entries directly.
@MainActor
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
  func entries(in outline: TableOutline) -> [TableRowEntry<TableRowValue>]
}

extension PrimitiveTableRows {
  /// A body that is never evaluated because the runtime displays the rows directly.
  public var tableRowBody: Never {
    fatalError("\(Self.self) has no body: the runtime shows its rows")
  }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) {
    self.value = value
  }

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Value>] {
    outline.budget.takeRow() ? [TableRowEntry(value: value, depth: outline.depth)] : []
  }
}

/// The rows of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data

  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Data.Element>] {
    var entries: [TableRowEntry<Data.Element>] = []
    for value in data {
      guard outline.budget.takeRow() else { break }
      entries.append(TableRowEntry(value: value, depth: outline.depth))
    }
    return entries
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach: PrimitiveTableRows where Content: TableRowContent {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    entries(in: outline) { _, _ in }
  }
}

extension ForEach where Content: TableRowContent {
  /// Returns the rows of the elements.
  ///
  /// - Parameter ends: A closure that receives the offset of each element, and the number of rows up to its end.
  @MainActor private func entries(
    in outline: TableOutline, ends: (Int, Int) -> Void
  ) -> [TableRowEntry<Content.TableRowValue>] {
    var entries: [TableRowEntry<Content.TableRowValue>] = []
    var offset = 0
    for element in data {
      guard outline.budget.takeStep() else { break }
      let first = outline.sections.count
      entries += tableRows(of: content(element), in: outline)
      outline.sections.identify(from: first, by: id(element))
      ends(offset, entries.count)
      offset += 1
      guard !outline.budget.isExceeded else { break }
    }
    return entries
  }
}

extension ForEach: OffsetTableRows where Content: TableRowContent {
  @MainActor func offsetEntries(in outline: TableOutline) -> [(TableRowEntry<Content.TableRowValue>, offset: Int)] {
    var offsets: [Int] = []
    let entries = entries(in: outline) { offset, end in
      while offsets.count < end { offsets.append(offset) }
    }
    return zip(entries, offsets).map { ($0, offset: $1) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Creates a row for each element of a collection.
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows for each element of a collection.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Returns the entries of rows. A custom row type has the entries of its body.
@MainActor
func tableRows<Value: Identifiable>(of rows: some TableRowContent, in outline: TableOutline) -> [TableRowEntry<Value>] {
  guard let inner = outline.entered() else { return [] }
  if let primitive = rows as? any PrimitiveTableRows { return primitive.typedEntries(in: inner) }
  return tableRows(of: rows.tableRowBody, in: inner)
}

extension PrimitiveTableRows {
  func typedEntries<Value: Identifiable>(in outline: TableOutline) -> [TableRowEntry<Value>] {
    entries(in: outline) as? [TableRowEntry<Value>] ?? []
  }
}

/// A result builder that creates the rows of a table.
@resultBuilder
nonisolated public struct TableRowBuilder<Value: Identifiable> {
  /// Returns a row unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns the only row of a block.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
    content
  }

  /// Combines the rows of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    // `buildExpression` has already checked the type of each row's value.
    var makers: [@MainActor (TableOutline) -> [TableRowEntry<Value>]] = []
    for item in repeat each content {
      let item = MainActorValue(item)
      makers.append { tableRows(of: item.value, in: $0) }
    }
    return TupleTableRowContent(value: (repeat each content), makers: makers)
  }

  /// Returns the rows of an `if` statement without an `else` clause.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content? where Content.TableRowValue == Value {
    content
  }

  /// Returns the rows of the first branch of an `if` or `switch` statement.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the rows of the second branch of an `if` or `switch` statement.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .second(second))
  }
}
