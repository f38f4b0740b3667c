import SwiftUI

extension View {
  /// Blocks leaving this screen while a condition is true, and reports each attempt to leave it.
  ///
  /// ```swift
  /// Form { … }
  ///   .navigationBlocked(when: draft != saved) { attempt in
  ///     self.attempt = attempt
  ///     asksToDiscard = true
  ///   }
  ///   .alert("Discard changes?", isPresented: $asksToDiscard) {
  ///     Button("Discard", role: .destructive) { attempt?.leave() }
  ///     Button("Keep editing", role: .cancel) { attempt?.stay() }
  ///   }
  /// ```
  ///
  /// The modifier applies to every removal of the screen by a navigator: Back, swiping a sheet away, `dismiss`, popping,
  /// replacing the stack, returning to a checkpoint, and deep links, whose rest waits for the answer. If several views block,
  /// they are consulted one after another, innermost first. While a view blocks, the system asks before it closes the window or
  /// the browser's tab.
  ///
  /// A sheet that the app presents itself cannot be swiped away while it is blocked. On Apple platforms this also applies to a
  /// navigator's sheet, and the Back button is replaced by the navigator's own. Selecting another tab does not leave a screen.
  /// Removals without a navigator are not blocked. Examples are an `if`, the binding of the app's own sheet, and a view that a
  /// `NavigationLink(destination:)` pushed.
  ///
  /// - Parameters:
  ///   - isBlocked: The condition. It is evaluated again at each attempt.
  ///   - handler: A closure that receives the attempt and answers it immediately or later.
  nonisolated public func navigationBlocked(
    when isBlocked: @autoclosure @escaping @MainActor () -> Bool, _ handler: @escaping @MainActor (NavigationLeaveAttempt) -> Void
  ) -> some View {
    modifier(NavigationBlockedModifier(blocker: LeaveBlocker(condition: isBlocked, handler: handler)))
  }
}

nonisolated private struct NavigationBlockedModifier: ViewModifier {
  let blocker: LeaveBlocker
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  @MainActor func body(content: Content) -> some View {
    let isBlocked = blocker.condition()
    return
      content
      .modifier(
        ScreenRegistration("navigationBlocked", blocker) { registration, tree in
          registration.removed = { [weak tree] in tree?.noteChangeOfBlockers() }
        }
      )
      .onChange(of: isBlocked, initial: true) { navigator.tree.noteChangeOfBlockers() }
      .modifier(UserLeaving(isBlocked: isBlocked, isPushed: screen?.isRoot == false, navigator: navigator))
  }
}
