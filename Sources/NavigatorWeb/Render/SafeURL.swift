/// Which addresses a page may be sent to.
enum SafeURL {
  /// `url` if its scheme is http, https, mailto or tel and it holds no blank or control character; nil otherwise.
  static func checked(_ url: String) -> String? {
    guard let colon = url.firstIndex(of: ":") else { return nil }
    switch url[..<colon].lowercased() {
    case "http", "https", "mailto", "tel": break
    default: return nil
    }
    return url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? url : nil
  }
}
