import NavigatorHost

/// The selected rows of a list by tag. When the selection changes, only the affected rows are evaluated.
@MainActor
final class ListSelectionSource {
  private var selected: Set<FixedHash<AnyHashable>> = []
  /// A Boolean value that indicates whether rows have controls that select them. This is the case while users edit a list in
  /// which several rows can be selected.
  private(set) var usesControls = false
  /// The menu and the primary action of the rows, if the list has any.
  var menu: SelectionMenu?
  private var rows: [FixedHash<AnyHashable>: [Reader]] = [:]
  /// The number of readers of all tags, which include former tags of rows until the next purge.
  private(set) var readerCount = 0
  private var purgeThreshold = 64
  private var readings: UInt64 = 0
  private let canonical: (AnyHashable) -> AnyHashable?
  private let select: (AnyHashable) -> Void

  /// A row that has read whether a tag is selected, and the number of its last read.
  private struct Reader {
    let row: Weak<Node>
    var reading: UInt64
  }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - canonical: A function that converts a tag to the selection's type, or returns nil if it cannot.
  ///   - select: A function that selects a tag.
  init(canonical: @escaping (AnyHashable) -> AnyHashable?, select: @escaping (AnyHashable) -> Void) {
    self.canonical = canonical
    self.select = select
  }

  /// Returns the row of a tag, or nil if the list's selection cannot contain the tag.
  func row(_ tag: AnyHashable) -> SelectableRow? {
    canonical(tag).map { SelectableRow(source: self, tag: $0) }
  }

  func update(_ new: Set<AnyHashable>, usesControls: Bool) {
    let new = Set(new.map { FixedHash($0) })
    var changed = selected.symmetricDifference(new)
    selected = new
    if usesControls != self.usesControls { changed.formUnion(rows.keys) }
    self.usesControls = usesControls
    for tag in changed {
      for reader in rows[tag] ?? [] {
        if let node = reader.row.value { node.graph.queue.invalidate(node) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the row of a tag is selected. `node` is evaluated again when the result or
  /// ``usesControls`` changes.
  func isSelected(_ tag: AnyHashable, _ node: Node) -> Bool {
    let key = FixedHash(tag)
    readings &+= 1
    if let known = rows[key]?.firstIndex(where: { $0.row.value === node }) {
      rows[key]?[known].reading = readings
    } else {
      let live = (rows[key] ?? []).filter { $0.row.value != nil }
      readerCount += live.count + 1 - (rows[key]?.count ?? 0)
      rows[key] = live + [Reader(row: Weak(node), reading: readings)]
      purge()
    }
    return selected.contains(key)
  }

  /// Removes rows that have ended, and the former tags of rows.
  private func purge() {
    guard readerCount > purgeThreshold else { return }
    var last: [ObjectIdentifier: UInt64] = [:]
    for reader in rows.values.joined() {
      guard let node = reader.row.value else { continue }
      last[ObjectIdentifier(node)] = max(last[ObjectIdentifier(node)] ?? 0, reader.reading)
    }
    rows = rows.compactMapValues { readers in
      let current = readers.filter { $0.row.value.flatMap { last[ObjectIdentifier($0)] } == $0.reading }
      return current.isEmpty ? nil : current
    }
    readerCount = last.count
    purgeThreshold = max(64, readerCount * 2)
  }

  func choose(_ tag: AnyHashable) {
    select(tag)
  }

  /// Returns the tags of the selected rows if the given row is selected, or otherwise only the row's tag.
  func tags(with tag: AnyHashable) -> Set<AnyHashable> {
    selected.contains(FixedHash(tag)) ? Set(selected.map(\.value)) : [tag]
  }
}

/// A row of a list with the tag by which it is selected.
struct SelectableRow: Equatable {
  let source: ListSelectionSource
  let tag: AnyHashable

  static func == (lhs: SelectableRow, rhs: SelectableRow) -> Bool {
    lhs.source === rhs.source && lhs.tag == rhs.tag
  }

  /// Marks the outermost level as the selectable row. If a control in the row accepts taps itself, it still receives them.
  ///
  /// - Returns: A Boolean value that indicates whether the row needs a control that selects it.
  @MainActor
  func mark(_ levels: inout [BoxLevel], ownTap: Bool, isEnabled: Bool, node: Node) -> Bool {
    let last = levels.count - 1
    if source.isSelected(tag, node) { levels[last].entries.append(Content.Entry(.isSelected, true)) }
    let isDisabled = node.graph.queue.reading(as: node) { EnvironmentValues(scope: node.scope)[SelectionDisabledKey.self] }
    guard isEnabled, !isDisabled else { return false }
    if let menu = source.menu, menu.accepts(tag) { add(menu, to: &levels[last], node: node) }
    guard !source.usesControls else { return true }
    guard levels[last].tap == nil, !(last == 0 && ownTap) else { return false }
    levels[last].tap = { source.choose(tag) }
    return false
  }

  /// Adds the menu of the selection, unless the row has a menu, and the primary action, unless controls select the rows.
  @MainActor
  private func add(_ menu: SelectionMenu, to level: inout BoxLevel, node: Node) {
    let tags: @MainActor () -> Set<AnyHashable> = { source.tags(with: tag) }
    if level.menu == nil {
      level.menu = { [weak node] in
        if let element = node?.element?.outermost { menu.open(tags(), element.id) }
      }
    }
    if !source.usesControls { level.gestures += menu.handlers(row: { tag }, tags: tags) }
  }
}

extension BoxChain {
  /// The row of the next element, from the nearest tag.
  var selectableRow: SelectableRow? {
    var link: BoxChain? = self
    while let current = link {
      if case .row(let row) = current.modifier { return row }
      link = current.outer
    }
    return nil
  }
}

/// A node whose rows can be selected.
@MainActor
protocol SelectingNode: Node {
  var selection: ListSelectionSource? { get }
  /// A Boolean value that indicates whether one row at a time can be selected and a row is selected.
  var hasSelectedRow: Bool { get }
  /// Removes the selected row if one row at a time can be selected.
  func clearSelection()
}

extension Node {
  /// The selection of the list that contains this node's elements as rows; nil outside of a list with selection.
  var enclosingListSelection: ListSelectionSource? {
    var record = elementParent
    while let holder = record, holder.role == .section || holder.role == .swipeRow { record = holder.node.elementParent }
    return (record?.node as? any SelectingNode)?.selection
  }
}
