import NavigatorHost

/// The view that one modifier draws behind a row. It belongs to the modifier's node, and its element is inside the row's element.
@MainActor
final class RowBackgroundContent: Node {
  private weak var row: (any SwipeRow)?
  private var child: ViewNode<AnyView>?

  init(_ context: NodeContext, view: AnyView?, row: any SwipeRow) {
    self.row = row
    super.init(context)
    updateElementDepth()
    element = ElementRecord(.layerBackground, node: self)
    child = view.map { childContext.make($0) }
  }

  /// A Boolean value that indicates whether the background replaces the list's background of the row.
  var isShown: Bool { child != nil }

  func show(_ view: AnyView?) {
    guard let view else {
      guard let child else { return }
      self.child = nil
      child.tearDown()
      row?.backgroundsDidChange()
      return
    }
    if let child { return child.receive(view) }
    child = childContext.make(view)
    element?.mark(.children)
    row?.backgroundsDidChange()
  }

  override var elementParent: ElementRecord? { row?.element }

  /// Modifiers of the row do not apply to its background.
  override func inheritBoxes(_ new: BoxChain?) {}

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    row?.remove(self)
  }

  override func didTearDown() {
    child = nil
  }
}

extension SwipeRow {
  /// The background that is drawn. The innermost modifier that sets one provides it.
  var shownBackground: RowBackgroundContent? {
    backgrounds.filter(\.isShown).max { $0.depth < $1.depth }
  }

  func add(_ background: RowBackgroundContent) {
    backgrounds.append(background)
    backgroundsDidChange()
  }

  func remove(_ background: RowBackgroundContent) {
    backgrounds.removeAll { $0 === background }
    backgroundsDidChange()
  }

  func backgroundsDidChange() {
    element?.mark(.children)
  }
}
