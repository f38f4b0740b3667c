import SwiftUI

extension View {
  /// Sends a value when a binding gets one, and sets it back to nil.
  ///
  /// ```swift
  /// Button("Settings") { tab = .settings }
  ///   .navigationSend($tab)
  /// ```
  nonisolated public func navigationSend<T: Hashable>(_ value: Binding<T?>) -> some View {
    modifier(NavigatorValueModifier(value: value) { $0.send(values: [$1]) })
  }

  /// Sends values when a binding gets them, and sets it back to nil.
  nonisolated public func navigationSend(values: Binding<[AnyHashable]?>) -> some View {
    modifier(
      NavigatorValueModifier(value: values) { navigator, values in
        navigator.send(values: values.map { $0.base as? any Hashable ?? $0 })
      })
  }

  /// Sends what was paused when this view appears, such as the first view of someone who has signed in.
  nonisolated public func navigationResume() -> some View {
    modifier(ResumeModifier())
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
