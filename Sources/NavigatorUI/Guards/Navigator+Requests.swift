extension Navigator {
  /// Every way to a destination begins here: the guards are asked, then it is carried out.
  ///
  /// - Parameter isRestored: Whether it comes from a saved state. A denied destination takes along those above it then.
  func request(_ step: NavigationRequest.Step, isRestored: Bool = false) {
    requests.add(NavigationRequest(step: step, isRestored: isRestored))
  }

  /// Does what the guards have allowed.
  func carryOut(_ request: NavigationRequest, _ verdict: Admission.Verdict) {
    switch (request.purpose, verdict) {
    case (.plain, .admitted(let destinations)) where request.needsAdmission && destinations.isEmpty:
      cancelRest(of: request)
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

  /// The answer came when the navigator's view had gone.
  func drop(_ request: NavigationRequest) {
    switch request.purpose {
    case .plain: log(.warning("\(request.step) was given up: the view of the navigator \(nameOrId) has gone."))
    case .redirect(let intended, _), .continuation(let intended): giveUp(intended, because: "the navigator's view has gone")
    }
  }

  /// Whether guards of this navigator take their time. Nothing has settled before they have answered.
  var isDeciding: Bool {
    requests.isDeciding || heldAdmission?.isOpen == true || gates.values.contains(where: \.isOpen)
  }

  /// Whether the guards have allowed what someone wanted to go to, or it is there already.
  private func isReached(
    _ intended: IntendedDestination, by request: NavigationRequest, _ admitted: [any NavigationDestination]
  ) -> Bool {
    let destination = AnyNavigationDestination(intended.destination)
    return admitted.contains { AnyNavigationDestination($0) == destination } || request.destinationsToAsk(on: self).isEmpty
  }

  /// What is left of a deep link was meant for the screen that is denied.
  private func cancelRest(of request: NavigationRequest) {
    let queue = tree.queue
    if let hold = queue.hold(request.link) { queue.cancel(hold) }
  }

  /// Takes a step with what was admitted of it, and says where it led to.
  @discardableResult
  func perform(_ request: NavigationRequest, admitted: [any NavigationDestination]) -> NavigationPlace? {
    if request.needsAdmission, admitted.isEmpty { return nil }
    let asked = request.guardsAsked
    switch request.step {
    case .navigate(let destination, let method): return perform(destination, method: method, guardsAsked: asked)
    case .present(let request): return perform(request, guardsAsked: asked)
    case .push: return admitted.compactMap { performPush($0, guardsAsked: asked) }.first
    case .replaceTop(let destination): performReplace(with: destination, guardsAsked: asked)
    case .setStack(let destinations):
      let kept = untrackedContents.countInCommon(with: destinations)
      let added = request.isRestored ? admitted.commonPrefix(with: destinations.dropFirst(kept)) : admitted
      performSetStack(destinations.prefix(kept) + added, guardsAsked: asked, isRestored: request.isRestored)
    }
    return nil
  }
}

extension [any NavigationDestination] {
  /// The elements up to the first that differs from that of another list.
  fileprivate func commonPrefix(with other: some Sequence<any NavigationDestination>) -> [any NavigationDestination] {
    zip(self, other).prefix { AnyNavigationDestination($0) == AnyNavigationDestination($1) }.map(\.0)
  }
}

/// Where something that was navigated to is shown.
@MainActor
enum NavigationPlace {
  case screen(StackContents.EntryID)
  case presentation(PresentationHandle)
}
