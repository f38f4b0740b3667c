extension HostSession {
  /// Returns to an earlier location of the session, as a browser's Back and Forward do. It closes the places above, selects the
  /// tab, and opens the address if a place must be shown again.
  ///
  /// If the app supports routes, the keys determine the places below the address; see ``open(_:along:)``. Otherwise the app
  /// decides.
  ///
  /// It performs only actions that a user could perform. If the app refuses to close a place, the session stays there. Examples
  /// are a sheet with `interactiveDismissDisabled()` and a screen that asks for confirmation.
  ///
  /// ```swift
  /// let before = session.location
  /// // … later
  /// let now = session.traverse(to: before.keys, address: before.address)
  /// if now.keys != before.keys { /* the app refused to close a place */ }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The ``Location/keys`` of the destination. They may come from another session or from an untrusted client.
  ///   - address: The address to open if closing places and selecting tabs does not lead to the destination.
  /// - Returns: The location of the session afterwards.
  @discardableResult
  public func traverse(to keys: [String], address: String?) -> Location {
    var location = location
    // The screen in front already matches, but the screens below it differ.
    if location.keys != keys, let address, let front = location.route.last, front == keys.last, open(address, along: keys) {
      settle()
      location = self.location
    }
    // Each step closes one place or is the last step. The loop is therefore bounded by the number of places, with a margin.
    for _ in 0...(location.places.count + 4) {
      guard location.keys != keys else { break }
      guard let step = Traversal.step(from: location, to: keys) else { return open(address, keys, at: location) }
      send(step)
      settle()
      let now = self.location
      if now == location {
        // A tab that cannot be selected may have to be opened by its address.
        return step.requirement == .change ? open(address, keys, at: now) : now
      }
      // The app asks the user whether to leave. A further step would close the question.
      if let dialog = now.dialog, dialog != location.dialog { return now }
      location = now
    }
    return location
  }

  private func open(_ address: String?, _ keys: [String], at location: Location) -> Location {
    guard let address, let window = location.places.first else { return location }
    let route = Location.route(through: keys)
    if route.isEmpty || !open(address, along: route) { send(InputEvent(target: window.id, action: .openURL(address))) }
    settle()
    return self.location
  }
}

/// Computes the steps from one location to another.
enum Traversal {
  /// Returns the next action, or nil if only opening the address can lead to the destination.
  static func step(from location: Location, to keys: [String]) -> InputEvent? {
    let places = location.places
    var common = 0
    while common < min(places.count, keys.count), places[common].key == keys[common] { common += 1 }
    let surplus = places[common...]
    if let dialog = location.dialog, !surplus.isEmpty { return InputEvent(target: dialog, action: .dismiss) }
    // Closing a presentation also closes the places inside it. A presentation may belong to a screen that stays.
    if let presentation = surplus.last(where: { $0.kind == .presentation }) {
      return InputEvent(target: presentation.id, action: .back)
    }
    // A tab keeps its screens while another tab is shown.
    if let tab = surplus.first(where: { $0.kind == .tab }) {
      guard surplus.first == tab, common < keys.count, let view = tab.tab?.view else { return nil }
      return InputEvent(target: view, action: .change(.string(keys[common]), revision: 0))
    }
    guard let top = surplus.last, top.kind == .screen else { return nil }
    return InputEvent(target: top.id, action: .back)
  }
}
