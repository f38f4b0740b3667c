import Foundation
import NavigatorHost

/// Pages that continue the session that their tab showed before, such as after a reload.
extension SessionStore {
  /// Returns the page of a session that continues, or nil if there is none and a new session must be started.
  ///
  /// The current page keeps the session until the new page connects, because the tab may cancel the request. A session that has
  /// ended is created again from its saved state, with the address, the locale and the window of `requested`.
  func continuePage(
    _ claim: TabClaim, at target: String, for requested: SessionConfiguration, values: VisitorValues, _ request: PageRequest,
    from address: ClientAddress
  ) async -> OpenedPage? {
    let url = requested.url
    if let session = session(for: claim.keys) {
      guard claim.hasLeft || !session.lifecycle.isConnected else { return nil }
      guard lead(session, to: target, opening: url), session.lifecycle.state != .ended else { return nil }
      // Extends the session's deadline, so that the page has time to load and connect.
      if session.lifecycle.isAway { startTimer(.leave, for: session.key) }
      return page(session.offer(), of: session, request)
    }
    guard case .found(let key, var configuration, _) = await saver.read(claim.keys.all) else { return nil }
    // Another request of the tab may have created the session meanwhile.
    if session(for: claim.keys) != nil {
      return await continuePage(claim, at: target, for: requested, values: values, request, from: address)
    }
    guard !isStopping, mayContinue(configuration, at: target) else { return nil }
    values.adopt(configuration.storedValues)
    let hasScene = configuration.sceneValues?.isEmpty == false
    let hasAddresses = configuration.url != nil
    // The stored values of the scene may contain the location. The address would then be opened twice.
    configuration.url = hasScene ? nil : url
    configuration.windowURL = hasScene ? url : nil
    configuration.locale = requested.locale
    (configuration.windowWidth, configuration.windowHeight) = (requested.windowWidth, requested.windowHeight)
    configuration.isWindowEstimated = requested.isWindowEstimated
    configuration.textScale = requested.textScale
    displacePage(at: address)
    let session = start(
      configuration, key, at: address, as: .pending, values: values, generation: WebSession.newGeneration())
    session.pageTarget = target
    startPending(session, request)
    if hasScene, hasAddresses, let url { await session.restoreLocation(target, opening: url, along: nil) }
    guard session.lifecycle.state != .ended else { return nil }
    return page(session.offer(isFirst: true), of: session, request)
  }

  private func page(_ offer: WebSession.Offer, of session: WebSession, _ request: PageRequest) -> OpenedPage {
    OpenedPage(
      token: session.key.token, root: offer.root, location: offer.location, openings: offer.openings,
      continuation: (offer.generation, offer.batch), request: request)
  }

  /// Returns a Boolean value that indicates whether a saved session continues at an address. In an app with addresses, the root
  /// address begins a new session.
  private func mayContinue(_ configuration: SessionConfiguration, at target: String) -> Bool {
    target != "/" || configuration.url == nil || configuration.url == "/"
  }

  /// Opens an address in a session that shows another one. Returns false if a new session must open the address, because it is
  /// the root address of an app with addresses.
  private func lead(_ session: WebSession, to target: String, opening url: String?) -> Bool {
    guard !Self.isSame(session.currentTarget, target) else { return true }
    guard let url else { return session.location.path == nil }
    session.pageTarget = target
    session.isPageLeaving = true
    session.hasShownAddress = false
    session.open(url)
    return true
  }

  /// Returns a Boolean value that indicates whether two targets are the same address. A browser may have encoded one of them.
  private static func isSame(_ one: String?, _ other: String) -> Bool {
    let one = one ?? "/"
    return one == other || one.removingPercentEncoding == other.removingPercentEncoding
  }
}
