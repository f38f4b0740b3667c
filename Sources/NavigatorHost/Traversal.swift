extension HostSession {
  /// Goes to a location that the session was at, as a browser's Back and Forward do: closes what lies above, chooses the tab, and opens the
  /// address where something must be shown again.
  ///
  /// What lies below the address is what the keys say, where the app knows ways; see ``open(_:along:)``. Else it is what the app decides.
  ///
  /// It does what a person could do. Where the app refuses to let a place go, such as a sheet with `interactiveDismissDisabled()` or a screen
  /// that asks first, the session stays there.
  ///
  /// ```swift
  /// let before = session.location
  /// // … later
  /// let now = session.traverse(to: before.keys, address: before.address)
  /// if now.keys != before.keys { /* the app had its reasons */ }
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The ``Location/keys`` to go to. They may come from another session, or from anybody.
  ///   - address: What to open where closing and choosing do not lead there.
  /// - Returns: Where the session is now.
  @discardableResult
  public func traverse(to keys: [String], address: String?) -> Location {
    var location = location
    // The screen in front is there already, but above others.
    if location.keys != keys, let address, let front = location.way.last, front == keys.last, open(address, along: keys) {
      settle()
      location = self.location
    }
    // Each step closes one thing or is the last: more steps than places are none of ours.
    for _ in 0...(location.places.count + 4) {
      guard location.keys != keys else { break }
      guard let step = Traversal.step(from: location, to: keys) else { return open(address, keys, at: location) }
      send(step)
      settle()
      let now = self.location
      if now == location {
        // A tab that cannot be chosen may have to be shown by its address.
        return step.requirement == .change ? open(address, keys, at: now) : now
      }
      location = now
    }
    return location
  }

  private func open(_ address: String?, _ keys: [String], at location: Location) -> Location {
    guard let address, let window = location.places.first else { return location }
    let way = Location.way(through: keys)
    if way.isEmpty || !open(address, along: way) { send(InputEvent(target: window.id, action: .openURL(address))) }
    settle()
    return self.location
  }
}

/// The way from one location to another, a step at a time.
enum Traversal {
  /// What a person would do next. Nil where only opening an address leads on.
  static func step(from location: Location, to keys: [String]) -> InputEvent? {
    let places = location.places
    var common = 0
    while common < min(places.count, keys.count), places[common].key == keys[common] { common += 1 }
    let surplus = places[common...]
    if let dialog = location.dialog, !surplus.isEmpty { return InputEvent(target: dialog, action: .dismiss) }
    // What presentations hold goes with them. A presentation may have come from a screen that stays.
    if let presentation = surplus.last(where: { $0.kind == .presentation }) {
      return InputEvent(target: presentation.id, action: .back)
    }
    // A tab keeps its screens while another is shown.
    if let tab = surplus.first(where: { $0.kind == .tab }) {
      guard surplus.first == tab, common < keys.count, let view = tab.tab?.view else { return nil }
      return InputEvent(target: view, action: .change(.string(keys[common]), revision: 0))
    }
    guard let top = surplus.last, top.kind == .screen else { return nil }
    return InputEvent(target: top.id, action: .back)
  }
}
