import HTTPTypes

/// What every response says about what a browser may do with it.
enum SecurityHeaders {
  /// Scripts and style sheets come from this host's files only. Style attributes are needed: an element's own look is written as one.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "connect-src 'self'",
    "img-src 'self' data:", "font-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static func add(to fields: inout HTTPFields) {
    fields[.contentSecurityPolicy] = contentSecurityPolicy
    fields[.xContentTypeOptions] = "nosniff"
    if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
    if let name = HTTPField.Name("Cross-Origin-Opener-Policy") { fields[name] = "same-origin" }
  }
}
