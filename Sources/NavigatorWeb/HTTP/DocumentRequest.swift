import HTTPTypes

/// Distinguishes requests of documents from requests of images, scripts and data, which get no session (W3C Fetch Metadata
/// Request Headers, sections 2.1 and 2.2).
enum DocumentRequest {
  /// Returns a Boolean value that indicates whether a browser shows the response as a document. A frame is not a document here,
  /// because `frame-ancestors` forbids it. A request without such headers is treated as one for a document.
  static func isDocumentRequest(_ headers: HTTPFields) -> Bool {
    allows(["document"], headers, "Sec-Fetch-Dest") && allows(["navigate"], headers, "Sec-Fetch-Mode")
  }

  private static func allows(_ values: Set<String>, _ headers: HTTPFields, _ name: String) -> Bool {
    guard let name = HTTPField.Name(name) else { return true }
    return headers[values: name].allSatisfy { $0.isEmpty || values.contains($0.lowercased()) }
  }
}
