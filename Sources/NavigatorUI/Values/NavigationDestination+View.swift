import SwiftUI

// A destination implements either `body` or `view`; each has a default that uses the other. With both defaults, its `Content`
// would be a `NavigationDestinationContent`. For such a destination `asAnyView()` is unavailable, so the conformance does not
// compile.

extension NavigationDestination {
  /// The destination's view.
  @available(*, deprecated, message: "A destination is a view: use it as it is, or call it for an AnyView.")
  @MainActor @preconcurrency
  public var view: Body {
    body
  }
}

extension NavigationDestination where Body == NavigationDestinationContent {
  /// The content of the destination's ``view``.
  @MainActor @preconcurrency
  public var body: NavigationDestinationContent {
    NavigationDestinationContent(DeprecatedViewProvider(destination: self))
  }
}

extension NavigationDestination where Content == NavigationDestinationContent {
  /// Makes the conformance of a destination with neither `body` nor ``view`` an error.
  @available(*, unavailable, message: "Give the destination a body: the view to show there.")
  @MainActor
  public func asAnyView() -> AnyView {
    AnyView(self)
  }
}

/// The body of a destination that implements ``NavigationDestination/view`` instead.
///
/// The type depends neither on the destination's type nor on its view's, so the compiler can infer it as the body before it
/// resolves the view.
nonisolated public struct NavigationDestinationContent: View {
  private let content: AnyView

  @MainActor fileprivate init(_ provider: some ContentProvider) {
    content = provider.content
  }

  /// The content of the destination's `view`.
  @MainActor public var body: some View {
    content
  }
}

/// A protocol through which the package can use a deprecated declaration without a warning.
nonisolated private protocol ContentProvider {
  @MainActor var content: AnyView { get }
}

nonisolated private struct DeprecatedViewProvider<D: NavigationDestination>: ContentProvider {
  let destination: D

  @available(*, deprecated)
  @MainActor var content: AnyView { AnyView(destination.view) }
}
