import Foundation
import NavigatorHost

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is displayed.
  case identity
  /// The view is about to be removed.
  case didDisappear

  /// A Boolean value that indicates whether the phase is the identity phase, in which the view is displayed normally.
  public var isIdentity: Bool { self == .identity }

  /// A number that represents the phase: -1 before the insertion, 0 while the view is displayed, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition moves views.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A type that describes how a view appears and disappears in an animated change.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the view with the transition's modifiers.
  associatedtype Body: View
  /// The type of the view to which the transition applies modifiers.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view with the modifiers of a phase.
  ///
  /// The host animates the styles that the phase sets, such as an offset, an opacity or a rotation. Views that the phase adds are
  /// not displayed.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  /// The type-erased transition.
  nonisolated var _erased: _ErasedTransition { get }
}

/// A type-erased transition.
public struct _ErasedTransition {
  let transition: AnyTransition
}

/// A placeholder for the view to which a transition or modifier applies.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  let view: AnyView

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { $0.view }
  }
}

extension Transition {
  /// The default properties, for a transition that moves views.
  @MainActor @preconcurrency public static var properties: TransitionProperties { TransitionProperties() }

  /// The type-erased transition.
  nonisolated public var _erased: _ErasedTransition {
    let transition = UncheckedTransition(value: self)
    func half(_ phase: TransitionPhase) -> AnyTransition.Half {
      AnyTransition.Half(evaluations: [
        { context in
          let content = PlaceholderContentView<Self>(view: AnyView(TransitionProbe()))
          return TransitionProbe.end(
            of: transition.value.body(content: content, phase: phase),
            apartFrom: transition.value.body(content: content, phase: .identity), context)
        }
      ])
    }
    return _ErasedTransition(transition: AnyTransition(insertion: half(.willAppear), removal: half(.didDisappear)))
  }

  nonisolated var erased: AnyTransition { _erased.transition }

  /// Returns a view with the modifiers of a phase.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
  }

  /// Returns a transition that combines this transition with another one.
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(transition: erased.combined(with: other.erased))
  }

  /// Returns this transition with an animation, which replaces the animation of the change.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    CombinedTransition(transition: erased.animation(animation))
  }
}

/// A value that is created and used on the main actor.
struct UncheckedTransition<Value>: @unchecked Sendable {
  let value: Value
}

/// A transition that wraps a type-erased transition.
nonisolated struct CombinedTransition: Transition {
  let transition: AnyTransition

  @MainActor func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }

  nonisolated var _erased: _ErasedTransition { _ErasedTransition(transition: transition) }
}
