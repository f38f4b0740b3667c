import Foundation

/// A transform of a view that depends on the view's size and on animatable data. The transform does not affect the layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 4), y: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform of a view with a given size, in the coordinates of the view.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect itself. Layouts always ignore geometry effects because hosts measure geometry without transforms.
  nonisolated public func ignoredByLayout() -> Self { self }

  /// A body that is never evaluated because the runtime applies the effect.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("\(Self.self) has no body: the runtime applies its effect")
  }
}

/// A view with a geometry effect.
nonisolated struct GeometryEffectView<Effect>: View {
  let content: AnyView
  let effect: Effect
  @State private var size = CGSize.zero

  init(content: AnyView, effect: Effect) {
    self.content = content
    self.effect = effect
  }

  @MainActor var body: some View {
    let transform = (effect as? any GeometryEffect)?.effectValue(size: size) ?? ProjectionTransform()
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .projected(by: transform)
  }
}

/// The node of a view with a geometry effect.
@MainActor
final class GeometryEffectNode<Content: View, Effect: ViewModifier>: TransparentNode<
  ModifiedContent<Content, Effect>, GeometryEffectView<Effect>
>
{
  init(
    _ view: ModifiedContent<Content, Effect>, _ type: ViewType<ModifiedContent<Content, Effect>>, _ context: NodeContext
  ) {
    super.init(view, type, context) { GeometryEffectView(content: AnyView($0.content), effect: $0.modifier) }
  }

  override func viewDidChange(from old: ModifiedContent<Content, Effect>) {
    sampleAnimatable(from: old.modifier, to: view.modifier) { effect in
      child?.receive(GeometryEffectView(content: AnyView(view.content), effect: effect))
    }
    super.viewDidChange(from: old)
  }
}
