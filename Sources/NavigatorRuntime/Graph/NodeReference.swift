/// What leads to a node and does not keep it. A node has one, which all who need it share: a weak reference would cost more.
class NodeReference: @unchecked Sendable {
  // Set to nil by the node before it goes.
  final unowned(unsafe) var referent: Node?

  init(_ node: Node) {
    referent = node
  }
}

/// The rarely used fields of a node. They are also the reference to a node that shows no element.
final class NodeExtras: NodeReference, @unchecked Sendable {
  var boxes: BoxChain?
  var ticket: ObservationTicket?
  var contributorCount = 0
  /// A value that a kind of node keeps for few of its nodes.
  var more: AnyObject?

  init(_ node: Node, boxes: BoxChain? = nil) {
    self.boxes = boxes
    super.init(node)
  }

  /// Releases all fields of a node that has ended, because others may still refer to it.
  func letGo() {
    boxes = nil
    ticket = nil
    more = nil
  }
}
