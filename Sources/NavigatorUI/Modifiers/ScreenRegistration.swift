import SwiftUI

/// A modifier that registers an object for its view at each evaluation. The object is state of the modifier.
///
/// A view outside of every managed view registers nothing and is reported.
nonisolated struct ScreenRegistration<Registration: Placed>: ViewModifier {
  private let name: () -> String
  private let register: @MainActor (Registration, ScreenContext, NavigationTree) -> Bool
  @State private var registration = Registration()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier that the app uses, for the report.
  ///   - register: A closure that updates the object and adds it to the tree. It returns whether values may have waited for it.
  init(
    _ name: @autoclosure @escaping () -> String,
    register: @escaping @MainActor (Registration, ScreenContext, NavigationTree) -> Bool
  ) {
    self.name = name
    self.register = register
  }

  @MainActor func body(content: Content) -> some View {
    if let screen, register(registration, screen, navigator.tree) { navigator.noteActivity() }
    return content.onAppear {
      if screen == nil { navigator.reportOutside(name()) }
    }
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension ScreenRegistration: Sendable {}
