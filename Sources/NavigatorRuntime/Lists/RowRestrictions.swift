extension View {
  /// Prevents users from deleting this row, or the rows in this view.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    RestrictedView(content: self, restriction: .delete, isRestricted: isDisabled)
  }

  /// Prevents users from moving this row, or the rows in this view.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    RestrictedView(content: self, restriction: .move, isRestricted: isDisabled)
  }

  /// Prevents users from selecting this row or the rows in this view, or from choosing this option of a picker.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: SelectionDisabledKey.self, value: isDisabled))
  }
}

nonisolated struct SelectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated enum SelectionDisabledTrait: ContainerValueKey {
  static let defaultValue: Bool? = nil
}

extension ContainerValues {
  /// A Boolean value that indicates whether the subview's innermost modifier prevents its selection; nil if there is none.
  nonisolated var isSelectionDisabled: Bool? {
    get { self[SelectionDisabledTrait.self] }
    set { self[SelectionDisabledTrait.self] = newValue }
  }
}

extension EnvironmentView {
  /// The change of the container values by the modifier that prevents a selection. The innermost modifier comes first.
  nonisolated var selectionChange: ((inout ContainerValues) -> Void)? {
    guard Change.self == InternalChange<SelectionDisabledKey>.self, let change = change as? InternalChange<SelectionDisabledKey>
    else { return nil }
    let isDisabled = change.value
    return { if $0.isSelectionDisabled == nil { $0.isSelectionDisabled = isDisabled } }
  }
}

/// A view that restricts the actions of the row around it and of the rows inside.
nonisolated struct RestrictedView<Content: View>: View {
  let content: Content
  let restriction: RowRestriction
  let isRestricted: Bool

  @MainActor var body: some View {
    let (restriction, isRestricted) = (restriction, isRestricted)
    RowRestrictionView(content: content, restriction: isRestricted ? restriction : [])
      .transformEnvironment(\.rowRestriction) { if isRestricted { $0.formUnion(restriction) } }
  }
}

extension EnvironmentValues {
  var rowRestriction: RowRestriction {
    get { self[RowRestrictionKey.self] }
    set { self[RowRestrictionKey.self] = newValue }
  }
}

nonisolated struct RowRestrictionView<Content: View>: PrimitiveView {
  let content: Content
  let restriction: RowRestriction

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    RowRestrictionNode(view, type, context)
  }
}

@MainActor
final class RowRestrictionNode<Content: View>: TransparentNode<RowRestrictionView<Content>, Content> {
  private weak var row: (any EditingRow)?

  init(_ view: RowRestrictionView<Content>, _ type: ViewType<RowRestrictionView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    row = firstAncestor { $0 as? any EditingRow }
    row?.setRestriction(view.restriction, by: self)
  }

  override func evaluate() {
    super.evaluate()
    row?.setRestriction(view.restriction, by: self)
  }

  override func willTearDown() {
    if let row, row.isAlive { row.setRestriction(nil, by: self) }
  }
}
