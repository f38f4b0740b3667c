import NavigatorHost

extension View {
  /// Adds a menu and a primary action to the rows of the lists and tables in this view. They apply to selections with values of a
  /// type. A double click or the Return key performs the primary action.
  ///
  /// ```swift
  /// Table(orders, selection: $selection) { … }
  ///   .contextMenu(forSelectionType: Order.ID.self) { orders in
  ///     Button("Archive") { archive(orders) }
  ///   } primaryAction: { orders in
  ///     open(orders)
  ///   }
  /// ```
  ///
  /// A long press or a secondary click on a selected row opens the menu for all selected rows. On any other row, it opens the
  /// menu for that row. In the area outside selectable rows, it opens the menu for an empty set. A menu without items does not
  /// open. The Return key performs the primary action for the same rows, and a double click performs it for one row.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values of the selection.
  ///   - menu: A closure that returns the menu items for a set of rows. The set is empty outside selectable rows.
  ///   - primaryAction: An action for a set of rows, or nil.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, menu: menu, primaryAction: primaryAction)
  }
}

/// The menu and the primary action of rows, which are identified by tags.
@MainActor
final class SelectionMenu {
  /// Returns a Boolean value that indicates whether the menu applies to rows with a tag.
  fileprivate(set) var accepts: (AnyHashable) -> Bool = { _ in false }
  /// Returns a Boolean value that indicates whether the menu applies to selections with values of a type.
  fileprivate(set) var acceptsType: (Any.Type) -> Bool = { _ in false }
  /// Opens the menu for rows at an element, or at the pointer if the element is nil.
  fileprivate(set) var open: (Set<AnyHashable>, ElementID?) -> Void = { _, _ in }
  /// Performs the primary action. It is nil if there is no primary action.
  fileprivate(set) var perform: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}

  /// Returns the handlers of a double click and the Return key on a row.
  ///
  /// - Parameters:
  ///   - row: A closure that returns the tag of the row. A double click applies only to this row because each click changes the
  ///     selection.
  ///   - tags: A closure that returns the tags of the rows to which the Return key applies.
  func handlers(
    row: @escaping @MainActor () -> AnyHashable, tags: @escaping @MainActor () -> Set<AnyHashable>
  ) -> [GestureHandler] {
    guard perform != nil else { return [] }
    let click = GestureHandler(priority: .normal, needs: [.taps(2)]) { [weak self] gesture in
      if gesture.kind == .tap, gesture.value == 2 { self?.perform?([row()]) }
    }
    let key = KeyPressHandler(.named([.return]), .down) { [weak self] _ in
      self?.perform?(tags())
      return .handled
    }
    return [click, key]
  }
}

nonisolated struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu and the primary action for the rows of lists and tables.
  var selectionMenu: SelectionMenu? { self[SelectionMenuKey.self] }
}

nonisolated struct SelectionMenuView<Content: View, Item: Hashable, Items: View>: View {
  let content: Content
  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var request: Request?
  @State private var source = SelectionMenu()

  private struct Request {
    let items: Set<Item>
    let anchor: ElementID?

    /// The location of the menu. Hosts report the position of the pointer.
    var place: NavigatorHost.Content.Value { anchor.map { .number(Double($0.rawValue)) } ?? .string("pointer") }
  }

  init(content: Content, menu: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)?) {
    self.content = content
    self.menu = menu
    self.primaryAction = primaryAction
  }

  @MainActor var body: some View {
    connect()
    let request = $request
    let menu = menu
    return PresenterView(
      content: EnvironmentView(content: content, change: InternalChange(key: SelectionMenuKey.self, value: source)), kind: .menu,
      current: {
        guard let wanted = request.wrappedValue else { return nil }
        let items = EnvironmentView(content: menu(wanted.items), change: MenuItemsChange())
        return PresentedContent(identity: 0, view: AnyView(items), content: [.anchor: wanted.place])
      },
      dismissed: { request.wrappedValue = nil })
  }

  /// Updates the closures of the menu in the current evaluation.
  @MainActor private func connect() {
    let request = $request
    source.accepts = { $0.selection(as: Item.self) != nil }
    source.acceptsType = { $0 == Item.self }
    source.open = { tags, anchor in request.wrappedValue = Request(items: Self.items(tags), anchor: anchor) }
    source.perform = primaryAction.map { action in { action(Self.items($0)) } }
  }

  private static func items(_ tags: Set<AnyHashable>) -> Set<Item> {
    Set(tags.compactMap { $0.selection(as: Item.self) })
  }
}

/// A table row with the menu and the primary action of the selection.
nonisolated struct SelectionMenuRow<Content: View>: PrimitiveView {
  let content: Content
  let menu: SelectionMenu
  let row: AnyHashable
  /// Returns the tags of the rows to which the menu and the action apply.
  let tags: @MainActor () -> Set<AnyHashable>

  nonisolated init(
    content: Content, menu: SelectionMenu, row: AnyHashable, tags: @escaping @MainActor () -> Set<AnyHashable>
  ) {
    self.content = content
    self.menu = menu
    self.row = row
    self.tags = tags
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SelectionMenuRowNode(view, type, context) { $0.content }
  }
}

@MainActor
final class SelectionMenuRowNode<Content: View>: ComputedBoxNode<SelectionMenuRow<Content>, Content> {
  private var handlers: [GestureHandler]?

  override func makeModifiers() -> [BoxModifier] {
    guard inherited.isEnabled else { return [] }
    let handlers =
      handlers
      ?? view.menu.handlers(row: { [row = view.row, weak self] in self?.view.row ?? row }) { [weak self] in
        self?.view.tags() ?? []
      }
    self.handlers = handlers
    return [.menu { [weak self] in self?.openMenu() }] + handlers.map { .gesture($0) }
  }

  private func openMenu() {
    var elements: [ElementRecord] = []
    child?.appendElements(to: &elements)
    if let element = elements.first { view.menu.open(view.tags(), element.id) }
  }
}
