import NavigatorHost

/// The window that the address of a session requests, and the group of windows that the session shows.
@MainActor
final class RequestedWindow: GraphService {
  var request: WindowRequest?
  /// The identifier of the shown group.
  var id: String?
  /// The type of the values that windows of the shown group present.
  var valueType: String?

  /// Returns the addresses of the requests that a window with the value would satisfy. They identify it for `dismissWindow`.
  ///
  /// - Parameter value: The value that the window presents, as JSON.
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
