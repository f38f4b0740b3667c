import SwiftUI

/// A modifier that synchronizes the stack with the states of its views. It is outside of the stack, where no screen covers it.
struct StateWatch: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content.onChange(of: navigator.stateSnapshot, initial: true) { navigator.followStates() }
  }
}
