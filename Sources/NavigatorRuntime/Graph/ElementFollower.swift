import NavigatorHost

/// A feature that follows the elements of a session. It adds requests to their contents and properties to their styles. It
/// performs its pending work when the graph has no other work.
///
/// The graph has one slot for such a feature (``Graph/follower``), which is read for each element that is resolved.
@MainActor
protocol ElementFollower: AnyObject {
  /// A Boolean value that indicates whether the feature must work before the transaction ends.
  var hasWork: Bool { get }

  /// A Boolean value that indicates whether the feature must work before the actions of the current commit.
  var worksBeforeActions: Bool { get }

  /// Returns the content of an element with the feature's requests to the host.
  func complete(_ content: Content, of id: ElementID) -> Content

  /// Returns the style of an element with the feature's properties.
  func complete(_ style: Style, of id: ElementID) -> Style

  /// Records the patches of a commit. There is at least one.
  func elementsChanged(_ patches: [Patch])

  /// Records the end of an element.
  func elementEnded(_ id: ElementID)

  /// Performs the feature's work, which may change state.
  func work(in graph: Graph)

  /// Records the end of a transaction that leaves the graph without work.
  func graphCameToRest()
}

extension ElementFollower {
  /// Records the end of an element and of the boxes around it.
  func elementEnded(_ element: ElementRecord) {
    var next: ElementRecord? = element
    while let record = next {
      elementEnded(record.id)
      next = record.box
    }
  }
}

extension Node {
  /// Sets the content of the node's element, completed with the requests of the feature that follows the elements.
  func setElementContent(_ content: Content) {
    guard let element else { return }
    element.set(graph.follower?.complete(content, of: element.id) ?? content)
  }
}
