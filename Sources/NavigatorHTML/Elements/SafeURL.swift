import Foundation
import NavigatorHost

/// Checks of addresses before they are sent to a page.
package enum SafeURL {
  /// Returns `url` if it contains no spaces or control characters, and either its scheme is http, https, mailto or tel, or it
  /// requests a window of the app. Returns nil otherwise.
  static func checked(_ url: String) -> String? {
    if url.hasPrefix("/?window") { return isPlain(url) ? url : nil }
    guard let colon = url.firstIndex(of: ":") else { return nil }
    switch url[..<colon].lowercased() {
    case "http", "https", "mailto", "tel": break
    default: return nil
    }
    return isPlain(url) ? url : nil
  }

  /// Returns `url` if a page may show it as a picture: its scheme is http or https, it is a data URL of a picture, or it refers
  /// to a picture in an asset catalog.
  package static func image(_ url: String) -> String? {
    if url.hasPrefix(AssetLibrary.pathPrefix) { return isPlain(url) ? url : nil }
    guard isPlain(url), let colon = url.firstIndex(of: ":") else { return nil }
    switch url[..<colon].lowercased() {
    case "http", "https": return url
    case "data":
      // A browser runs no scripts and loads no references of an SVG image.
      let kinds = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"]
      return kinds.contains { url.hasPrefix("data:\($0);base64,") } ? url : nil
    default: return nil
    }
  }

  /// Returns the path and the query of an address in the app, or nil if the address is invalid or leads to another host.
  package static func path(_ url: String) -> String? {
    guard isPlain(url), let parts = URLComponents(string: url) else { return nil }
    if let scheme = parts.scheme?.lowercased(), !["http", "https"].contains(scheme) { return nil }
    // A path that begins with two slashes specifies a host.
    guard parts.scheme != nil || parts.host == nil else { return nil }
    let path = parts.percentEncodedPath
    guard path.utf8.starts(with: "/".utf8), !path.utf8.starts(with: "//".utf8), !path.utf8.contains(UInt8(ascii: "\\")) else {
      return nil
    }
    return path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  private static func isPlain(_ url: String) -> Bool {
    url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
