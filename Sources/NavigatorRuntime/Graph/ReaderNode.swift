/// A node that reads values for another node, so that a change of them does not evaluate everything that the other node shows,
/// and an evaluation of the other node does not read them again.
@MainActor
final class ReaderNode: Node {
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
