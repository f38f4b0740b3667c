import NavigatorHost

/// A session that was started for a page: the secret that the page carries, and the tree to render into it.
struct OpenedPage: Sendable {
  let token: SessionToken
  let root: Element
  let location: Location
  /// The animations with which the page begins.
  var openings: [OpeningAnimation] = []
  /// The generation and the last batch of the session that the page continues. They are 0 if a new session replaces the one that
  /// the tab has named, and nil if the tab has named none.
  var continuation: (generation: Int, batch: Int)?
  /// The request, until its response is written.
  let request: PageRequest

  /// A Boolean value that indicates whether the page shows that the requested address does not exist. A continued session may
  /// have navigated away from such an address, so only its current place is considered.
  var isNotFound: Bool {
    continuation.map { $0.generation > 0 } == true ? location.places.last?.isNotFound ?? false : location.isNotFound
  }
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

extension WebMetrics.SessionRefusal {
  /// Creates the reason that the metrics count for an error.
  init(_ error: SessionStoreError) {
    self =
      switch error {
      case .full: .full
      case .crowded: .crowded
      case .outOfMemory: .memory
      case .stopping: .stopping
      }
  }
}
