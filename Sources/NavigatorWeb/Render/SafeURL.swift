import Foundation

/// Which addresses a page may be sent to.
enum SafeURL {
  /// `url` if its scheme is http, https, mailto or tel and it holds no blank or control character; nil otherwise.
  static func checked(_ url: String) -> String? {
    guard let colon = url.firstIndex(of: ":") else { return nil }
    switch url[..<colon].lowercased() {
    case "http", "https", "mailto", "tel": break
    default: return nil
    }
    return isPlain(url) ? url : nil
  }

  /// An address within the app, as a path with a query: `url` where it is one or has one; nil where it leads elsewhere or cannot be read.
  static func path(_ url: String) -> String? {
    guard isPlain(url), let parts = URLComponents(string: url) else { return nil }
    if let scheme = parts.scheme?.lowercased(), !["http", "https"].contains(scheme) { return nil }
    // Two slashes at the beginning name a host.
    guard parts.scheme != nil || parts.host == nil else { return nil }
    let path = parts.percentEncodedPath
    guard path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("\\") else { return nil }
    return path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  private static func isPlain(_ url: String) -> Bool {
    url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
