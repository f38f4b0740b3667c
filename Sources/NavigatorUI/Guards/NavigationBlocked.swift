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
  /// Removals without a navigator are not blocked: by an `if`, by the binding of the app's own sheet, and of a view that a
  /// `NavigationLink(destination:)` pushed.
  ///
  /// - Parameters:
  ///   - isBlocked: The condition. It is evaluated again at each attempt.
  ///   - handler: A closure that receives the attempt and answers it at once or later.
  nonisolated public func navigationBlocked(
    when isBlocked: @autoclosure @escaping @MainActor () -> Bool, _ handler: @escaping @MainActor (NavigationLeaveAttempt) -> Void
  ) -> some View {
    modifier(NavigationBlockedModifier(condition: isBlocked, handler: handler))
  }
}

/// A view that can block leaving its screen. The modifier keeps it as state.
@MainActor
final class LeaveBlocker: Placed {
  private(set) weak var screen: ScreenContext?
  private var isBlocked: (() -> Bool)?
  private var handler: ((NavigationLeaveAttempt) -> Void)?
  private weak var tree: NavigationTree?

  nonisolated init() {}

  /// Stores the condition and the handler, as of the view's latest evaluation.
  func update(
    on screen: ScreenContext, in tree: NavigationTree, isBlocked: @escaping () -> Bool,
    _ handler: @escaping (NavigationLeaveAttempt) -> Void
  ) {
    self.screen = screen
    self.tree = tree
    self.isBlocked = isBlocked
    self.handler = handler
  }

  /// A Boolean value that indicates whether the view blocks now. The condition is evaluated, because a covered view is not
  /// updated.
  var isActive: Bool { screen?.place != nil && isBlocked?() == true }

  func ask(_ attempt: NavigationLeaveAttempt) {
    handler?(attempt)
  }

  // The deinitializer is not isolated, because an isolated one requires newer systems than the package supports.
  deinit {
    guard let tree else { return }
    Task { @MainActor [weak tree] in tree?.noteChangeOfBlockers() }
  }
}

extension NavigationTree {
  /// Updates the root's flag that indicates whether any view blocks. Must not be called while a view is evaluated.
  func noteChangeOfBlockers() {
    let isBlocked = blockers.all.contains(where: \.isActive)
    if signals.isLeavingBlocked != isBlocked { signals.isLeavingBlocked = isBlocked }
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
  /// A Boolean value that indicates whether the nearest enclosing presentation was made by the app.
  var isInPresentationOfApp: Bool {
    for navigator in sequence(first: self, next: \.parent) {
      if navigator.presentation != nil { return false }
      if navigator.parent?.isPresenter(of: navigator) ?? navigator.isPresentedBySystem { return true }
    }
    return false
  }
}
