import SwiftUI

/// A modifier that moves and fades its content.
struct Shift: ViewModifier {
  let distance: Double

  func body(content: Content) -> some View { content.offset(x: distance).opacity(distance == 0 ? 1 : 0.3) }
}

/// A modifier that fades its content.
struct Faded: ViewModifier {
  let isFaint: Bool

  func body(content: Content) -> some View { content.opacity(isFaint ? 0.25 : 1) }
}

/// A transition that moves its content up while it appears and down while it disappears.
struct Custom: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A modifier whose content moves up and down while its amount changes from 0 to 1.
struct Wave: AnimatableModifier {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.offset(y: amount * (1 - amount) * 40) }
}
