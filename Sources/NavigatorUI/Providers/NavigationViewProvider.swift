import SwiftUI

/// Views that a module needs and that another one provides.
///
/// ```swift
/// enum HomeExternalViews: NavigationViews {
///   case settingsCard
/// }
/// ```
///
/// For places that one can go to, prefer a ``NavigationProvidedDestination``.
nonisolated public protocol NavigationViews {}

/// Provides the views of one ``NavigationViews`` type. A module asks for one among its dependencies:
///
/// ```swift
/// protocol HomeDependencies {
///   @MainActor var externalViews: any NavigationViewProviding<HomeExternalViews> { get }
/// }
/// …
/// dependencies.externalViews.view(for: .settingsCard)
/// ```
@MainActor
public protocol NavigationViewProviding<Views> {
  associatedtype Views: NavigationViews

  func view(for view: Views) -> AnyView
}

/// A ``NavigationViewProviding`` made of a view builder, for the place where the app puts its modules together.
///
/// ```swift
/// var externalViews: any NavigationViewProviding<HomeExternalViews> {
///   NavigationViewProvider {
///     switch $0 {
///     case .settingsCard: SettingsDestinations.card
///     }
///   }
/// }
/// ```
public struct NavigationViewProvider<Views: NavigationViews>: NavigationViewProviding {
  private let builder: @MainActor (Views) -> AnyView

  nonisolated public init<Content: View>(@ViewBuilder builder: @escaping @MainActor (Views) -> Content) {
    self.builder = { AnyView(builder($0)) }
  }

  public func view(for view: Views) -> AnyView {
    builder(view)
  }
}

/// A ``NavigationViewProviding`` for previews and tests: it shows the name of the view.
public struct MockNavigationViewProvider<Views: NavigationViews>: NavigationViewProviding {
  nonisolated public init() {}

  public func view(for view: Views) -> AnyView {
    AnyView(Text(String(describing: view)))
  }
}
