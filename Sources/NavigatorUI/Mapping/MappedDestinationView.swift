import SwiftUI

/// A destination as a navigator shows it: what its maps make of it, with what a modifier of destinations adds.
nonisolated struct MappedDestinationView: View {
  let destination: AnyNavigationDestination
  let navigator: Navigator
  let isPresented: Bool
  @State private var reader = SettingsReader()
  @Environment(\.navigationSettingsReaders) private var readers

  init(_ destination: any NavigationDestination, on navigator: Navigator, isPresented: Bool) {
    self.destination = AnyNavigationDestination(destination)
    self.navigator = navigator
    self.isPresented = isPresented
  }

  @MainActor var body: some View {
    shown.environment(\.navigationSettingsReaders, readers + [ObjectIdentifier(reader)])
  }

  @MainActor private var shown: AnyView {
    if destination.stateScreen != nil { return destination.wrapped.asAnyView() }
    let mapped = navigator.mapped(destination.wrapped, reader: reader)
    let modifiers = isPresented ? navigator.tree.presentationModifiers : navigator.tree.navigationModifiers
    return modifiers.effective(for: navigator, reader: reader).first.map { $0(mapped) } ?? mapped.asAnyView()
  }
}

extension Navigator {
  /// What is shown when this navigator pushes a destination: the destination that `navigationMap(inherits:_:)` makes of it, with what
  /// `navigationModifier(inherits:_:)` adds.
  public func mappedNavigationView(for destination: any NavigationDestination) -> AnyView {
    AnyView(MappedDestinationView(destination, on: self, isPresented: false))
  }

  /// What is shown when this navigator presents a destination: the destination that `navigationMap(inherits:_:)` makes of it, with what
  /// `presentationModifier(inherits:_:)` adds.
  public func mappedPresentationView(for destination: any NavigationDestination) -> AnyView {
    AnyView(MappedDestinationView(destination, on: self, isPresented: true))
  }
}
