import SwiftUI

/// The view of a destination as a screen of a stack. Because the stack's path is opaque, the view finds its own entry and informs
/// the navigator of destinations that links have pushed.
nonisolated struct DestinationScreen: View {
  let destination: AnyNavigationDestination
  @State private var holder = ScreenHolder()
  @Environment(\.navigator) private var navigator

  init(destination: AnyNavigationDestination) {
    self.destination = destination
  }

  @MainActor var body: some View {
    let screen = holder.screen(of: destination, on: navigator)
    if screen.isOpen {
      MappedDestinationView(destination.wrapped, on: navigator, isPresented: false)
        .saying(navigator.activity(for: destination.wrapped))
        .collectingInlineNavigators(of: navigator)
        .environment(\.navigationScreen, screen)
        .onAppear { screen.appeared() }
        .onDisappear { navigator.trace(.lifecycle(.screenDisappeared("\(destination.wrapped)"))) }
        .onChange(of: ObjectIdentifier(screen), initial: true) { navigator.identify(screen) }
    } else {
      DestinationGate(screen: screen)
    }
  }
}

/// Creates a screen's context at the screen's first evaluation.
@MainActor
private final class ScreenHolder {
  private var screen: ScreenContext?

  nonisolated init() {}

  func screen(of destination: AnyNavigationDestination, on navigator: Navigator) -> ScreenContext {
    if let screen, screen.destination == destination, screen.navigator === navigator { return screen }
    let screen = ScreenContext(destination, on: navigator)
    self.screen = screen
    return screen
  }
}
