import SwiftUI

extension View {
  /// Sends a value when a binding gets one, and sets it back to nil.
  ///
  /// ```swift
  /// Button("Settings") { tab = .settings }
  ///   .navigationSend($tab)
  /// ```
  nonisolated public func navigationSend<T: Hashable>(_ value: Binding<T?>) -> some View {
    modifier(SendModifier(value: value) { [$0] })
  }

  /// Sends values when a binding gets them, and sets it back to nil.
  nonisolated public func navigationSend(values: Binding<[AnyHashable]?>) -> some View {
    modifier(SendModifier(value: values) { $0.map { $0.base as? any Hashable ?? $0 } })
  }

  /// Sends what was paused when this view appears, such as the first view of someone who has signed in.
  nonisolated public func navigationResume() -> some View {
    modifier(ResumeModifier())
  }
}

nonisolated private struct SendModifier<T: Hashable>: ViewModifier {
  @Binding var value: T?
  let values: @MainActor (T) -> [any Hashable]
  @Environment(\.navigator) private var navigator

  init(value: Binding<T?>, _ values: @escaping @MainActor (T) -> [any Hashable]) {
    _value = value
    self.values = values
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: value, initial: true) {
        guard let sent = value else { return }
        value = nil
        navigator.send(values: values(sent))
      }
  }
}

nonisolated private struct ResumeModifier: ViewModifier {
  @Environment(\.navigator) private var navigator

  init() {}

  @MainActor func body(content: Content) -> some View {
    content
      .onAppear { navigator.resume() }
  }
}
