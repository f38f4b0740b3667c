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
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app's value. Each session, such as a browser tab or a test, has a separate value.
  @MainActor @preconcurrency init()
}

extension App {
  /// Returns the object with which a host starts sessions of this app. Use it in a program that starts a host explicitly instead
  /// of calling `main()`.
  ///
  /// ```swift
  /// let host = WebHost(app: Shop.hostedApp(), port: 8080)
  /// ```
  @MainActor @preconcurrency public static func hostedApp() -> any HostedApp {
    AppRunner<Self>()
  }

  /// Runs the app on the host that is linked into this program. By default, the web host listens on 127.0.0.1:8080.
  @MainActor @preconcurrency public static func main() {
    let box = HostedAppBox(AppRunner<Self>())
    guard navigator_run_web_host(Unmanaged.passRetained(box).toOpaque()) else {
      FileHandle.standardError.write(
        Data(
          """
          \(Self.self) cannot run because no host is linked into this program.
          Add NavigatorWeb to the dependencies of its target.

          """.utf8))
      exit(1)
    }
  }
}
