import NavigatorHost

nonisolated struct FocusableView<Content: View>: PrimitiveView {
  let content: Content
  let isFocusable: Bool

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FocusableViewNode(view, type, context)
  }
}

/// The handler of the focus of a view. It replaces the handler of the view's element.
@MainActor
final class FocusHandler: GestureHandler {
  private let move: @MainActor (Bool) -> Void

  init(move: @escaping @MainActor (Bool) -> Void) {
    self.move = move
    super.init(priority: .normal, needs: [.focus]) { _ in }
  }

  func receive(_ isFocused: Bool) {
    move(isFocused)
  }
}

extension ElementRecord {
  /// The handler of the focus, if the element can have the focus and is not a field.
  var focusHandler: FocusHandler? {
    gestureHandlers.lazy.compactMap { $0 as? FocusHandler }.first
  }
}

/// The focus of a view, for its content.
@MainActor
private final class FocusFlag {
  var isFocused = false
}

/// The node of a view that the keyboard can focus and that is not a field.
@MainActor
final class FocusableViewNode<Content: View>: ComputedBoxNode<
  FocusableView<Content>, EnvironmentView<Content, InternalChange<IsFocusedKey>>
>, FocusableNode, LifecycleNode
{
  private let flag: FocusFlag
  private(set) var focusLinks: [any FocusLinkNode] = []
  private lazy var handler = FocusHandler { [weak self] in self?.receiveFocus($0) }

  init(_ view: FocusableView<Content>, _ type: ViewType<FocusableView<Content>>, _ context: NodeContext) {
    let flag = FocusFlag()
    self.flag = flag
    super.init(view, type, context) {
      EnvironmentView(content: $0.content, change: InternalChange(key: IsFocusedKey.self, value: flag.isFocused))
    }
    focusLinks = enclosingFocusLinks()
    for link in focusLinks { link.add(self) }
    region.add(self)
  }

  private var isFocused: Bool { graph.focus.focused === self }

  var canBeFocused: Bool {
    isAlive && !region.isSuspended && view.isFocusable && EnvironmentValues(scope: scope)[InheritedStyleKey.self].isEnabled
  }

  override func makeModifiers() -> [BoxModifier] {
    guard view.isFocusable, inherited.isEnabled else { return [] }
    return [.content(.isFocusable, true), .events(.focus), .gesture(handler)] + (isFocused ? [.content(.isFocused, true)] : [])
  }

  override func evaluate() {
    flag.isFocused = isFocused
    super.evaluate()
    if isFocused, !canBeFocused { graph.focus.move(to: nil) }
  }

  override func willTearDown() {
    region.remove(self)
    if isFocused { graph.focus.move(to: nil) }
    for link in focusLinks { link.remove(self) }
  }

  func regionAppeared() {}

  func regionDisappeared() {
    if isFocused { graph.focus.move(to: nil) }
  }

  func focusDidChange() {
    if isAlive { graph.queue.invalidate(self) }
  }

  private func receiveFocus(_ hasFocus: Bool) {
    if hasFocus {
      if canBeFocused { graph.focus.move(to: self) }
    } else if isFocused {
      graph.focus.move(to: nil)
    }
  }
}
