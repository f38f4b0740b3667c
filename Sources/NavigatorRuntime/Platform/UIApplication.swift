import Foundation

/// The running app. It corresponds to UIKit's `UIApplication` and supports opening URLs.
///
/// Prefer the environment's `openURL` action, which views can replace.
@MainActor
public final class UIApplication: NSObject {
  /// An option for opening a URL. Hosts ignore all options.
  nonisolated public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An option that opens a URL only in an app that supports it. Hosts ignore it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The shared instance. It has no state: its methods use the running session.
  private static let app = UIApplication(isShared: ())

  /// The app of the running session.
  public class var shared: UIApplication { app }

  private init(isShared: Void) {}

  /// Opens a URL outside the app, in a new browser tab or in another program. The completion handler receives a Boolean value
  /// that indicates whether the request was sent to the host. The method rejects requests outside sessions, and URLs with schemes
  /// other than http, https, mailto and tel.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let graph = canOpenURL(url) ? SessionAccess.current?.session?.graph : nil
    graph?.command(.openURL(url.absoluteString))
    completion?(graph != nil)
  }

  /// Opens a URL outside the app. Returns a Boolean value that indicates whether the request was sent to the host.
  @discardableResult
  public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether hosts open URLs with the scheme of a URL. The supported schemes are http,
  /// https, mailto and tel.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
  }
}
