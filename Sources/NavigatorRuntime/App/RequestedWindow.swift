import NavigatorHost

/// The window that the address of a session requests, and the window group that the session displays.
@MainActor
final class RequestedWindow: GraphService {
  var request: WindowRequest?
  /// The identifier of the displayed window group.
  var id: String?
  /// The name of the value type that windows of the displayed group present.
  var valueType: String?

  /// Returns the addresses of the requests that this window satisfies. The addresses identify the window for `dismissWindow`.
  ///
  /// - Parameter value: The presented value as JSON, or nil if the window presents none.
  func addresses(presenting value: String?) -> [String] {
    var requests: [WindowRequest] = []
    if let id {
      requests.append(WindowRequest(id: id))
      if let value { requests.append(WindowRequest(id: id, value: value)) }
    }
    if let valueType, let value { requests.append(WindowRequest(valueType: valueType, value: value)) }
    return requests.compactMap(\.address)
  }
}
