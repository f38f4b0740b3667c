import SwiftUI

/// A view that shows the view that `onNavigationProvidedView(_:_:)` provides for a destination.
///
/// ```swift
/// NavigationProvidedView(for: OrderDestinations.summaryCard)
///
/// NavigationProvidedView(for: OrderDestinations.summaryCard) {
///   ProgressView()
/// }
/// ```
///
/// The nearest provider is used: that of the navigator around this view, then those of the navigators above, then any in the
/// tree. The view is updated when a provider is added or removed.
///
/// If there is no provider, a placeholder shows the destination's type, and the misuse is reported. With a custom placeholder, a
/// missing provider is not a misuse and is only logged.
nonisolated public struct NavigationProvidedView<Destination: NavigationDestination>: View {
  private let destination: Destination
  private var placeholder: (@MainActor () -> AnyView)?
  /// The navigator at which the search for a provider begins, if it is not the one around the view.
  private var seeker: Navigator?
  @State private var reader = ViewIdentity()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationProviding) private var outer
  @Environment(\.navigationSettingsReaders) private var readers

  /// Creates a view that shows a destination's provided view.
  public init(for destination: Destination) {
    self.init(for: destination, seeker: nil)
  }

  /// Creates a view that shows a destination's provided view, or a placeholder while there is no provider.
  public init<Placeholder: View>(for destination: Destination, @ViewBuilder placeholder: @escaping @MainActor () -> Placeholder) {
    self.destination = destination
    self.placeholder = { AnyView(placeholder()) }
  }

  init(for destination: Destination, seeker: Navigator?) {
    self.destination = destination
    self.seeker = seeker
  }

  /// The provided view or the placeholder.
  @MainActor public var body: some View {
    let seeker = seeker ?? navigator
    if isProvidedByItself {
      Text(verbatim: "\(Destination.self) is provided by itself")
        .onAppear { seeker.report("The provided view of \(destination) shows \(destination) again without end.") }
    } else if let provider = provider(for: seeker) {
      provider(destination)
        .environment(\.navigationProviding, outer + [AnyNavigationDestination(destination)])
        .environment(\.navigationSettingsReaders, readers + [ObjectIdentifier(reader)])
        .onAppear { seeker.trace(.providing(.provided("\(destination)"))) }
    } else if let placeholder {
      placeholder()
        .onAppear { seeker.log(.providing(.missing("\(destination)"))) }
    } else {
      Text(verbatim: "Nothing provides \(Destination.self)")
        .onAppear { seeker.tree.destinationSettings.noteMissingProvider(of: Destination.self, on: seeker) }
    }
  }

  @MainActor private func provider(for seeker: Navigator) -> ViewProvider<Destination>? {
    seeker.tree.destinationSettings.viewProvider(of: Destination.self, for: seeker, reader: reader)
  }

  /// A Boolean value that indicates whether the provider returns its own destination, which would cause endless nesting.
  /// Legitimate nesting, such as sheets within sheets, may contain the destination fewer than eight times.
  @MainActor private var isProvidedByItself: Bool {
    let destination = AnyNavigationDestination(destination)
    return outer.count { $0 == destination } >= 8
  }
}

extension Navigator {
  /// Returns the provided view of a destination, as ``NavigationProvidedView`` shows it. The search for a provider begins at this
  /// navigator.
  public func navigationProvidedView(for destination: any NavigationDestination) -> AnyView {
    func open(_ destination: some NavigationDestination) -> AnyView {
      AnyView(NavigationProvidedView(for: destination, seeker: self))
    }
    return open(destination)
  }
}

extension EnvironmentValues {
  /// The destinations whose provided views contain a view.
  @Entry fileprivate var navigationProviding: [AnyNavigationDestination] = []
}
