import SwiftUI

extension View {
  /// Keeps the user on this screen while a condition holds, and is told of each attempt to leave it.
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
  /// It catches every way on which a navigator takes the screen away: Back, swiping a sheet away, `dismiss`, popping, replacing the stack,
  /// returning to a checkpoint, and deep links, whose rest waits for the answer. Where several views block, the innermost is asked first, then
  /// the next. As long as one blocks, closing the window or the browser's tab is asked about by the system.
  ///
  /// A sheet that the app presents by itself cannot be swiped away meanwhile. On Apple platforms neither can a navigator's, and the Back
  /// button is one of the navigator's own. Selecting another tab leaves nothing, because the screen stays where it is. What goes without a
  /// navigator is not caught: what an `if` or the binding of a sheet of the app's own takes away, and a view that a
  /// `NavigationLink(destination:)` pushed.
  nonisolated public func navigationBlocked(
    when isBlocked: @autoclosure @escaping @MainActor () -> Bool, _ handler: @escaping @MainActor (NavigationLeaveAttempt) -> Void
  ) -> some View {
    modifier(NavigationBlockedModifier(condition: isBlocked, handler: handler))
  }
}

/// A view that may keep the user on its screen. Kept as state of its modifier.
@MainActor
final class LeaveBlocker: Placed {
  private(set) weak var screen: ScreenContext?
  private var isBlocked: (() -> Bool)?
  private var handler: ((NavigationLeaveAttempt) -> Void)?
  private weak var tree: NavigationTree?

  nonisolated init() {}

  /// Says whether and what to do, as of the view's latest evaluation.
  func update(
    on screen: ScreenContext, in tree: NavigationTree, isBlocked: @escaping () -> Bool,
    _ handler: @escaping (NavigationLeaveAttempt) -> Void
  ) {
    self.screen = screen
    self.tree = tree
    self.isBlocked = isBlocked
    self.handler = handler
  }

  /// Whether it blocks now. A view that is covered may not have been evaluated since that changed.
  var isActive: Bool { screen?.place != nil && isBlocked?() == true }

  func ask(_ attempt: NavigationLeaveAttempt) {
    handler?(attempt)
  }

  // Not isolated: that needs newer systems than the package supports.
  deinit {
    guard let tree else { return }
    Task { @MainActor [weak tree] in tree?.noteChangeOfBlockers() }
  }
}

extension NavigationTree {
  /// Tells the root's view whether any view blocks. Never called while a view is evaluated.
  func noteChangeOfBlockers() {
    let isBlocked = blockers.all.contains(where: \.isActive)
    if root.untrackedIsLeavingBlocked != isBlocked { root.isLeavingBlocked = isBlocked }
  }
}

nonisolated private struct NavigationBlockedModifier: ViewModifier {
  let condition: @MainActor () -> Bool
  let handler: @MainActor (NavigationLeaveAttempt) -> Void
  @State private var registration = LeaveBlocker()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationScreen) private var screen

  init(condition: @escaping @MainActor () -> Bool, handler: @escaping @MainActor (NavigationLeaveAttempt) -> Void) {
    self.condition = condition
    self.handler = handler
  }

  @MainActor func body(content: Content) -> some View {
    let isBlocked = condition()
    register()
    return
      content
      .onChange(of: isBlocked, initial: true) { navigator.tree.noteChangeOfBlockers() }
      .onAppear {
        if screen == nil { navigator.reportOutside("navigationBlocked") }
      }
      .modifier(UserLeaving(isBlocked: isBlocked, isPushed: screen?.isRoot == false, navigator: navigator))
  }

  @MainActor private func register() {
    guard let screen else { return }
    registration.update(on: screen, in: navigator.tree, isBlocked: condition, handler)
    navigator.tree.blockers.add(registration)
  }
}

// A nonisolated struct that is Sendable cannot have the mutable properties of `@State` and `@Binding`.
@available(*, unavailable)
extension NavigationBlockedModifier: Sendable {}

extension Navigator {
  /// Whether the nearest presentation around is one that the app made by itself.
  var isInPresentationOfApp: Bool {
    for navigator in sequence(first: self, next: \.parent) {
      if navigator.presentation != nil { return false }
      if navigator.parent?.isPresenter(of: navigator) ?? navigator.isPresentedBySystem { return true }
    }
    return false
  }
}
