extension Navigator {
  /// Performs a step after the guards have been evaluated. Every navigation to a destination uses this method.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - origin: The origin of the request.
  func request(_ step: NavigationRequest.Step, from origin: NavigationRequest.Origin = .call) {
    requests.add(NavigationRequest(step: step, origin: origin))
  }

  /// Performs a request according to the guards' verdict.
  func carryOut(_ request: NavigationRequest, _ verdict: Admission.Verdict) {
    if request.hasLostLink(on: self) { return traceLostLink() }
    switch (request.purpose, verdict) {
    case (.plain, .admitted(let destinations)) where request.needsAdmission && destinations.isEmpty:
      if request.origin != .route { cancelRest(of: request) }
    case (.plain, .admitted(let destinations)):
      perform(request, admitted: destinations)
    case (.plain, .redirected(let destination, let target)):
      redirect(IntendedDestination(destination, by: request.step, on: self, link: request.link), to: target, count: 1)
    case (.redirect(let intended, _), .admitted(let destinations)):
      let place = perform(request, admitted: destinations)
      if let place { keep(intended, shown: place) } else { giveUp(intended, because: "nothing was shown instead") }
    case (.redirect(let intended, let count), .redirected(_, let target)):
      redirect(intended, to: target, count: count + 1)
    case (.continuation(let intended), .admitted(let destinations)) where isReached(intended, by: request, destinations):
      arrive(at: intended, request, admitted: destinations)
    case (.continuation(let intended), _):
      refused(intended)
    }
  }

  /// Records that a link has no effect, because its screen or the link's own screen was removed while guards decided.
  func traceLostLink() {
    trace(.message("A guard's evaluation was cancelled: the user has gone back."))
  }

  /// Discards a request whose verdict was returned after the navigator's view had been removed.
  func drop(_ request: NavigationRequest) {
    switch request.purpose {
    case .plain: log(.warning("\(request.step) was cancelled: the view of the navigator \(displayName) was removed."))
    case .redirect(let intended, _), .continuation(let intended): giveUp(intended, because: "the navigator's view was removed")
    }
  }

  /// Returns whether the guards have allowed the intended destination, or it is already shown.
  private func isReached(
    _ intended: IntendedDestination, by request: NavigationRequest, _ admitted: [any NavigationDestination]
  ) -> Bool {
    let destination = AnyNavigationDestination(intended.destination)
    return admitted.contains { AnyNavigationDestination($0) == destination } || request.destinationsToAsk(on: self).isEmpty
  }

  /// Cancels the rest of the deep link, which was meant for the denied screen.
  private func cancelRest(of request: NavigationRequest) {
    let queue = tree.queue
    if let hold = queue.hold(request.link) { queue.cancel(hold) }
  }

  /// Performs a step with its admitted destinations. Returns the place where the first is shown.
  @discardableResult
  func perform(_ request: NavigationRequest, admitted: [any NavigationDestination]) -> NavigationPlace? {
    if request.needsAdmission, admitted.isEmpty { return nil }
    let answers = request.answers
    switch request.step {
    case .navigate(let destination, let method): return perform(destination, method: method, answers: answers)
    case .present(let request): return perform(request, answers: answers)
    case .push:
      return admitted.compactMap { performPush($0, answers: answers, isByLink: request.isByLink) }.first
    case .replaceTop(let destination): performReplace(with: destination, answers: answers)
    case .setStack(let destinations):
      let kept = model.stack.countInCommon(with: destinations)
      let added = request.origin == .savedState ? admitted.commonPrefix(with: destinations.dropFirst(kept)) : admitted
      performSetStack(destinations.prefix(kept) + added, answers: answers, isRestored: request.origin == .savedState)
    }
    return nil
  }
}

extension [any NavigationDestination] {
  /// Returns the elements up to the first that differs from the corresponding one of another list.
  fileprivate func commonPrefix(with other: some Sequence<any NavigationDestination>) -> [any NavigationDestination] {
    zip(self, other).prefix { AnyNavigationDestination($0) == AnyNavigationDestination($1) }.map(\.0)
  }
}

/// The place where a destination is shown.
@MainActor
enum NavigationPlace {
  case screen(EntryID)
  case presentation(PresentationHandle)
}
