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
/// The stack shows destinations of every type without registration, and the sheets and covers that its navigator presents.
nonisolated public struct ManagedNavigationStack<Content: View>: View {
  private let name: String?
  private let scene: String?
  private let content: (Navigator) -> Content
  @State private var holder = NavigatorHolder()
  @Environment(\.navigator) private var parent
  @Environment(\.navigationPresentation) private var presentation
  @Environment(\.navigationScreen) private var screen

  /// Creates a stack with root content.
  ///
  /// - Parameters:
  ///   - name: The name by which the stack's navigator can be found.
  ///   - content: The content of the root.
  public init(name: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(navigatorName: name) { _ in content() }
  }

  /// Creates a stack whose root content receives the stack's navigator.
  ///
  /// - Parameters:
  ///   - name: The name by which the stack's navigator can be found.
  ///   - content: The content of the root.
  public init(name: String? = nil, @ViewBuilder content: @escaping (Navigator) -> Content) {
    self.init(navigatorName: name, content: content)
  }

  /// Creates a restorable stack. The scene stores its entries and presentations under a name, which is also the navigator's name.
  ///
  /// ```swift
  /// ManagedNavigationStack(scene: "home") {
  ///   HomeView()
  ///     .navigationDestination(HomeDestinations.self)
  /// }
  /// ```
  ///
  /// `Codable` destinations are saved. They are restored if their types are registered; see
  /// ``NavigationConfiguration/restorableDestinations``. When the view is removed, its saved state is removed too.
  public init(scene: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(navigatorName: scene, scene: scene) { _ in content() }
  }

  /// Creates a restorable stack whose root content receives the stack's navigator.
  public init(scene: String, @ViewBuilder content: @escaping (Navigator) -> Content) {
    self.init(navigatorName: scene, scene: scene, content: content)
  }

  private init(navigatorName: String?, scene: String? = nil, content: @escaping (Navigator) -> Content) {
    name = navigatorName
    self.scene = scene
    self.content = content
  }

  /// The navigation stack with the presentations of its navigator.
  @ViewBuilder @MainActor public var body: some View {
    let navigator = holder.navigator(.stack, name: name, parent: parent, on: screen, presentation: presentation)
    NavigationStack(path: Bindable(navigator).path) {
      content(navigator)
        .environment(\.isOnNavigationScreen, true)
        .collectingInlineNavigators(of: navigator)
        .navigationDestination(AnyNavigationDestination.self)
    }
    .modifier(StateWatch(navigator: navigator))
    .modifier(PresentationHost(navigator: navigator))
    .reportsInline(navigator)
    .saving(navigator, in: scene)
  }
}

/// A modifier that synchronizes the stack with the states of its views. It is outside of the stack, where no screen covers it.
private struct StateWatch: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content.onChange(of: navigator.states.snapshot, initial: true) { navigator.states.follow() }
  }
}
