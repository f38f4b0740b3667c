import SwiftUI

/// Holds state for a view that takes a binding, as in a preview.
///
/// ```swift
/// #Preview {
///   WithState(initialValue: 3) { $count in
///     CounterView(count: $count)
///   }
/// }
/// ```
///
/// Unlike with `.constant(3)` the view can change what it shows.
nonisolated public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// A view that holds state.
  ///
  /// - Parameters:
  ///   - value: What the state is at first.
  ///   - content: The view, made with a binding to the state.
  public init(initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  @MainActor public var body: some View {
    content($value)
  }
}
