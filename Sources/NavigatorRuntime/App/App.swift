import CNavigatorHosts
import Foundation
import NavigatorHost

/// An app: what its windows show.
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
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the app's value. Each session (a browser tab, a test) has its own.
  @MainActor @preconcurrency init()
}

extension App {
  /// What a host starts this app's sessions from, for a program that runs the host itself instead of calling `main()`.
  ///
  /// ```swift
  /// let host = WebHost(app: Shop.hostedApp(), port: 8080)
  /// ```
  @MainActor @preconcurrency public static func hostedApp() -> any HostedApp {
    AppRunner<Self>()
  }

  /// Runs the app on the host that this program is linked with: the web, on 127.0.0.1:8080 unless options say otherwise.
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

/// A part of an app that has windows.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that knows its view itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var rootView: AnyView? { get }
}

extension PrimitiveScene {
  public var body: Never {
    fatalError("\(Self.self) has no body: the runtime shows its view")
  }
}

@MainActor
func rootView<S: Scene>(of scene: S) -> AnyView? {
  if let primitive = scene as? any PrimitiveScene { return primitive.rootView }
  return rootView(of: scene.body)
}

/// Windows of one kind. A session shows the first one of the app.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var rootView: AnyView? { AnyView(content) }
}

/// Builds an app's scenes.
@resultBuilder
nonisolated public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
