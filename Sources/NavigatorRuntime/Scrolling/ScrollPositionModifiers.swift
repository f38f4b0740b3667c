import NavigatorHost

extension View {
  /// Connects a binding with the identifier of the view at the first edge or the anchor of the scroll views in this view.
  ///
  /// The identifiable views are those of a `scrollTargetLayout()`. Setting the binding scrolls to the view with that identifier.
  /// If there is no such view, the scroll view scrolls when the view comes into being, unless the binding has changed before.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, anchor: anchor, access: ScrollIDAccess(binding: id))
  }

  /// Connects a binding with the position of the scroll views in this view.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, anchor: anchor, access: ScrollPositionAccess(binding: position))
  }
}

/// A binding to the position of a scroll view.
nonisolated protocol ScrollAccess {
  /// Returns the current target, and a number that changes if the app scrolls to the same target again.
  @MainActor func read() -> (target: ScrollPosition.Target, number: Int)
  /// Sets the binding to the view to which the user has scrolled.
  @MainActor func userScrolled(to id: AnyHashable?)
}

nonisolated struct ScrollIDAccess<ID: Hashable>: ScrollAccess {
  let binding: Binding<ID?>

  @MainActor func read() -> (target: ScrollPosition.Target, number: Int) {
    (binding.wrappedValue.map { .id(AnyHashable($0), nil) } ?? .none, 0)
  }

  @MainActor func userScrolled(to id: AnyHashable?) {
    guard let id else { return }
    if let value = id.base as? ID, binding.wrappedValue != value { binding.wrappedValue = value }
  }
}

nonisolated struct ScrollPositionAccess: ScrollAccess {
  let binding: Binding<ScrollPosition>

  @MainActor func read() -> (target: ScrollPosition.Target, number: Int) {
    (binding.wrappedValue.target, binding.wrappedValue.changes)
  }

  @MainActor func userScrolled(to id: AnyHashable?) { binding.wrappedValue.userScrolled(to: id) }
}

nonisolated struct ScrollPositionView<Content: View, Access: ScrollAccess>: PrimitiveView {
  let content: Content
  let anchor: UnitPoint?
  let access: Access

  nonisolated init(content: Content, anchor: UnitPoint?, access: Access) {
    self.content = content
    self.anchor = anchor
    self.access = access
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScrollPositionNode(view, type, context)
  }
}
