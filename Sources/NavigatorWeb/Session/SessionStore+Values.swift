import NavigatorHost

/// The values of `@AppStorage` of the host's visitors.
extension SessionStore {
  /// Returns the values of a visitor after reading the store. If the read fails, it is repeated in the background, and the
  /// sessions receive the values when it succeeds.
  ///
  /// The caller calls ``releaseValues(_:)`` when it no longer waits for a session with the values.
  func loadValues(of visitor: Visitor, at address: ClientAddress) async -> VisitorValues {
    let owner = values(of: visitor, at: address)
    owner.pendingLoads += 1
    if visitor.isNew, visitor.former == nil {
      owner.storeIsEmpty()
    } else if await !read(owner, visitor) {
      readAgain(owner, visitor)
    }
    return owner
  }

  /// Ends the wait that ``loadValues(of:at:)`` has begun.
  func releaseValues(_ owner: VisitorValues) {
    owner.pendingLoads -= 1
    removeUnused(owner)
  }

  /// Removes values that no session uses. They are saved if a page of the visitor has connected.
  func removeUnused(_ owner: VisitorValues) {
    guard owner.hasEnded, visitorValues[owner.key] === owner else { return }
    visitorValues[owner.key] = nil
    valueReads.removeValue(forKey: owner.key)?.cancel()
    if owner.hasBeenConnected, !isStopping { saver.save(owner, isLast: true) }
  }

  private func values(of visitor: Visitor, at address: ClientAddress) -> VisitorValues {
    // If a browser's cookie was replaced, its open pages continue to share their values.
    let keys = [visitor.key] + (visitor.former.map { [$0] } ?? [])
    if let known = keys.lazy.compactMap({ self.visitorValues[.values(of: $0)] }).first { return known }
    let owner = VisitorValues(of: visitor.key, at: address, limits: limits, logger: logger)
    owner.onChange = { [weak self, weak owner] in
      if let owner { self?.saver.save(owner) }
    }
    visitorValues[owner.key] = owner
    return owner
  }

  /// Returns false if the store fails.
  private func read(_ owner: VisitorValues, _ visitor: Visitor) async -> Bool {
    let version = owner.version
    let former = visitor.former.map { [SessionKey.values(of: $0)] } ?? []
    switch await saver.read([owner.key] + former) {
    case .found(let key, let state, let isStored):
      owner.merge(state.storedValues, readAt: version, isStored: isStored && key == owner.key)
    case .absent: owner.storeIsEmpty()
    case .failed: return false
    }
    return true
  }

  private func readAgain(_ owner: VisitorValues, _ visitor: Visitor) {
    guard valueReads[owner.key] == nil else { return }
    valueReads[owner.key] = Task { [clock, weak self, weak owner] in
      var delay = RetryDelay(first: .seconds(1), maximum: .seconds(60))
      while (try? await clock.sleep(delay.fail())) != nil, !Task.isCancelled {
        guard let self, let owner else { return }
        guard await !read(owner, visitor) else { break }
      }
      guard !Task.isCancelled, let owner else { return }
      self?.valueReads[owner.key] = nil
    }
  }
}
