import Foundation
import NavigatorHost

/// A type-erased transition.
public struct AnyTransition {
  /// The insertion or the removal, before the app's modifiers are evaluated.
  struct Half {
    var state = TransitionState()
    var animation: Animation?
    /// The functions that evaluate the app's modifiers.
    var evaluations: [@MainActor (NodeContext) -> TransitionEnd] = []

    func combined(with other: Half) -> Half {
      Half(
        state: state.combined(with: other.state), animation: other.animation ?? animation,
        evaluations: evaluations + other.evaluations)
    }

    @MainActor func resolved(in context: NodeContext) -> ResolvedTransition.Half {
      let end = evaluations.reduce(TransitionEnd(state: state)) { $0.combined(with: $1(context)) }
      return ResolvedTransition.Half(end: end, animation: animation)
    }
  }

  var insertion: Half
  var removal: Half

  init(insertion: Half, removal: Half) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Creates a transition with the same state for the start of the insertion and the end of the removal.
  init(_ change: (inout TransitionState) -> Void) {
    var half = Half()
    change(&half.state)
    self.init(insertion: half, removal: half)
  }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    self = transition.erased
  }

  /// Returns a transition that combines this transition with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }

  /// Returns this transition with an animation. The animation applies even if the change itself is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertion.animation = animation
    copy.removal.animation = animation
    return copy
  }

  /// Returns a transition that uses different transitions for the insertion and the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns a transition between two modifiers of the same type.
  ///
  /// The host animates the styles that the active modifier sets, such as an offset, an opacity or a rotation. Views that the
  /// modifier adds are not displayed.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = UncheckedTransition(value: (active: active, identity: identity))
    let half = Half(evaluations: [
      { context in
        TransitionProbe.end(
          of: TransitionProbe().modifier(modifiers.value.active),
          apartFrom: TransitionProbe().modifier(modifiers.value.identity), context)
      }
    ])
    return AnyTransition(insertion: half, removal: half)
  }

  /// A transition that shows and hides the view immediately.
  public static var identity: AnyTransition { AnyTransition { _ in } }
  /// A transition that changes the opacity, which is the default.
  public static var opacity: AnyTransition { AnyTransition { $0.opacity = 0 } }
  /// A transition that moves the view in from the leading edge and out towards the trailing edge.
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }
  /// A transition that scales the view from and to a size of zero.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The scale factor before the insertion and after the removal.
  ///   - anchor: The point of the view that does not move.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    let scale = scale.isFinite ? Double(scale) : 0
    return AnyTransition {
      ($0.scaleX, $0.scaleY) = (scale, scale)
      $0.rightWidths = (1 - scale) * (Double(anchor.x) - 0.5)
      $0.heights = (1 - scale) * (Double(anchor.y) - 0.5)
    }
  }

  /// Returns a transition that moves the view in from an edge and out towards the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition {
      switch edge {
      case .top: $0.heights = -1
      case .bottom: $0.heights = 1
      case .leading: $0.widths = -1
      case .trailing: $0.widths = 1
      }
    }
  }

  /// Returns a transition that moves the view by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns a transition that moves the view by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition { ($0.x, $0.y) = (x.isFinite ? Double(x) : 0, y.isFinite ? Double(y) : 0) }
  }

  /// Returns a transition that moves the view in from an edge and out towards the opposite edge while fading it.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite)).combined(with: .opacity)
  }
}
