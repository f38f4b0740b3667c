extension Navigator {
  /// Carries out what follows from a change of the state.
  func carryOut(_ effects: NavigatorState.Effects, of change: NavigatorChange) {
    switch change {
    case .stack:
      if model.shownLimit != nil { markTopCreatedWhenSettled() }
      closeGatesOfGoneScreens()
      if effects.hasPushed { keepScreensThatStay() }
      endStatesOfGoneScreens()
      endStatesPresentedOnGoneScreens()
      noteChange()
    case .presentation:
      for ended in effects.endedPresentations { place.removeChildren(of: ended.handle) }
      closeAdmissionOfGonePresentation()
      if model.presentations.isHeld { markTopCreatedWhenSettled() }
      noteChange()
    case .view(.appeared), .view(.disappeared), .view(.presented), .view(.isInline): noteProgress()
    case .view(.requestDismissal), .view(.dismissalBegan), .screenMade, .checkpoints, .forgetCheckpoints: break
    }
  }

  /// A Boolean value that indicates whether the managed view is on screen.
  var isVisible: Bool { model.view.isVisible }

  /// A Boolean value that indicates whether the app presents the managed view, for example by a `sheet` modifier. SwiftUI's
  /// `isPresented` alone is also true on pushed screens and inside a sheet.
  var isPresentedBySystem: Bool { isPresentedInSystem && !isInline }
}
