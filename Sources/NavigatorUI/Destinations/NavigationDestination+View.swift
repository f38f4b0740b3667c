import SwiftUI

// A destination says what it shows by `body` or by `view`. Each has a default made of the other, and the types see to it that no
// destination gets both: with both defaults its `Content` would be a `NavigationDestinationContent`, and for such a one
// `asAnyView()` is unavailable, which makes the conformance an error.

extension NavigationDestination {
  /// The destination's view.
  @available(*, deprecated, message: "A destination is a view: use it as it is, or call it for an AnyView.")
  @MainActor @preconcurrency
  public var view: Body {
    body
  }
}

extension NavigationDestination where Body == NavigationDestinationContent {
  /// What the destination's ``view`` shows.
  @MainActor @preconcurrency
  public var body: NavigationDestinationContent {
    NavigationDestinationContent(OlderSpelling(destination: self))
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

/// The body of a destination that gives a ``NavigationDestination/view`` instead.
///
/// It names neither the destination's type nor its view's, so that Swift can tell it is the body before it knows the view.
nonisolated public struct NavigationDestinationContent: View {
  private let content: AnyView

  @MainActor fileprivate init(_ provider: some ContentProvider) {
    content = provider.content
  }

  @MainActor public var body: some View {
    content
  }
}

/// Through this protocol, the package can read what is deprecated for others.
nonisolated private protocol ContentProvider {
  @MainActor var content: AnyView { get }
}

nonisolated private struct OlderSpelling<D: NavigationDestination>: ContentProvider {
  let destination: D

  @available(*, deprecated)
  @MainActor var content: AnyView { AnyView(destination.view) }
}
