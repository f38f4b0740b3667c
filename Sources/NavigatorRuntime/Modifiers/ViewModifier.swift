/// A modifier that can be applied to any view.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that replaces `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view to which a modifier is applied, as passed to `body(content:)`.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let view: AnyView

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ModifiedContentNode(view, type, context) { $0.view }
  }
}

/// The node of the view to which a modifier is applied.
@MainActor
protocol ModifierContentNode: Node {}

@MainActor
final class ModifiedContentNode<Modifier: ViewModifier>: TransparentNode<_ViewModifier_Content<Modifier>, AnyView>,
  ModifierContentNode
{}

/// A view, or a modifier, with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier to which `modifier` is applied.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a value from content and a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A body that is never evaluated, because the runtime shows the modifier's body.
  public var body: Never {
    fatalError("a modified view has no body: the runtime shows its modifier's body")
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection from which the content creates its views.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with both modifiers applied.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier, then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if appliesToEachView {
      return view.appliesToMembers
        ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : GeometryEffectNode(view, type, context)
    }
    return ModifierNode(view, type, context) { ModifierBody(content: AnyView($0.content), modifier: $0.modifier) }
  }
}

@MainActor
private final class ModifierNode<Content: View, Modifier: ViewModifier>: TransparentNode<
  ModifiedContent<Content, Modifier>, ModifierBody<Modifier>
>
{
  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    sampleAnimatable(from: old.modifier, to: view.modifier) { modifier in
      child?.receive(ModifierBody(content: AnyView(view.content), modifier: modifier))
    }
    super.viewDidChange(from: old)
  }
}

/// A view whose body is the body of a modifier. The modifier's dynamic properties belong to this view.
nonisolated struct ModifierBody<Modifier: ViewModifier>: DynamicPropertyContainer {
  let content: AnyView
  let modifier: Modifier

  @MainActor var body: some View {
    modifier.body(content: _ViewModifier_Content(view: content))
  }
}
