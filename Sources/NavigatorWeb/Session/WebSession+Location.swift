import NavigatorHost

/// The location of a session, and the values of its visitor.
extension WebSession {
  /// Navigates to a location of the browser's history if the app permits it, and sends the resulting location.
  func traverse(to keys: [String], address: String?, answering question: Int, from connection: any PageConnection) {
    guard self.connection === connection, isAllowed() else { return }
    isPageLeaving = false
    pageTarget = address ?? pageTarget
    let location = locationForPage(
      withApp("go") { session.traverse(to: keys, address: address.flatMap(connection.url)) })
    shownLocation = location
    // If the page does not receive this message, it receives the location after the missing batches.
    if self.connection?.send(.location(location, answering: question), isDue: true) == false { shownLocation = nil }
  }

  /// The address of the place in front as a path, if it has one.
  var place: String? { location.path }

  /// The path and query that the page shows.
  var currentTarget: String? { place ?? pageTarget }

  /// Opens an address in the session.
  func open(_ url: String) {
    guard let window = location.places.first else { return }
    withApp("open") { _ = session.perform(InputEvent(target: window.id, action: .openURL(url))) }
  }

  /// Shares the values of the session's visitor.
  func share(_ values: VisitorValues) {
    visitorValues = values
    values.add(self)
    session.onStoredValue = { [weak self] key, value in
      guard let self else { return }
      visitorValues?.receive(value, for: key, from: self)
    }
    // The app's code may have changed values before.
    for (key, value) in session.storedValues where values.values[key] != value { values.receive(value, for: key, from: self) }
    for key in values.values.keys where session.storedValues[key] == nil { values.receive(nil, for: key, from: self) }
  }

  /// Sets or removes a value that another session of the visitor has changed.
  func setStoredValue(_ value: StoredValue?, for key: String) {
    guard lifecycle.state != .ended else { return }
    withApp("storage") { session.setStoredValue(value, for: key) }
  }

  /// Opens an address if the stored values of the scene do not restore its screen. It may take several turns until the screens
  /// are shown.
  ///
  /// - Parameter route: The ``Location/route`` to the address, if it is known.
  func restoreLocation(_ place: String, opening url: String, along route: [String]?) async {
    for _ in 0..<100 {
      withApp { session.settle() }
      guard self.place != place || route.map({ $0 != session.location.route }) == true else { return }
      await Task.yield()
    }
    guard let window = location.places.first else { return }
    withApp {
      if route.map({ session.open(url, along: $0) }) != true, self.place != place {
        session.send(InputEvent(target: window.id, action: .openURL(url)))
      }
      session.settle()
    }
  }

  /// Sends the location, and requests a save if the address differs from the saved one.
  func locationMayHaveChanged() {
    let location = session.location
    sendLocation(location)
    if location.path != savedState?.url { onChange?() }
  }

  /// Returns a location as the page shows it. After the page has shown an address, a location without an address has the root
  /// address. Otherwise the page would still show the address of a screen that is no longer there. Until then the page keeps the
  /// requested address, which the app may have opened without assigning an address to the screen.
  func locationForPage(_ location: Location) -> Location {
    if location.path != nil { hasShownAddress = true }
    return hasShownAddress ? location.withRootAddress : location
  }

  /// Sends the location that was withheld, because the user has cancelled the loading of another page and continues in this one.
  func pageStays() {
    guard isPageLeaving else { return }
    isPageLeaving = false
    sendLocation(session.location)
  }

  /// Sends the location if the page does not have it. A page that lacks batches receives it after the whole tree.
  func sendLocation(_ location: Location) {
    guard let connection, !sync.isLagging, !isPageLeaving else { return }
    let location = locationForPage(location)
    guard location.keys != shownLocation?.keys || location.address != shownLocation?.address else { return }
    guard connection.send(.location(location, answering: nil)) else { return recoverPage() }
    shownLocation = location
  }
}

extension Location {
  /// The location with the root address if no place has an address. The page keeps an address that does not exist.
  fileprivate var withRootAddress: Location {
    guard path == nil, !isNotFound, let window = places.first else { return self }
    let root = Place(window.kind, id: window.id, address: "/", title: window.title)
    return Location(places: [root] + places.dropFirst(), dialog: dialog)
  }
}
