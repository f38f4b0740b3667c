import NavigatorHost

/// A symbol effect that a view inherits from the environment.
nonisolated struct InheritedSymbolEffect: Equatable {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let trigger: KeyframeTrigger
  /// A Boolean value that indicates whether an indefinite effect is active. It is nil for a discrete effect.
  let isActive: Bool?
  /// A Boolean value that indicates whether an intermediate view removes the effect. Removed effects stay in the list so that the
  /// symbols keep their identity.
  var isRemoved = false
}

nonisolated private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [InheritedSymbolEffect] { [] }
}

nonisolated private struct HasSymbolEffectsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The inherited symbol effects, ordered from the outermost to the innermost.
  nonisolated var symbolEffects: [InheritedSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether symbols inherit effects. It never changes at a given position in the view tree.
  nonisolated var hasSymbolEffects: Bool {
    get { self[HasSymbolEffectsKey.self] }
    set { self[HasSymbolEffectsKey.self] = newValue }
  }
}

/// The node of an image with symbol effects.
@MainActor
final class AffectedImageNode: ComputedBoxNode<Image, AffectedImage> {
  init(_ view: Image, _ type: ViewType<Image>, _ context: NodeContext) {
    super.init(view, type, context) { AffectedImage(image: $0) }
  }
}

/// An image with the effects of its environment. The effects apply only to symbols.
nonisolated struct AffectedImage: View {
  let image: Image
  @Environment(\.symbolEffects) private var effects

  nonisolated init(image: Image) {
    self.image = image
  }

  @MainActor var body: some View {
    let isSymbol = image.content.string(.symbol) != nil
    let plain = AnyView(image.environment(\.hasSymbolEffects, false))
    effects.reversed().reduce(plain) { view, effect in
      AnyView(SymbolEffectView(content: view, effect: effect, isRemoved: effect.isRemoved || !isSymbol))
    }
  }
}

/// A view that plays an effect on a symbol.
nonisolated struct SymbolEffectView<Content: View>: View {
  let content: Content
  let effect: InheritedSymbolEffect
  let isRemoved: Bool
  @Environment(\.playsAnimations) private var playsAnimations

  nonisolated init(content: Content, effect: InheritedSymbolEffect, isRemoved: Bool) {
    self.content = content
    self.effect = effect
    self.isRemoved = isRemoved
  }

  @MainActor var body: some View {
    let (motion, options) = (effect.motion, effect.options)
    let isActive = effect.isActive == true && !isRemoved
    if motion.stays {
      content
        .posed(isActive ? motion.lastPose : SymbolPose())
        .animation(.easeInOut(duration: motion.duration / options.factor), value: isActive)
    } else {
      let plays = effect.isActive == nil ? !isRemoved : isActive
      KeyframeView(
        initialValue: SymbolPose(), trigger: effect.trigger.playing(playsAnimations), keepsEnd: false,
        content: { [content] in content.posed($0) },
        tracks: { _ in plays ? motion.tracks(options) : SymbolMotion.end })
    }
  }
}
