import SwiftUI

/// A view of a destination after the navigator's maps and destination modifiers have been applied.
nonisolated struct MappedDestinationView: View {
  let destination: AnyNavigationDestination
  let navigator: Navigator
  let isPresented: Bool
  @State private var reader = ViewIdentity()
  @Environment(\.navigationSettingsReaders) private var readers

  @MainActor var body: some View {
    shown.environment(\.navigationSettingsReaders, readers + [ObjectIdentifier(reader)])
  }

  @MainActor private var shown: AnyView {
    if destination.stateScreen != nil { return destination.wrapped.asAnyView() }
    let mapped = navigator.mapped(destination.wrapped, reader: reader)
    let modifiers =
      isPresented
      ? navigator.tree.destinationSettings.presentationModifiers : navigator.tree.destinationSettings.navigationModifiers
    return modifiers.effective(for: navigator, reader: reader).first.map { $0(mapped) } ?? mapped.asAnyView()
  }
}

extension Navigator {
  /// Returns the view for a destination that this navigator pushes, after its `navigationMap(inherits:_:)` and
  /// `navigationModifier(inherits:_:)` have been applied.
  public func mappedNavigationView(for destination: any NavigationDestination) -> AnyView {
    AnyView(MappedDestinationView(destination: AnyNavigationDestination(destination), navigator: self, isPresented: false))
  }

  /// Returns the view for a destination that this navigator presents, after its `navigationMap(inherits:_:)` and
  /// `presentationModifier(inherits:_:)` have been applied.
  public func mappedPresentationView(for destination: any NavigationDestination) -> AnyView {
    AnyView(MappedDestinationView(destination: AnyNavigationDestination(destination), navigator: self, isPresented: true))
  }
}
