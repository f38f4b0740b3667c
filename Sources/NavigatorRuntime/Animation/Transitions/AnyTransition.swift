import Foundation
import NavigatorHost

/// The way in which a view appears and disappears in an animated change, of any type.
public struct AnyTransition {
  /// The insertion or the removal, before the modifiers of the app are evaluated.
  struct Half {
    var state = TransitionState()
    var animation: Animation?
    /// The functions that evaluate the app's modifiers.
    var evaluations: [@MainActor (NodeContext) -> TransitionState] = []

    func combined(with other: Half) -> Half {
      Half(
        state: state.combined(with: other.state), animation: other.animation ?? animation,
        evaluations: evaluations + other.evaluations)
    }

    @MainActor func resolved(in context: NodeContext) -> ResolvedTransition.Half {
      let state = evaluations.reduce(state) { $0.combined(with: $1(context)) }
      return ResolvedTransition.Half(state: state, animation: animation)
    }
  }

  var insertion: Half
  var removal: Half

  init(insertion: Half, removal: Half) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Creates a transition whose insertion and removal have one state, in opposite directions.
  init(_ change: (inout TransitionState) -> Void) {
    var half = Half()
    change(&half.state)
    self.init(insertion: half, removal: half)
  }

  /// Creates a transition from one of a specific type.
  public init<T: Transition>(_ transition: T) {
    self = transition.erased
  }

  /// Returns a transition that combines this one with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }

  /// Returns this transition with an animation. The transition then is animated even if the change is not.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertion.animation = animation
    copy.removal.animation = animation
    return copy
  }

  /// Returns a transition that is different for the insertion and the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns a transition between two modifiers of the same type.
  ///
  /// The host plays the styles that the active modifier sets, such as an offset, an opacity or a rotation. Views that it adds are
  /// not shown.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = UncheckedTransition(value: (active: active, identity: identity))
    let half = Half(evaluations: [
      { context in
        TransitionProbe.state(
          of: TransitionProbe().modifier(modifiers.value.active),
          apartFrom: TransitionProbe().modifier(modifiers.value.identity), context)
      }
    ])
    return AnyTransition(insertion: half, removal: half)
  }

  /// A transition that shows and hides the view at once.
  public static var identity: AnyTransition { AnyTransition { _ in } }
  /// A transition of the opacity. It is the default.
  public static var opacity: AnyTransition { AnyTransition { $0.opacity = 0 } }
  /// A transition that inserts from the leading edge and removes towards the trailing edge.
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }
  /// A transition that scales the view from and to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor at the far end.
  ///   - anchor: The point of the view that stays.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    let scale = scale.isFinite ? Double(scale) : 0
    return AnyTransition {
      ($0.scaleX, $0.scaleY) = (scale, scale)
      $0.rightWidths = (1 - scale) * (Double(anchor.x) - 0.5)
      $0.heights = (1 - scale) * (Double(anchor.y) - 0.5)
    }
  }

  /// Returns a transition that moves the view away towards an edge.
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

  /// Returns a transition that inserts from an edge and removes towards the opposite one, and fades the view.
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
