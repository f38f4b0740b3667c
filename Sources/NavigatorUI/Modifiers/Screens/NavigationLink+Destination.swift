import SwiftUI

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a destination of any type without registration. The link is disabled if the destination is nil.
  ///
  /// ```swift
  /// NavigationLink(to: HomeDestinations.page3) {
  ///   Text("Link to Page 3!")
  /// }
  /// ```
  ///
  /// A link always pushes and ignores the destination's method. In a plain `NavigationStack`, a view of the stack needs
  /// `navigationDestination(AnyNavigationDestination.self)`.
  nonisolated public init<D: NavigationDestination>(to destination: D?, @ViewBuilder label: () -> Label) {
    self.init(value: destination.map { AnyNavigationDestination($0) }, label: label)
  }

  /// Creates a link with a localized title that pushes a destination of any type.
  nonisolated public init<D: NavigationDestination>(_ titleKey: LocalizedStringKey, to destination: D?) where Label == Text {
    self.init(to: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: NavigationDestination>(_ title: S, to destination: D?) where Label == Text {
    self.init(to: destination) { Text(title) }
  }

  /// Creates a link with a title from a localized string resource that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<D: NavigationDestination>(_ titleResource: LocalizedStringResource, to destination: D?)
  where Label == Text {
    self.init(to: destination) { Text(titleResource) }
  }
}
