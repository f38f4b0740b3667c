/// The identity of a view that hosts a navigator. The modifier keeps it as state.
nonisolated final class HostIdentity: Sendable {}

extension Navigator {
  func hostAppeared(_ mark: HostIdentity, isPresented: Bool) {
    apply(.view(.appeared(isPresented: isPresented)))
    noteSelections()
    parent?.childChanges += 1
    continueRestoration()
    takeScreensForViews()
    guard hosts.add(mark) else { return }
    guard hosts.all.count > 1 else {
      // The previous view was removed with its presentations, and no other code reports that.
      if model.presentations.isDismissing { presentationHasGone() }
      return
    }
    // A view that replaces another can appear before the other disappears.
    tree.settlement.whenSettled { [weak self] in
      guard let self, hosts.all.count > 1 else { return }
      report("\(ownerDescription) is used at two places. Give each window or navigationRoot a Navigator of its own.")
    }
  }

  func hostDisappeared() {
    apply(.view(.disappeared))
    noteConcealment()
    if presentation == nil { tree.beginGuardPeriod() }
    parent?.releasePresentation()
    parent?.childChanges += 1
  }
}
