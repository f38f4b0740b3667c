import SwiftUI

/// The view of a destination as a screen of a stack. Because the stack's path is opaque, the view finds its own entry and informs
/// the navigator of destinations that links have pushed.
nonisolated struct DestinationScreen: View {
  let destination: AnyNavigationDestination
  @State private var holder = ScreenHolder()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var outer
  @Environment(\.isOnNavigationScreen) private var isOnScreen

  @MainActor var body: some View {
    let screen = holder.screen(of: destination, on: navigator, nestedIn: host)
    if screen.isOpen {
      MappedDestinationView(destination: destination, navigator: navigator, isPresented: false)
        .addressActivity(AddressActivity(destination: destination.wrapped, on: navigator))
        .collectingInlineNavigators(of: navigator)
        .environment(\.navigationScreen, screen)
        .environment(\.isOnNavigationScreen, true)
        .onAppear { if let owner = screen.navigator { owner.screens.appeared(screen) } }
        .onDisappear { navigator.trace(.lifecycle(.screenDisappeared("\(destination.wrapped)"))) }
        .onChange(of: ObjectIdentifier(screen), initial: true) { navigator.screens.identify(screen) }
    } else {
      DestinationGate(screen: screen)
    }
  }

  /// The screen that contains the stack, if the stack has no navigator.
  @MainActor private var host: ScreenContext? {
    navigator.owner == .stack && !isOnScreen ? nil : outer
  }
}

/// Creates a screen's context at the screen's first evaluation.
@MainActor
private final class ScreenHolder {
  private var screen: ScreenContext?

  nonisolated init() {}

  func screen(of destination: AnyNavigationDestination, on navigator: Navigator, nestedIn host: ScreenContext?) -> ScreenContext {
    if let screen, screen.destination == destination, screen.navigator === navigator, screen.isNested == (host != nil) {
      return screen
    }
    let screen = navigator.screens.make(destination, nestedIn: host)
    self.screen = screen
    return screen
  }
}
