import NavigatorHost

extension View {
  /// Animates the changes that modifiers in a closure apply to this view. Changes of the view itself are not affected.
  ///
  /// ```swift
  /// Text(title).animation(.easeOut) { content in
  ///   content.opacity(isShown ? 1 : 0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation, or nil to show the changes immediately.
  ///   - body: A closure that applies modifiers to the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction for the modifiers that a closure applies to this view. Changes of the view itself are not affected.
  ///
  /// - Parameters:
  ///   - transform: A closure that changes the transaction of each update.
  ///   - body: A closure that applies modifiers to the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    // The modifiers apply to a box around the content, so that their transaction does not affect the content.
    let inner = PlacedView(content: UnscopedTransactionView(content: self), style: [])
    return ScopedTransactionView(content: body(PlaceholderContentView(view: AnyView(inner))), transform: transform)
  }
}

extension ViewModifier {
  /// Returns a modifier that animates all changes of this modifier. Changes of the modified view are not affected.
  ///
  /// ```swift
  /// Text(title).modifier(Shake(amount: amount).animation(.easeOut))
  /// ```
  ///
  /// - Parameter animation: The animation, or nil to show the changes immediately.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    ScopedTransactionModifier(modifier: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns a modifier that changes the transaction for this modifier. Changes of the modified view are not affected.
  ///
  /// - Parameter transform: A closure that changes the transaction of each update.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedTransactionModifier(modifier: self, transform: transform)
  }
}

/// A modifier with a separate transaction for its changes.
nonisolated struct ScopedTransactionModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

/// A view with a separate transaction for its modifiers.
nonisolated struct ScopedTransactionView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ScopedTransactionNode(view, type, context) { $0.content }
  }
}

/// The content of a `ScopedTransactionView`, which has the transaction of the enclosing view.
nonisolated struct UnscopedTransactionView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    UnscopedTransactionNode(view, type, context) { $0.content }
  }
}

/// A node that starts a transaction scope, or that ends the innermost scope.
@MainActor
private protocol TransactionBracket: Node {
  var beginsScope: Bool { get }
}

@MainActor
final class ScopedTransactionNode<Content: View>: TransparentNode<ScopedTransactionView<Content>, Content>,
  TransactionModifying, TransactionBracket
{
  let transactionScope = TransactionScope()
  fileprivate var beginsScope: Bool { true }

  override init(
    _ view: ScopedTransactionView<Content>, _ type: ViewType<ScopedTransactionView<Content>>, _ context: NodeContext,
    content: @escaping (ScopedTransactionView<Content>) -> Content
  ) {
    super.init(view, type, context, content: content)
    graph.elements.motion.countPermanentModifier(1)
  }

  func activateIfPermanent() {
    graph.elements.motion.activate(transactionScope, at: self, view.transform)
  }

  override func willTearDown() {
    graph.elements.motion.countPermanentModifier(-1)
  }
}

@MainActor
final class UnscopedTransactionNode<Content: View>: TransparentNode<UnscopedTransactionView<Content>, Content>,
  TransactionModifying, TransactionBracket
{
  let transactionScope = TransactionScope()
  fileprivate var beginsScope: Bool { false }

  func activateIfPermanent() {
    graph.elements.motion.activate(transactionScope, at: scopeNode ?? self) { _ in }
  }

  /// The node that started the scope that this node ends.
  private var scopeNode: Node? {
    var depth = 0
    var current = parent
    while let node = current {
      if let bracket = node as? any TransactionBracket {
        if !bracket.beginsScope {
          depth += 1
        } else if depth == 0 {
          return node
        } else {
          depth -= 1
        }
      }
      current = node.parent
    }
    return nil
  }
}
