/// A reference that does not retain a node. All holders of a node share one instance, which costs less than several weak
/// references.
class NodeReference: @unchecked Sendable {
  // The node sets this to nil before it is deallocated.
  final unowned(unsafe) var referent: Node?

  init(_ node: Node) {
    referent = node
  }
}

/// The rarely used fields of a node. For a node without an element, they also serve as its reference.
final class NodeExtras: NodeReference, @unchecked Sendable {
  var boxes: BoxChain?
  var token: ObservationToken?
  var contributorCount: Int32 = 0
  /// The last pass in which the collectors of preferences above the node were scheduled.
  var preferencePass: UInt32 = 0
  /// A value that only few nodes of a class need.
  var attachment: AnyObject?

  init(_ node: Node, boxes: BoxChain? = nil) {
    self.boxes = boxes
    super.init(node)
  }

  /// Releases all fields of a node that has ended, because other objects may still refer to it.
  func release() {
    boxes = nil
    token = nil
    attachment = nil
  }
}
