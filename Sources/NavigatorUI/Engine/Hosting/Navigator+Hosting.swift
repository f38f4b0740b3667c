extension Navigator {
  func hostAppeared(_ mark: ViewIdentity, isPresented: Bool) {
    apply(.view(.appeared(isPresented: isPresented)))
    changePlace(.appeared(place.selections.compactMap(\.object).map { Concealment.Appearance(in: $0) }))
    parent?.changePlace(.childVisibility)
    restoration.viewAppeared()
    takeScreensForViews()
    guard hosts.add(mark) else { return }
    guard hosts.all.count > 1 else {
      // The previous view was removed together with its presentations, and SwiftUI does not report the end of these
      // presentations.
      if model.presentations.isDismissing { presenting.hasGone() }
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
    changePlace(.concealed(place.appearances.compactMap { Concealment(of: $0) }))
    if presentation == nil { tree.beginGuardPeriod() }
    guard let parent else { return }
    parent.presenting.release()
    parent.changePlace(.childVisibility)
  }

  /// Pushes the destinations that the parent keeps. Called when the managed view has appeared.
  private func takeScreensForViews() {
    guard owner == .stack, !isInPresentation, let parent, !parent.place.wasRetained else { return }
    let entries = parent.model.stack.entries
    guard !entries.isEmpty else { return }
    parent.apply(.stack([.removeLast(entries.count)]))
    withoutAnimation {
      for entry in entries {
        switch entry.kind {
        case .destination(let destination): request(.navigate(destination.wrapped, .push))
        case .value(let value): apply(.stack([.pushValue(value)]))
        case .unknown: continue
        }
      }
    }
    parent.revealing.revealNext()
  }
}
