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
  private let scene: String?
  private let content: (Navigator) -> Content
  @State private var holder = NavigatorHolder()
  @Environment(\.navigator) private var parent
  @Environment(\.navigationPresentation) private var presentation
  @Environment(\.navigationScreen) private var screen

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

  /// A stack that is restored: the scene keeps what is on it and what it presents under a name, which is the navigator's name as well.
  ///
  /// ```swift
  /// ManagedNavigationStack(scene: "home") {
  ///   HomeView()
  ///     .navigationDestination(HomeDestinations.self)
  /// }
  /// ```
  ///
  /// Destinations are kept that are `Codable`, and come back where their types are known; see
  /// ``NavigationConfiguration/restorableDestinations``. A view that goes takes what was kept along: what has been closed is not restored.
  public init(scene: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(navigatorName: scene, scene: scene) { _ in content() }
  }

  /// A stack that is restored, over `content`, which is handed the stack's navigator.
  public init(scene: String, @ViewBuilder content: @escaping (Navigator) -> Content) {
    self.init(navigatorName: scene, scene: scene, content: content)
  }

  private init(navigatorName: String?, scene: String? = nil, content: @escaping (Navigator) -> Content) {
    name = navigatorName
    self.scene = scene
    self.content = content
  }

  @ViewBuilder @MainActor public var body: some View {
    let navigator = holder.navigator(.stack, name: name, parent: parent, on: screen, presentation: presentation)
    let stack = NavigationStack(path: Bindable(navigator).path) {
      content(navigator)
        .collectingInlineNavigators(of: navigator)
        .navigationDestination(for: AnyNavigationDestination.self) { DestinationScreen(destination: $0) }
    }
    .modifier(StateWatch(navigator: navigator))
    .modifier(PresentationHost(navigator: navigator))
    .standingInline(navigator)
    if let scene {
      stack.modifier(SceneRestoration(of: navigator, scene: scene))
    } else {
      stack
    }
  }
}
