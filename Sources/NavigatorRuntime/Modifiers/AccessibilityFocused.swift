import NavigatorHost

extension View {
  /// Moves the focus of assistive technologies to this view while a flag is true.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    AccessibilityFocusedView(content: self, binding: condition, value: true)
  }

  /// Moves the focus of assistive technologies to this view while `binding` equals `value`.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    AccessibilityFocusedView(content: self, binding: binding, value: value)
  }

  /// Sets the value of a focus property when this view appears and no view of the property has the focus.
  ///
  /// - Parameters:
  ///   - binding: The focus property.
  ///   - value: The value of the view to focus.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }
}

nonisolated struct AccessibilityFocusedView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  nonisolated init(content: Content, binding: AccessibilityFocusState<Value>.Binding, value: Value) {
    self.content = content
    self.binding = binding
    self.value = value
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    AccessibilityFocusedNode(view, type, context) { $0.content }
  }
}

@MainActor
final class AccessibilityFocusedNode<Content: View, Value: Hashable>: ComputedBoxNode<
  AccessibilityFocusedView<Content, Value>, Content
>
{
  override func makeModifiers() -> [BoxModifier] {
    view.binding.location.get() == view.value ? [.content(.isAccessibilityFocused, true)] : []
  }
}
