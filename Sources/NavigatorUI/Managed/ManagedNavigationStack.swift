import SwiftUI

/// A navigation stack with a ``Navigator``.
///
/// ```swift
/// ManagedNavigationStack {
///   List {
///     NavigationLink(to: HomeDestinations.page3) { Text("Link to Page 3!") }
///   }
/// }
/// ```
///
/// It shows destinations of every type without registration, and the sheets and covers that its navigator presents.
nonisolated public struct ManagedNavigationStack<Content: View>: View {
  private let name: String?
  private let content: (Navigator) -> Content
  @State private var holder = NavigatorHolder()
  @Environment(\.navigator) private var parent
  @Environment(\.navigationPresentation) private var presentation

  /// A stack over `content`.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(navigatorName: nil) { _ in content() }
  }

  /// A stack over `content`, which is handed the stack's navigator.
  public init(@ViewBuilder content: @escaping (Navigator) -> Content) {
    self.init(navigatorName: nil, content: content)
  }

  /// A stack whose navigator can be found by a name.
  public init(name: String?, @ViewBuilder content: @escaping () -> Content) {
    self.init(navigatorName: name) { _ in content() }
  }

  /// A stack whose navigator can be found by a name, over `content`, which is handed that navigator.
  public init(name: String?, @ViewBuilder content: @escaping (Navigator) -> Content) {
    self.init(navigatorName: name, content: content)
  }

  private init(navigatorName: String?, content: @escaping (Navigator) -> Content) {
    name = navigatorName
    self.content = content
  }

  @MainActor public var body: some View {
    let navigator = holder.navigator(.stack, name: name, parent: parent, presentation: presentation)
    NavigationStack(path: Bindable(navigator).path) {
      content(navigator)
        .navigationDestination(for: AnyNavigationDestination.self) { DestinationScreen(destination: $0) }
    }
    .modifier(PresentationHost(navigator: navigator))
  }
}
