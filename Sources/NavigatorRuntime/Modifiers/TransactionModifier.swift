extension View {
  /// Reads or changes the transaction of each update of this view.
  ///
  /// Hosts decide which changes they animate, so that a changed animation is only a request.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: TransactionTrigger.everyUpdate, transform: transform)
  }

  /// Reads or changes the transaction of the updates of this view in which a value changes.
  ///
  /// Hosts decide which changes they animate, so that a changed animation is only a request.
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
final class TransactionNode<Content: View, Value: Equatable>: TransparentNode<TransactionView<Content, Value>, Content> {
  override func viewDidChange(from old: TransactionView<Content, Value>) {
    if old.value != view.value {
      var transaction = Transaction.ofUpdate
      view.transform(&transaction)
    }
    super.viewDidChange(from: old)
  }
}

extension Transaction {
  /// The transaction of the update that evaluates views now.
  static var ofUpdate: Transaction { .current }
}
