import SwiftUI

extension NavigationLink where Destination == Never {
  /// A link that pushes a destination of any type; it needs no registration. Without a destination it is disabled.
  ///
  /// ```swift
  /// NavigationLink(to: HomeDestinations.page3) {
  ///   Text("Link to Page 3!")
  /// }
  /// ```
  ///
  /// A link always pushes, whatever the destination's method is.
  nonisolated public init<D: NavigationDestination>(to destination: D?, @ViewBuilder label: () -> Label) {
    self.init(value: destination.map { AnyNavigationDestination($0) }, label: label)
  }

  /// A link with a title that pushes a destination of any type.
  nonisolated public init<D: NavigationDestination>(_ titleKey: LocalizedStringKey, to destination: D?) where Label == Text {
    self.init(to: destination) { Text(titleKey) }
  }

  /// A link with a title that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: NavigationDestination>(_ title: S, to destination: D?) where Label == Text {
    self.init(to: destination) { Text(title) }
  }

  /// A link with a title from a table of translations that pushes a destination of any type.
  @_disfavoredOverload
  nonisolated public init<D: NavigationDestination>(_ titleResource: LocalizedStringResource, to destination: D?)
  where Label == Text {
    self.init(to: destination) { Text(titleResource) }
  }
}
