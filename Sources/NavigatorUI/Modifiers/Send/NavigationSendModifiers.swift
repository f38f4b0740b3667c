import SwiftUI

extension View {
  /// Sends a value when a binding receives one, and resets the binding to nil.
  ///
  /// ```swift
  /// Button("Settings") { tab = .settings }
  ///   .navigationSend($tab)
  /// ```
  nonisolated public func navigationSend<T: Hashable>(_ value: Binding<T?>) -> some View {
    modifier(NavigatorValueModifier(value: value) { $0.send(values: [$1]) })
  }

  /// Sends values when a binding receives them, and resets the binding to nil.
  nonisolated public func navigationSend(values: Binding<[AnyHashable]?>) -> some View {
    modifier(
      NavigatorValueModifier(value: values) { navigator, values in
        navigator.send(values: values.map { $0.base as? any Hashable ?? $0 })
      })
  }

  /// Resumes paused values when this view appears, for example the first view after signing in.
  nonisolated public func navigationResume() -> some View {
    modifier(ResumeModifier())
  }
}

nonisolated private struct ResumeModifier: ViewModifier {
  @Environment(\.navigator) private var navigator

  @MainActor func body(content: Content) -> some View {
    content
      .onAppear { navigator.resume() }
  }
}
