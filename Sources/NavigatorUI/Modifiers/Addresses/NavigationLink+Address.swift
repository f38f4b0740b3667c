import SwiftUI

// The compiler prefers these initializers to the ones with an optional destination, whose type need not have an address.

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a destination of any type without registration.
  ///
  /// In hosts that show addresses, such as browsers, the link has its destination's address.
  nonisolated public init<D: NavigationDestination & Routable, L: View>(to destination: D, @ViewBuilder label: () -> L)
  where Label == AddressedLabel<L> {
    self.init(value: AnyNavigationDestination(destination)) {
      AddressedLabel(address: destination.knownAddress, label: label())
    }
  }

  /// Creates a link with a localized title that pushes a destination of any type.
  nonisolated public init<D: NavigationDestination & Routable>(_ titleKey: LocalizedStringKey, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: NavigationDestination & Routable>(_ title: S, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(title) }
  }

  /// Creates a link with a title from a localized string resource that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<D: NavigationDestination & Routable>(_ titleResource: LocalizedStringResource, to destination: D)
  where Label == AddressedLabel<Text> {
    self.init(to: destination) { Text(titleResource) }
  }
}

/// The label of a link with the link's address.
nonisolated public struct AddressedLabel<Content: View>: View {
  private let address: URL?
  private let content: Content

  init(address: String?, label: Content) {
    self.address = address.flatMap { URL(string: $0) }
    content = label
  }

  /// The label. If the host supports dragging, it is draggable as the address.
  @ViewBuilder @MainActor public var body: some View {
    #if canImport(Darwin)
      // On touch screens, a long press would start a drag.
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
