import SwiftUI

/// A place that the user can go to: a value that is also the view to show there.
///
/// ```swift
/// nonisolated enum HomeDestinations {
///   case page2
///   case pageN(Int)
/// }
///
/// extension HomeDestinations: NavigationDestination {
///   var body: some View {
///     switch self {
///     case .page2: HomePage2View()
///     case .pageN(let number): HomePageNView(number: number)
///     }
///   }
/// }
/// ```
///
/// Two destinations are the same place when they are equal. In a module whose code is not on the main actor by default, write
/// `@MainActor var body`.
nonisolated public protocol NavigationDestination: Hashable, Identifiable, View {
  /// The view to show there. It is declared here again so that an extension on the main actor can be its witness.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// How `navigate(to:)` gets there. A push, unless a destination says otherwise.
  var method: NavigationMethod { get }
}

extension NavigationDestination {
  /// The destination itself: identity is by value.
  nonisolated public var id: Self { self }

  nonisolated public var method: NavigationMethod { .push }

  /// The destination's view without its type, for places that cannot know it.
  ///
  /// ```swift
  /// .sheet(item: $present) { destination in destination() }
  /// ```
  @MainActor
  public func callAsFunction() -> AnyView {
    asAnyView()
  }

  /// The destination's view without its type.
  @MainActor
  public func asAnyView() -> AnyView {
    AnyView(self)
  }

  /// The destination's view.
  @available(*, deprecated, message: "A destination is a view: use it as it is, or call it for an AnyView.")
  @MainActor
  public var view: Body {
    body
  }
}
