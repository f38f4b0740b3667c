import Foundation

/// The running app. It corresponds to UIKit's type of this name, of which it has the part that opens addresses.
///
/// Prefer the environment's `openURL`, which views can replace.
@MainActor
public final class UIApplication: NSObject {
  /// An option with which an address is opened. Hosts have none.
  nonisolated public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens an address only in an app that is made for it. Hosts ignore it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The app. It stores nothing itself: its methods use the session whose code is running.
  private static let app = UIApplication(isShared: ())

  /// The app of the session whose code is running.
  public class var shared: UIApplication { app }

  private init(isShared: Void) {}

  /// Opens an address outside of the app, in a new tab of the browser or with another program, and reports whether the request
  /// was sent to the host. Schemes other than http, https, mailto and tel are refused, and so are requests outside of
  /// sessions.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let graph = canOpenURL(url) ? SessionAccess.current?.session?.graph : nil
    graph?.command(.openURL(url.absoluteString))
    completion?(graph != nil)
  }

  /// Opens an address outside of the app. Returns whether the request was sent to the host.
  @discardableResult
  public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether hosts open addresses with the scheme of an address: http, https, mailto or
  /// tel.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
  }
}
