import Foundation

/// A transition that shows and hides the view immediately.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the content unchanged.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The properties of the transition, which does not move views.
  @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .identity) }
}

/// A transition that changes the opacity.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the content, which is transparent before the insertion and after the removal.
  @MainActor @preconcurrency public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// The properties of the transition, which does not move views.
  @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .opacity) }
}

/// A transition that moves the view in from the leading edge and out towards the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the content unchanged. The host moves it by its size.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .slide) }
}

/// A transition that moves the view in from an edge and out towards the same edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge from which the view is inserted and towards which it is removed.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
  /// Returns the content unchanged. The host moves it by its size.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .move(edge: edge)) }
}

/// A transition that moves the view by a distance.
nonisolated public struct OffsetTransition: Transition {
  /// The distance, in points.
  public var offset: CGSize
  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }
  /// Returns the content, which is moved before the insertion and after the removal.
  @MainActor @preconcurrency public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .offset(offset)) }
}

/// A transition that moves the view in from an edge and out towards the opposite edge while fading it.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view is inserted.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
  /// Returns the content unchanged. The host moves it by its size.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .push(from: edge)) }
}

/// A transition that scales the view.
nonisolated public struct ScaleTransition: Transition {
  /// The scale factor before the insertion and after the removal.
  public var scale: Double
  /// The point of the view that does not move.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the content unchanged. The host scales it.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition { _ErasedTransition(transition: .scale(scale: scale, anchor: anchor)) }
}

/// A transition that blurs the view and changes its opacity and size.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The direction in which the size changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate var removalScale: Double
    /// A configuration in which the removed view shrinks.
    public static let downUp = Configuration(removalScale: 0.9)
    /// A configuration in which the removed view grows.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// The direction in which the size changes.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
  /// Returns the content unchanged. The host blurs it.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition {
    func half(_ scale: Double) -> AnyTransition {
      AnyTransition {
        ($0.opacity, $0.blur) = (0, 10)
        ($0.scaleX, $0.scaleY) = (scale, scale)
      }
    }
    return _ErasedTransition(
      transition: .asymmetric(insertion: half(0.9), removal: half(configuration.removalScale)))
  }
}

/// A transition that uses different transitions for the insertion and the removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// Returns the content unchanged. The host plays the transitions.
  @MainActor @preconcurrency public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition {
    _ErasedTransition(transition: .asymmetric(insertion: insertion.erased, removal: removal.erased))
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that shows and hides the view immediately.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that changes the opacity.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out towards the trailing edge.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out towards the same edge.
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view by a distance in points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Returns a transition that moves the view by a distance in points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out towards the opposite edge while fading it.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to a size of zero.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Returns a transition that scales the view.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view and changes its opacity and size.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Returns a transition that blurs the view and changes its opacity and size.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
