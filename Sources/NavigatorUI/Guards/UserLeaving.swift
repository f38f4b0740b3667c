import SwiftUI

/// Keeps the user from leaving where SwiftUI does not ask first.
struct UserLeaving: ViewModifier {
  let isBlocked: Bool
  /// Whether there is a way back from the screen.
  let isPushed: Bool
  let navigator: Navigator

  #if canImport(Darwin)
    // What SwiftUI has popped or swiped away there is gone, whatever the binding says.
    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(isBlocked && isPushed)
        .toolbar {
          if isBlocked, isPushed {
            ToolbarItem(placement: .wayBack) {
              Button("Back", systemImage: "chevron.backward") { navigator.back() }
            }
          }
        }
        .modifier(InteractiveDismissal(isDisabled: isBlocked))
    }
  #else
    // A navigator's own sheets and stacks ask when the user leaves them.
    func body(content: Content) -> some View {
      content
        .modifier(InteractiveDismissal(isDisabled: isBlocked && navigator.isInPresentationOfApp))
    }
  #endif
}

#if canImport(Darwin)
  extension ToolbarItemPlacement {
    /// The place of a button that goes back.
    fileprivate static var wayBack: ToolbarItemPlacement {
      #if os(watchOS)
        .topBarLeading
      #else
        .navigation
      #endif
    }
  }
#endif

/// At the root's view: while any view of the tree blocks, the window is not closed without asking.
struct WindowClosing: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content
      .modifier(InteractiveDismissal(isDisabled: navigator.parent == nil && navigator.isLeavingBlocked))
  }
}

/// Forbids the user to close a presentation or the window. Where it does not, views inside may.
private struct InteractiveDismissal: ViewModifier {
  let isDisabled: Bool

  func body(content: Content) -> some View {
    #if canImport(Darwin)
      content.interactiveDismissDisabled(isDisabled)
    #else
      // Said around the content, a no would overrule what views inside say.
      content
      if isDisabled { EmptyView().interactiveDismissDisabled() }
    #endif
  }
}
