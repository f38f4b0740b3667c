extension View {
  /// Runs an action after every `count` taps on this view. Hosts report taps individually, so there is no maximum interval
  /// between them.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, count: count, action: action)
  }
}

nonisolated struct TapView<Content: View>: PrimitiveView {
  let content: Content
  let count: Int
  let action: () -> Void

  nonisolated init(content: Content, count: Int, action: @escaping () -> Void) {
    self.content = content
    self.count = count
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TapNode(view, type, context) { $0.content }
  }
}

@MainActor
final class TapNode<Content: View>: ComputedBoxNode<TapView<Content>, Content> {
  private var taps = 0

  override func makeModifiers() -> [BoxModifier] {
    guard inherited.isEnabled else { return [] }
    return [.tap { [weak self] in self?.tapped() }]
  }

  private func tapped() {
    taps += 1
    guard taps >= view.count else { return }
    taps = 0
    view.action()
  }
}
