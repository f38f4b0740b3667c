extension Navigator: FeatureNotifications {
  func carryOut(_ effects: NavigatorState.Effects, of change: NavigatorChange) {
    switch change {
    case .stack:
      if model.shownLimit != nil { revealing.markTopCreatedWhenSettled() }
      admissions.cancelForGoneSubjects()
      requests.cancelForGoneScreens()
      if effects.hasPushed { screens.matchRepushed() }
      states.endStatesOfGoneScreens()
      states.endStatesPresentedOnGoneScreens()
      noteChange()
    case .presentation:
      for ended in effects.endedPresentations { changePlace(.presentationEnded(ended.handle)) }
      admissions.cancelForGoneSubjects()
      if model.presentations.isPending { revealing.markTopCreatedWhenSettled() }
      noteChange()
    case .view(.appeared), .view(.disappeared), .view(.presented), .view(.isInline): noteProgress()
    case .view(.requestDismissal), .view(.dismissalBegan), .screenMade, .checkpoints, .forgetCheckpoints: break
    case .reveal, .reviewStates: break
    }
  }

  func attached() {
    restoration.obtainSavedState()
  }
}

extension Navigator {
  /// Records a change of the stack or of the presentations.
  private func noteChange() {
    guard !revealing.isRestoring else { return noteActivity() }
    tree.noteChangeOfBlockers()
    tree.redirects.noteChangeOfPlaces()
    noteProgress()
    tree.scenes.noteChange(of: self)
  }
}
