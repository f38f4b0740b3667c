import SwiftUI

/// A type whose values name views that a module needs and another module provides.
///
/// ```swift
/// enum HomeExternalViews: NavigationViews {
///   case settingsCard
/// }
/// ```
///
/// For destinations of a navigation, use ``NavigationProvidedDestination`` instead.
nonisolated public protocol NavigationViews {}

/// A provider of the views of one ``NavigationViews`` type. A module declares it as a dependency:
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
  /// The type whose values name the views.
  associatedtype Views: NavigationViews

  /// Returns the view with the given name.
  func view(for view: Views) -> AnyView
}

/// A ``NavigationViewProviding`` that uses a view builder, for the place where the app connects its modules.
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

  /// Creates a provider that uses a view builder.
  nonisolated public init<Content: View>(@ViewBuilder builder: @escaping @MainActor (Views) -> Content) {
    self.builder = { AnyView(builder($0)) }
  }

  /// Returns the view that the view builder creates.
  public func view(for view: Views) -> AnyView {
    builder(view)
  }
}

/// A ``NavigationViewProviding`` for previews and tests. It shows a text with the name of the view.
///
/// It belongs to NavigatorUI and not to NavigatorTesting, because previews are part of the app.
public struct MockNavigationViewProvider<Views: NavigationViews>: NavigationViewProviding {
  /// Creates a provider of placeholder views.
  nonisolated public init() {}

  /// Returns a text with the name of the view.
  public func view(for view: Views) -> AnyView {
    AnyView(Text(String(describing: view)))
  }
}
