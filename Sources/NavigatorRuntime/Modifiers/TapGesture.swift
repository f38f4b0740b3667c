import NavigatorHost

extension View {
  /// Runs an action after a number of taps on this view in quick succession. In a page, the Return key performs it too. If the
  /// view also has an action for one tap, the key must be pressed as often.
  ///
  /// If an action for one tap is outside of an action for two taps, the outer action waits for a second tap:
  ///
  /// ```swift
  /// PhotoView(photo: photo)
  ///   .onTapGesture(count: 2) { isZoomed.toggle() }
  ///   .onTapGesture { showsControls.toggle() }
  /// ```
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
  /// The gesture of several taps. The host counts the taps, because it measures the time between them.
  private var handler: GestureHandler?

  override func makeModifiers() -> [BoxModifier] {
    guard inherited.acceptsGestures else { return [] }
    let gesture = TapGesture(count: view.count)
    guard gesture.count > 1 else { return [.tap { [weak self] in self?.view.action() }] }
    if let handler, handler.needs == gesture.needs { return [.gesture(handler)] }
    let made = GestureHandler(priority: .normal, needs: gesture.needs) { [weak self] event in
      if event.kind == .tap, event.value == Double(gesture.recognizedCount) { self?.view.action() }
    }
    handler = made
    return [.gesture(made)]
  }
}
