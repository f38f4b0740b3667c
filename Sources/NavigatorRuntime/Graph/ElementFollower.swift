import NavigatorHost

/// A feature that follows the elements of a session: it adds requests to their contents and properties to their styles, and works
/// once the graph has no other work.
///
/// The graph has one slot for such a feature (``Graph/follower``), which is read for each element that is resolved.
@MainActor
protocol ElementFollower: AnyObject {
  /// A Boolean value that indicates whether the feature must work before the transaction ends.
  var hasWork: Bool { get }

  /// Returns the content of an element with the feature's requests to the host.
  func complete(_ content: Content, of id: ElementID) -> Content

  /// Returns the style of an element with the feature's properties.
  func complete(_ style: Style, of id: ElementID) -> Style

  /// Notes the patches of a commit, which are not empty.
  func elementsChanged(_ patches: [Patch])

  /// Notes the end of an element.
  func elementEnded(_ id: ElementID)

  /// Does the feature's work, which may change state.
  func work(in graph: Graph)

  /// Notes the end of a transaction after which the graph does not continue.
  func graphCameToRest()
}

extension ElementFollower {
  /// Notes the end of an element and of the boxes around it.
  func elementEnded(_ element: ElementRecord) {
    var next: ElementRecord? = element
    while let record = next {
      elementEnded(record.id)
      next = record.box
    }
  }
}
