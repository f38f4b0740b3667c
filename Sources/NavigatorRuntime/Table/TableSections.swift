import Foundation

/// The header of a section of a table, which extends over all columns.
nonisolated struct TableSectionHeader {
  let view: AnyView
  /// The app's binding to the expansion of the section. If it is nil, the section is always expanded.
  let isExpanded: Binding<Bool>?
}

/// The sections of a table. They are recorded while the table evaluates its rows, so that rows without sections cost nothing.
nonisolated final class TableSections {
  private struct Start {
    /// The index of the section's first row.
    let row: Int
    let header: TableSectionHeader?
    /// A hash of the parts that identify the section, from the innermost to the outermost one.
    var identity: Int

    init(row: Int, header: TableSectionHeader?, _ part: Part) {
      self.row = row
      self.header = header
      identity = part.hashValue
    }
  }

  private enum Part: Hashable {
    case outside, section, content, end
    case index(Int)
  }

  private var starts: [Start] = []

  var isEmpty: Bool { starts.isEmpty }

  /// The number of sections and ends of sections.
  var count: Int { starts.count }

  /// A Boolean value that indicates whether the number of sections is less than the maximum.
  var hasRoom: Bool { starts.count < 2 * TableLimits.sections }

  /// Begins a section before a row.
  func begin(_ header: TableSectionHeader?, at row: Int) {
    starts.append(Start(row: row, header: header, .section))
  }

  /// Ends a section before a row. Rows that follow belong to no section.
  func end(at row: Int) {
    starts.append(Start(row: row, header: nil, .end))
  }

  /// Adds the id of the collection's element that contains the sections from an index.
  func identify<ID: Hashable>(from index: Int, by id: @autoclosure () -> ID) {
    guard index < starts.count else { return }
    let id = id()
    for position in index..<starts.count {
      var hasher = Hasher()
      hasher.combine(starts[position].identity)
      hasher.combine(id)
      starts[position].identity = hasher.finalize()
    }
  }

  /// Adds the position in a builder to the identity of the sections from an index.
  func identify(from index: Int, at position: Int) {
    identify(from: index, by: Part.index(position))
  }

  /// Marks the sections from an index as parts of another section.
  func identifyContent(from index: Int) {
    identify(from: index, by: Part.content)
  }

  /// Returns the sections with their rows, and the rows between them. Rows without a section precede, follow or separate the
  /// sections.
  func groups<Value: Identifiable>(of rows: [TableRowEntry<Value>]) -> [TableRowGroup<Value>] {
    var groups: [TableRowGroup<Value>] = []
    var current = Start(row: 0, header: nil, .outside)
    for next in starts + [Start(row: rows.count, header: nil, .outside)] {
      let first = min(current.row, rows.count)
      let end = min(max(next.row, first), rows.count)
      if current.header != nil || first < end {
        let id = TableRowGroupID(hash: current.identity)
        groups.append(TableRowGroup(id: id, header: current.header, rows: Array(rows[first..<end])))
      }
      current = next
    }
    return groups
  }
}

/// The identity of a group of rows. It is a type of its own, so that it is never the id of a row to which an app scrolls.
nonisolated struct TableRowGroupID: Hashable {
  let hash: Int
}

/// Consecutive rows of a table with an optional header.
nonisolated struct TableRowGroup<Value: Identifiable>: Identifiable {
  let id: TableRowGroupID
  let header: TableSectionHeader?
  let rows: [TableRowEntry<Value>]
}

/// The row with the header of a section. A button expands and collapses the section if the app has a binding for it.
nonisolated struct TableSectionRow: View {
  let header: TableSectionHeader
  /// The number of columns, over which the header extends.
  let columnCount: Int

  init(header: TableSectionHeader, columnCount: Int) {
    self.header = header
    self.columnCount = columnCount
  }

  @MainActor var body: some View {
    ElementView(.box, content: [.kind: .kind(.tableSection)]) {
      ElementView(.box, content: [.kind: .kind(.rowHeader), .value: .number(Double(columnCount))]) {
        HStack(spacing: 4) {
          header.view.accessibilityAddTraits(.isHeader)
          if let isExpanded = header.isExpanded {
            Spacer()
            ExpansionButton(isExpanded: isExpanded.wrappedValue) { isExpanded.wrappedValue.toggle() }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 4, trailing: 16))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
