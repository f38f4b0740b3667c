import Foundation

extension Navigator {
  /// Brings back what ``savedState()`` saved: here, and in all navigators below. What is there already stays; restoring twice does nothing twice.
  ///
  /// Destinations come back where their types are known; see ``NavigationConfiguration/restorableDestinations``. What cannot be restored is
  /// left out, entry by entry, and the report tells what and why. Where the key of the configuration is another one, nothing is restored.
  ///
  /// Guards are asked about what comes, and views that block about what goes.
  ///
  /// - Throws: ``RestorationError`` where the data are no saved state at all, or not one for this app.
  @discardableResult
  public func restore(from data: Data) throws(RestorationError) -> RestorationReport {
    guard owner != .application else { throw .noManagedView }
    let state = try SavedState.read(data, key: tree.configuration.restorationKey)
    return replace(by: state.navigator)
  }

  /// Brings back what a scene has kept, before the navigator's view is there. May be called while that is evaluated.
  func beginRestoration(from data: Data) {
    guard !restoration.hasBegun else { return }
    do throws(RestorationError) {
      beginRestoration(of: try SavedState.read(data, key: tree.configuration.restorationKey).navigator)
    } catch {
      log(.restoration(.refused("\(error)")))
    }
  }

  /// Takes what was saved of this navigator from the one above, when the navigator has come into being.
  func takeUpRestoration() {
    guard !restoration.hasBegun, let saved = presentation?.takeRestored() ?? parent?.takeAwaited(for: self) else { return }
    beginRestoration(of: saved)
  }

  private func beginRestoration(of saved: SavedNavigator) {
    restoration.isBeginning = true
    defer { restoration.isBeginning = false }
    restoration.hasBegun = true
    restoration.isUnannounced = true
    restoration.plan = RestorationPlan(saved)
    expect(saved.root, on: nil)
    bringBack(.beforeView)
  }

  /// The navigator's view has appeared: what is on it has registered its types and its guards.
  func continueRestoration() {
    guard restoration.isUnannounced else { return }
    restoration.isUnannounced = false
    if !restoredCheckpoints.isEmpty { root.checkpointChanges += 1 }
    if shownLimit != nil { markTopWhenSettled() }
    bringBack(.appeared)
    goOnAtRest()
  }

  /// A state has its screen, which some of what was saved may stand on.
  func continueRestorationOnStates() {
    if restoration.plan != nil { bringBack(.appeared) }
  }

  /// Goes on when what was brought back is on screen and has registered its types in its turn.
  private func goOnAtRest() {
    guard restoration.plan != nil else { return }
    tree.settlement.whenSettled(first: true) { [weak self] in
      self?.bringBack(.atRest)
      self?.goOnAtRest()
    }
  }

  func expect(_ furniture: SavedFurniture, on host: StackContents.EntryID?) {
    restoration.awaited += furniture.children.map { (host, $0) }
    // The screen's view may not be made before the user gets there: until then nobody else knows of its checkpoints.
    for name in furniture.checkpoints {
      restoredCheckpoints[name, default: []].append(ReturnPlace(navigator: self, entry: host))
    }
  }

  func takeAwaited(for child: Navigator) -> SavedNavigator? {
    guard child.presentation == nil else { return nil }
    let host = child.hostScreen?.entry
    guard let index = restoration.awaited.firstIndex(where: { $0.host == host && $0.saved.name == child.savedName }) else {
      return nil
    }
    return restoration.awaited.remove(at: index).saved
  }

  // MARK: Steps

  private enum Occasion {
    /// The navigator's view is not there yet. Screens are put behind gates, where guards are asked; sheets wait for the guards to be there.
    case beforeView
    case appeared
    /// Those who would register the type of what is next have had their time.
    case atRest
  }

  /// Brings back what can be.
  private func bringBack(_ occasion: Occasion) {
    guard var plan = restoration.plan else { return }
    plan.read(knowing: tree.destinationTypes, hasStack: owner == .stack)
    var contents = untrackedContents
    var presentations: [PresentationRequest] = []
    var count = 0
    while !plan.isFinished, occasion != .beforeView || plan.hasScreens {
      if let step = plan.next(above: contents, isOnTop: contents.entries.count == plan.position) {
        count += 1
        switch step {
        case .stand(_, let furniture, let entry): expect(furniture, on: entry)
        case .push(let destination, let furniture):
          contents.append(destination.wrapped, isAdmitted: false, isRestored: true)
          expect(furniture, on: contents.entries.last?.id)
        case .present(let destination, let method, let content):
          presentations.append(PresentationRequest(destination.wrapped, method: method, by: self, restoring: content))
        }
      } else if occasion == .atRest, count == 0 {
        plan.giveUpNext()
      } else {
        break
      }
    }
    tell(plan.takeLeftOut(), count)
    restoration.plan = plan.isFinished ? nil : plan
    if contents.entries.count != untrackedContents.entries.count { self.contents = contents }
    for presentation in presentations { request(.present(presentation)) }
  }

  /// Leaves out what is still to be brought back: guards do not allow a screen below it.
  func endRestoration() {
    restoration.plan = nil
    if untrackedPresentations.isHeld { presentations.dismissAll() }
  }

  func tell(_ leftOut: [RestorationReport.LeftOut], _ count: Int) {
    if count > 0 { trace(.restoration(.restored(count: count))) }
    for entry in leftOut { log(.restoration(.leftOut("\(entry)"))) }
  }
}
