extension NavigationRequest: AdmissionSubject {
  var admissionID: AdmissionID { .request }

  func conclude(on navigator: Navigator, _ carryOut: () -> Void) {
    navigator.requests.conclude(self, carryOut)
  }

  func admit(_ destinations: [any NavigationDestination], _ answers: GuardAnswers, on navigator: Navigator) {
    // A guard may have removed the link's screen while it was evaluated.
    if origin == .link, hasLostScreen(on: navigator) {
      navigator.trace(.navigation(.cancelled("\(step)")))
      return
    }
    var request = self
    request.answers = answers
    switch purpose {
    case .plain: request.perform(on: navigator, admitted: destinations)
    case .redirect(let intended, _):
      guard let place = request.perform(on: navigator, admitted: destinations) else { return deny(on: navigator) }
      navigator.tree.redirects.keep(intended, shown: place, on: navigator)
    case .continuation(let intended):
      guard reaches(intended, on: navigator, destinations) else { return deny(on: navigator) }
      request.arrive(at: intended, on: navigator, admitted: destinations)
    }
  }

  /// Cancels the rest of the deep link, which was meant for the denied screen.
  func deny(on navigator: Navigator) {
    switch purpose {
    case .plain: cancelLink(on: navigator)
    case .redirect(let intended, _):
      navigator.tree.redirects.cancel(intended, because: "nothing was shown instead", on: navigator)
    case .continuation(let intended): navigator.tree.redirects.refused(intended, on: navigator)
    }
  }

  func redirect(from destination: any NavigationDestination, on navigator: Navigator) -> Redirect? {
    switch purpose {
    case .plain: return (IntendedDestination(destination, by: step, on: navigator, link: link), 1)
    case .redirect(let intended, let count): return (intended, count + 1)
    case .continuation(let intended):
      navigator.tree.redirects.refused(intended, on: navigator)
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether the guards have allowed the intended destination, or it is already shown.
  private func reaches(
    _ intended: IntendedDestination, on navigator: Navigator, _ admitted: [any NavigationDestination]
  ) -> Bool {
    let destination = AnyNavigationDestination(intended.destination)
    return admitted.contains { AnyNavigationDestination($0) == destination } || destinationsToEvaluate(on: navigator).isEmpty
  }
}

extension NavigationRequest {
  /// Performs the step with its admitted destinations. Returns the place where the first is shown.
  @discardableResult
  private func perform(on navigator: Navigator, admitted: [any NavigationDestination]) -> NavigationPlace? {
    switch step {
    case .navigate(let destination, .push): return navigator.performPush(destination, answers: answers)
    case .navigate(let destination, .send): navigator.enqueue([destination])
    case .navigate(let destination, let method):
      return navigator.presenting.present(destination, method: method, answers: answers)
    case .present(let request): return navigator.presenting.present(request, answers: answers)
    case .push:
      return admitted.compactMap { navigator.performPush($0, answers: answers, isByLink: origin == .link) }.first
    case .replaceTop(let destination): navigator.performReplace(with: destination, answers: answers)
    case .setStack(let destinations):
      let kept = navigator.model.stack.countInCommon(with: destinations)
      var added = admitted
      if origin == .savedState {
        let wanted = destinations.dropFirst(kept)
        added = zip(admitted, wanted).prefix { AnyNavigationDestination($0) == AnyNavigationDestination($1) }.map(\.0)
      }
      navigator.performSetStack(destinations.prefix(kept) + added, answers: answers, isRestored: origin == .savedState)
    }
    return nil
  }

  // MARK: Continuing after a redirect

  /// Removes the redirect's screen or presentation, and shows the intended destination, which the guards have allowed.
  private func arrive(at intended: IntendedDestination, on navigator: Navigator, admitted: [any NavigationDestination]) {
    guard navigator.tree.redirects.intended === intended else { return }
    navigator.trace(.message("Continuing to \(intended.destination)."))
    let removal = intended.isRedirectShown ? intended.place?.removal(from: navigator) : nil
    navigator.goBack(for: .replacement, by: { [removal].compactMap(\.self) }) { [weak navigator] in
      guard let navigator, navigator.tree.redirects.intended === intended else { return }
      navigator.tree.redirects.intended = nil
      perform(on: navigator, admitted: admitted)
      if let hold = intended.hold { navigator.tree.queue.release(hold) }
    }
  }
}
