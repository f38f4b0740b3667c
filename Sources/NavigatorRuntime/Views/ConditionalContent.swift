/// One of two views, the result of an `if` or `switch` in a builder.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A body that is never evaluated, because the runtime shows the branch.
  public var body: Never {
    fatalError("a condition has no body: the runtime shows its branch")
  }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ConditionalNode(view, type, context)
  }
}

extension _ConditionalContent: CustomComparison {
  @MainActor static func makeComparison(_ table: ComparisonTable) -> Comparison {
    compareBranches(table.comparison(of: TrueContent.self), table.comparison(of: FalseContent.self))
  }

  nonisolated private static func compareBranches(_ first: Comparison, _ second: Comparison) -> Comparison {
    Comparison { lhs, rhs, bounds in
      switch (
        lhs.assumingMemoryBound(to: Self.self).pointee.storage, rhs.assumingMemoryBound(to: Self.self).pointee.storage
      ) {
      case (.first(let lhs), .first(let rhs)): areEqual(lhs, rhs, by: first, within: bounds)
      case (.second(let lhs), .second(let rhs)): areEqual(lhs, rhs, by: second, within: bounds)
      default: false
      }
    }
  }
}

@MainActor
final class ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
  private enum Branch {
    case first(ViewNode<TrueContent>)
    case second(ViewNode<FalseContent>)
  }

  private var branch: Branch?

  override init(
    _ view: _ConditionalContent<TrueContent, FalseContent>, _ type: ViewType<_ConditionalContent<TrueContent, FalseContent>>,
    _ context: NodeContext
  ) {
    super.init(view, type, context)
    branch = makeBranch()
  }

  private func makeBranch() -> Branch {
    switch view.storage {
    case .first(let content): .first(childContext.make(content))
    case .second(let content): .second(childContext.make(content))
    }
  }

  override func evaluate() {
    isDirty = false
    switch (branch, view.storage) {
    case (.first(let node), .first(let content)): node.receive(content)
    case (.second(let node), .second(let content)): node.receive(content)
    default:
      forEachChild { $0.tearDown() }
      branch = makeBranch()
      childrenChanged()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    switch branch {
    case .first(let node): body(node)
    case .second(let node): body(node)
    case nil: break
    }
  }
}
