/// A node that reads values on behalf of another node. If a value changes, only this node is evaluated again. If the other node
/// is evaluated, this node does not read the values again.
@MainActor
class ReaderNode: Node {
  private let read: @MainActor () -> Void

  init(_ context: NodeContext, read: @escaping @MainActor () -> Void) {
    self.read = read
    super.init(context)
  }

  override func evaluate() {
    isDirty = false
    evaluation &+= 1
    graph.queue.reading(as: self) { graph.trackingObservables(of: self, read) }
  }
}
