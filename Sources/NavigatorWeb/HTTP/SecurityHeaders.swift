import HTTPTypes

/// The security headers of each response.
enum SecurityHeaders {
  /// A policy that allows scripts and style sheets from this host only. Pictures may come from any host, because the browser
  /// loads those of `AsyncImage`. Style attributes are allowed, because the style of an element is written as one.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "connect-src 'self'",
    "img-src 'self' data: https:", "font-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static func add(to fields: inout HTTPFields) {
    fields[.contentSecurityPolicy] = contentSecurityPolicy
    fields[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
    if let name = HTTPField.Name("Cross-Origin-Opener-Policy") { fields[name] = "same-origin" }
  }
}
