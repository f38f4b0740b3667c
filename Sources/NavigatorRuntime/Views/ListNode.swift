import NavigatorHost

@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>: ContainerNode<List<SelectionValue, Content>, Content>,
  SelectingNode
{
  private(set) var selection: ListSelectionSource?
  /// The selected row of which the split view knows, if the list selects one row at a time.
  private var reportedRow: AnyHashable?

  override var content: Content { view.content }
  override var keepsPaddingOutside: Bool { true }

  override func resolve() -> Resolved {
    if SelectionValue.self != Never.self { updateSelection() }
    var resolved = Resolved(content: scrollOptions())
    resolved.content[.variant] = .variant(ListStyleKey.style(read(ListStyleKey.self), in: region))
    addSizes(to: &resolved.content)
    addRefresh(to: &resolved)
    addReports(to: &resolved.content, &resolved.events)
    addScrollOptions(to: &resolved.content)
    addScrolling(to: &resolved.content, &resolved.events)
    if inherited.isEnabled, selection?.menu?.acceptsType(SelectionValue.self) == true { resolved.events.insert(.menu) }
    return resolved
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .menu = action else { return handleScrolling(action) }
    guard let menu = selection?.menu, menu.acceptsType(SelectionValue.self) else { return .dropped(.notAccepted) }
    // The list's own menu, for its empty area, applies to no rows. The rows have separate menus.
    menu.open([], nil)
    return .handled
  }

  override func willTearDown() { cancelRefresh() }

  private func updateSelection() {
    let source = selection ?? makeSource()
    selection = source
    source.menu = read(SelectionMenuKey.self)
    let (tags, usesControls) = track { (selected, selectsByControls) }
    source.update(tags, usesControls: usesControls)
    if case .one? = view.selection { reportChange(to: tags.first) }
  }

  /// Informs the split view when the app has changed the selected row.
  private func reportChange(to row: AnyHashable?) {
    guard row != reportedRow else { return }
    reportedRow = row
    let column = region.columnKind
    guard column == .sidebar || column == .content else { return }
    splitView?.selectionChanged(isInSidebar: column == .sidebar, isSelected: row != nil)
  }

  /// The node of the split view in one of whose columns the list is.
  private var splitView: (any StackOwner)? { EnvironmentValues(scope: scope)[StackControllerKey.self]?.node }

  /// A Boolean value that indicates whether users edit the list and can select several rows.
  private var selectsByControls: Bool {
    guard case .many? = view.selection else { return false }
    return EnvironmentValues(scope: scope).editMode?.wrappedValue.isEditing == true
  }

  private func makeSource() -> ListSelectionSource {
    ListSelectionSource(
      canonical: { tag in tag.selection(as: SelectionValue.self).map { AnyHashable($0) } },
      select: { [weak self] tag in self?.select(tag) })
  }

  private var selected: Set<AnyHashable> {
    switch view.selection {
    case .one(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    case nil: []
    }
  }

  private func select(_ tag: AnyHashable) {
    guard let value = tag.selection(as: SelectionValue.self) else { return }
    let column = region.columnKind
    switch view.selection {
    case .one(let binding):
      binding.wrappedValue = value
      reportedRow = selected.first
    case .many(let binding):
      // A row of a column before the detail replaces the selection, because it leads to the next column.
      let replaces = !selectsByControls && (column == .sidebar || column == .content)
      binding.wrappedValue = replaces ? [value] : binding.wrappedValue.toggling(value)
      guard replaces else { return }
    case nil: return
    }
    splitView?.rowWasSelected(isInSidebar: column == .sidebar)
  }

  var hasSelectedRow: Bool {
    guard case .one(let binding)? = view.selection else { return false }
    return binding.wrappedValue != nil
  }

  func clearSelection() {
    guard case .one(let binding)? = view.selection, binding.wrappedValue != nil else { return }
    binding.wrappedValue = nil
    reportedRow = selected.first
  }
}
