import SwiftUI

/// A modifier that registers a value for its view at each evaluation.
///
/// A view outside of every managed view registers nothing and is reported.
nonisolated struct ScreenRegistration<Value>: ViewModifier {
  typealias Registration = ViewRegistration<Value>

  private let name: () -> String?
  private let value: Value
  private let added: @MainActor (Registration, NavigationTree) -> Void
  private let appearanceChanged: @MainActor (NavigationTree) -> Void
  @State private var registration = Registration()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier that the app uses, for the report; nil if the misuse is not reported.
  ///   - value: The value to register.
  ///   - added: A closure that is called during the evaluation that adds the registration.
  ///   - appearanceChanged: A closure that is called when the view has appeared or disappeared.
  init(
    _ name: @autoclosure @escaping () -> String?, _ value: Value,
    added: @escaping @MainActor (Registration, NavigationTree) -> Void = { _, _ in },
    appearanceChanged: @escaping @MainActor (NavigationTree) -> Void = { _ in }
  ) {
    self.name = name
    self.value = value
    self.added = added
    self.appearanceChanged = appearanceChanged
  }

  @MainActor func body(content: Content) -> some View {
    if let screen, registration.update(value, on: screen, in: navigator.tree) { added(registration, navigator.tree) }
    return
      content
      .onAppear {
        appearanceChanged(navigator.tree)
        if screen == nil, let name = name() { navigator.reportOutside(name) }
      }
      .onDisappear { appearanceChanged(navigator.tree) }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension ScreenRegistration: Sendable {}
