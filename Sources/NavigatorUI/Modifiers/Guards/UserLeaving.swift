import SwiftUI

/// A modifier that prevents the user from leaving in places where SwiftUI provides no callback before the removal.
struct UserLeaving: ViewModifier {
  let isBlocked: Bool
  /// A Boolean value that indicates whether the screen was pushed.
  let isPushed: Bool
  let navigator: Navigator

  #if canImport(Darwin)
    // On Apple platforms, a popped screen or swiped sheet is removed even if the binding refuses the change.
    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(isBlocked && isPushed)
        .toolbar {
          if isBlocked, isPushed {
            ToolbarItem(placement: .back) {
              Button("Back", systemImage: "chevron.backward") { navigator.back() }
            }
          }
        }
        .modifier(InteractiveDismissal(isDisabled: isBlocked))
    }
  #else
    // A navigator's own sheets and stacks consult the blockers when the user leaves them.
    func body(content: Content) -> some View {
      content
        .modifier(InteractiveDismissal(isDisabled: isBlocked && navigator.layer.isPresentedByApp))
    }
  #endif
}

#if canImport(Darwin)
  extension ToolbarItemPlacement {
    fileprivate static var back: ToolbarItemPlacement {
      #if os(watchOS)
        .topBarLeading
      #else
        .navigation
      #endif
    }
  }
#endif

/// A modifier for the root's view that prevents closing the window while any view of the tree blocks.
struct WindowClosing: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content
      .modifier(InteractiveDismissal(isDisabled: navigator.parent == nil && navigator.tree.signals.isLeavingBlocked))
  }
}

/// A modifier that prevents the user from dismissing a presentation or the window. If it is disabled, views inside can still
/// prevent it.
private struct InteractiveDismissal: ViewModifier {
  let isDisabled: Bool

  func body(content: Content) -> some View {
    #if canImport(Darwin)
      content.interactiveDismissDisabled(isDisabled)
    #else
      // The modifier must not be applied to the content: a value of false would override the modifiers of views inside.
      content
      if isDisabled { EmptyView().interactiveDismissDisabled() }
    #endif
  }
}
