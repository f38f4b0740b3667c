import Foundation

/// The screen of the user. It corresponds to UIKit's `UIScreen` and has the properties that web pages can provide.
///
/// ```swift
/// Rectangle().frame(width: UIScreen.main.bounds.width, height: 200)
/// ```
///
/// A screen is as large as the window of the running session, as on a phone. Do not store its size in a global constant or a
/// static property, because all sessions would share the size of the first one.
@MainActor
public final class UIScreen: NSObject {
  /// The shared instance. It has no state: its properties use the running session.
  private static let shared = UIScreen(isShared: ())

  /// The screen of the running session.
  public class var main: UIScreen { shared }

  private init(isShared: Void) {}

  /// The rectangle of the window, in points. Its origin is zero, and its size is zero outside of sessions.
  ///
  /// A view body that reads it is evaluated again after the size of the window has changed. Before the host has reported the
  /// size, it is an assumed one.
  public var bounds: CGRect {
    guard let graph = SessionAccess.current?.session?.graph, let window = graph.window?.element else { return .zero }
    return CGRect(origin: .zero, size: graph.geometry.observer(of: window).size)
  }

  /// The number of pixels per point. It is 1 outside of sessions.
  public var scale: CGFloat {
    guard let graph = SessionAccess.current?.session?.graph else { return 1 }
    return EnvironmentValues(scope: graph.rootScope).displayScale
  }
}
