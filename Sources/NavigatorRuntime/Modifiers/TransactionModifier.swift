extension View {
  /// Reads or changes the transaction of each update of this view.
  ///
  /// A nil animation shows the changes of this view at once.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: TransactionTrigger.everyUpdate, transform: transform)
  }

  /// Reads or changes the transaction of the updates of this view in which a value changes.
  ///
  /// A nil animation shows the changes of this view at once.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, value: value, transform: transform)
  }
}

/// A value that differs from itself, so that the transform runs in every update.
nonisolated enum TransactionTrigger: Equatable {
  case everyUpdate

  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

nonisolated struct TransactionView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  nonisolated init(content: Content, value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.value = value
    self.transform = transform
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransactionNode(view, type, context) { $0.content }
  }
}

@MainActor
final class TransactionNode<Content: View, Value: Equatable>: TransparentNode<TransactionView<Content, Value>, Content>,
  TransactionModifying
{
  let transactionScope = TransactionScope()

  override init(
    _ view: TransactionView<Content, Value>, _ type: ViewType<TransactionView<Content, Value>>, _ context: NodeContext,
    content: @escaping (TransactionView<Content, Value>) -> Content
  ) {
    super.init(view, type, context, content: content)
    if isPermanent { graph.elements.motion.countPermanentModifier(1) }
  }

  private var isPermanent: Bool { Value.self == TransactionTrigger.self }

  override func viewDidChange(from old: TransactionView<Content, Value>) {
    if old.value != view.value { activate() }
    super.viewDidChange(from: old)
  }

  func activateIfPermanent() {
    if isPermanent { activate() }
  }

  private func activate() {
    graph.elements.motion.activate(transactionScope, at: self, view.transform)
  }

  override func willTearDown() {
    if isPermanent { graph.elements.motion.countPermanentModifier(-1) }
  }
}
