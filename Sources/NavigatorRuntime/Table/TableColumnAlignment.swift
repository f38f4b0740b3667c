import Foundation

/// The alignment of a column's header and cells.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable {
    case leading, center, trailing
    /// The side of the least significant digit in a numbering system, or in the numbering system of the locale if the identifier
    /// is nil.
    case numeric(String?)
  }

  private let kind: Kind

  /// The default alignment, which is leading.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// An alignment at the leading edge of the column.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// An alignment at the center of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// An alignment at the trailing edge of the column.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// An alignment at the end of the locale's numbers, which is the right edge unless digits are written from right to left.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric(nil)) }

  /// Returns an alignment at the end of a numbering system's numbers, which is the right edge unless digits are written from
  /// right to left.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    TableColumnAlignment(kind: .numeric(numberingSystem.identifier))
  }

  /// The numbering systems whose digits are written from right to left: Adlam, N'Ko and Hanifi Rohingya.
  private static let rightToLeftSystems: Set<String> = ["adlm", "nkoo", "rohg"]

  /// A Boolean value that indicates whether the alignment is the default, for which cells require no additional view.
  var isLeading: Bool { kind == .leading }

  func alignment(in direction: LayoutDirection, _ locale: Locale) -> Alignment {
    switch kind {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    case .numeric(let system):
      let endsLeft = Self.rightToLeftSystems.contains(system ?? locale.numberingSystem.identifier)
      return endsLeft == (direction == .rightToLeft) ? .trailing : .leading
    }
  }
}

extension TableColumnContent {
  /// Sets the alignment of the header and the cells of this column.
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    modified { entry in
      guard entry.alignment == nil else { return }
      entry.alignment = alignment
      guard !alignment.isLeading else { return }
      let cell = MainActorValue(entry.cell)
      entry.cell = { AnyView(AlignedCell(alignment: alignment, content: cell.value($0))) }
    }
  }
}

/// A view that aligns the content of a cell or a header in its column.
nonisolated struct AlignedCell<Content: View>: View {
  let alignment: TableColumnAlignment
  let content: Content
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  init(alignment: TableColumnAlignment, content: Content) {
    self.alignment = alignment
    self.content = content
  }

  @MainActor var body: some View {
    content.frame(maxWidth: .infinity, alignment: alignment.alignment(in: direction, locale))
  }
}
