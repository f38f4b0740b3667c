import CNavigatorHosts
import Foundation
import NavigatorHost

/// A type that defines an app and its scenes.
///
/// ```swift
/// @main
/// struct Shop: App {
///   var body: some Scene {
///     WindowGroup { CatalogView() }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scene.
  associatedtype Body: Scene
  /// The app's scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app's value. Each session (a browser tab, a test) has its own value.
  @MainActor @preconcurrency init()
}

extension App {
  /// Returns the object from which a host starts this app's sessions. Use it in a program that starts its host instead of calling
  /// `main()`.
  ///
  /// ```swift
  /// let host = WebHost(app: Shop.hostedApp(), port: 8080)
  /// ```
  @MainActor @preconcurrency public static func hostedApp() -> any HostedApp {
    AppRunner<Self>()
  }

  /// Runs the app on the host that is linked into this program. The web host listens on 127.0.0.1:8080 unless its options set
  /// another address.
  @MainActor @preconcurrency public static func main() {
    let box = HostedAppBox(AppRunner<Self>())
    guard navigator_run_web_host(Unmanaged.passRetained(box).toOpaque()) else {
      FileHandle.standardError.write(
        Data(
          """
          No host is linked into this program, so there is nothing to show \(Self.self) on.
          Add NavigatorWeb to the dependencies of its target.

          """.utf8))
      exit(1)
    }
  }
}

/// A part of an app that defines windows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of this scene's content.
  associatedtype Body: Scene
  /// The content of this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that provides its view directly.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var rootView: AnyView? { get }
}

extension PrimitiveScene {
  /// A body that is never evaluated, because the runtime shows the scene's view.
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its view")
  }
}

@MainActor
func rootView<S: Scene>(of scene: S) -> AnyView? {
  if let primitive = scene as? any PrimitiveScene { return primitive.rootView }
  return rootView(of: scene.body)
}

/// A group of windows with the same content. A session shows the first group of the app.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates a group of windows with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with an identifier. The runtime ignores the identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title. The runtime ignores the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title. The runtime ignores the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var rootView: AnyView? { AnyView(content) }
}

/// A result builder that creates an app's scenes.
@resultBuilder
nonisolated public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the only scene of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
