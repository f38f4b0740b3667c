import HTTPTypes

/// The security headers of each response.
enum SecurityHeaders {
  /// A policy that allows scripts and style sheets from this host only. Images may come from any host, because the browser loads
  /// the images of `AsyncImage`. Style attributes are allowed, because each element's style is written as an attribute.
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
