import HTTPTypes

/// The security headers of each response.
enum SecurityHeaders {
  /// The policy of responses without a style sheet in the page.
  static let contentSecurityPolicy = contentSecurityPolicy()

  /// Returns a policy that allows scripts and style sheets from this host only. Images may come from any host, because the
  /// browser loads the images of `AsyncImage`. Style attributes are allowed, because each element's style is written as an
  /// attribute.
  ///
  /// - Parameter nonce: The nonce of the page's own style sheet, if it has one.
  static func contentSecurityPolicy(nonce: String? = nil) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self'" + (nonce.map { " 'nonce-\($0)'" } ?? ""),
      "style-src-attr 'unsafe-inline'", "connect-src 'self'", "img-src 'self' data: https:", "font-src 'self'", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  /// Returns a random nonce of 128 bits.
  static func nonce() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Adds the headers to a response. Browsers apply a policy to documents only, so style sheets and scripts have none.
  static func add(to fields: inout HTTPFields) {
    let type = fields[.contentType] ?? ""
    let isPartOfPage = type.hasPrefix("text/css") || type.hasPrefix("text/javascript")
    if !isPartOfPage, fields[.contentSecurityPolicy] == nil { fields[.contentSecurityPolicy] = contentSecurityPolicy }
    fields[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
    if let name = HTTPField.Name("Cross-Origin-Opener-Policy") { fields[name] = "same-origin" }
  }
}
