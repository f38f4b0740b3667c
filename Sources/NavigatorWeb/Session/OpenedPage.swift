import NavigatorHost

/// A session that was started for a page: the secret that the page carries, and the tree to render into it.
struct OpenedPage: Sendable {
  let token: SessionToken
  let root: Element
  let location: Location
  /// The request, until its response is written.
  let request: PageRequest
}

/// An error that describes why a session could not be started.
enum SessionStoreError: Error, Hashable, Sendable {
  case full(limit: Int)
  /// Too many sessions are open from the client's address.
  case crowded(limit: Int)
  /// The bytes that wait for clients exceed the limit.
  case outOfMemory(limit: Int)
  case stopping
}
