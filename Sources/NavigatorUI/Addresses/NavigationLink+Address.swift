import SwiftUI

// Swift likes these better than those that take an optional destination, which may be one without addresses.

extension NavigationLink where Destination == Never {
  /// A link that pushes a destination of any type; it needs no registration.
  ///
  /// Where hosts show addresses, as a browser does, the link has that of its destination.
  nonisolated public init<D: NavigationDestination & Routable, L: View>(to destination: D, @ViewBuilder label: () -> L)
  where Label == AddressedLabel<L> {
    self.init(value: AnyNavigationDestination(destination)) {
      AddressedLabel(address: destination.knownAddress, label: label())
    }
  }

  /// A link with a title that pushes a destination of any type.
  nonisolated public init<D: NavigationDestination & Routable>(_ titleKey: LocalizedStringKey, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(titleKey) }
  }

  /// A link with a title that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: NavigationDestination & Routable>(_ title: S, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(title) }
  }

  /// A link with a title from a table of translations that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<D: NavigationDestination & Routable>(_ titleResource: LocalizedStringResource, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(titleResource) }
  }
}

/// The label of a link, with the address to which the link leads.
nonisolated public struct AddressedLabel<Content: View>: View {
  private let address: URL?
  private let content: Content

  init(address: String?, label: Content) {
    self.address = address.flatMap { URL(string: $0) }
    content = label
  }

  @ViewBuilder @MainActor public var body: some View {
    #if canImport(Darwin)
      // What can be dragged there is picked up by a touch that lasts.
      content
    #else
      if let address {
        content.draggable(address)
      } else {
        content
      }
    #endif
  }
}
