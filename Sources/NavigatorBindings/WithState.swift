import SwiftUI

/// A view that owns state for a view with a binding, for example in a preview.
///
/// ```swift
/// #Preview {
///   WithState(initialValue: 3) { $count in
///     CounterView(count: $count)
///   }
/// }
/// ```
///
/// Unlike `.constant(3)`, the binding lets the view change its value.
nonisolated public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view that owns state with an initial value.
  public init(initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  /// The content with a binding to the state.
  @MainActor public var body: some View {
    content($value)
  }
}
