/// The registered checkpoints of a tree, and the values that wait for delivery to them.
@MainActor
final class Checkpoints: TreeFeature {
  /// A completed return whose action has not run.
  private struct Delivery {
    let key: CheckpointKey
    let place: ReturnPlace
    let value: Any
    /// A Boolean value that indicates whether the tree has settled without the checkpoint.
    var hasWaited = false
  }

  private var deliveries: [Delivery] = []

  private var registrations: Registry<ViewRegistration<RegisteredCheckpoint>> { tree.registry(of: RegisteredCheckpoint.self) }

  /// Records a new checkpoint. Called while a view is evaluated.
  func noteAddition(_ registration: ViewRegistration<RegisteredCheckpoint>) {
    guard let key = registration.value?.key else { return }
    registration.screen?.navigator?.noteActivity()
    registration.screen?.navigator?.trace(.checkpoint(.established(key.name)))
    // A return can precede the creation of the checkpoint's screen.
    if deliveries.contains(where: { $0.key == key }) { tree.settlement.whenSettled { self.deliver() } }
  }

  // MARK: Finding

  /// Returns the target of a return from a navigator. Its own screens come first, topmost first, then those around it, then any,
  /// visible ones first.
  func place(of key: CheckpointKey, nearestTo navigator: Navigator) -> ReturnPlace? {
    let candidates = candidates(for: key)
    var limit = Int.max
    var next: Navigator? = navigator
    while let current = next {
      let own = candidates.filter { $0.place.navigator === current && $0.order.screenDepth <= limit }
      if let nearest = own.max(by: { $0.order.screenDepth < $1.order.screenDepth }) { return nearest.place }
      limit = current.isInPresentation ? Int.max : current.hostScreen?.depth ?? Int.max
      next = current.parent
    }
    return candidates.max { $0.order < $1.order }?.place
  }

  private func candidates(for key: CheckpointKey) -> [(place: ReturnPlace, order: ScreenContext.Place)] {
    var places = registrations.all.filter { $0.value?.key == key }.compactMap { $0.screen?.returnPlace }
    for navigator in tree.root.withDescendants {
      for place in restoredPlaces(of: key.name, on: navigator) where !places.contains(where: { $0 == place }) {
        places.append(place)
      }
    }
    return places.compactMap { place in
      guard let navigator = place.navigator, let depth = place.depth else { return nil }
      return (place, .init(isVisible: navigator.isVisible, navigatorDepth: navigator.depth, screenDepth: depth))
    }
  }

  /// Returns the names of the checkpoints on a navigator's screens, each with its screens' positions above the root.
  func positions(on navigator: Navigator) -> [String: [Int]] {
    var positions: [String: Set<Int>] = [:]
    for name in navigator.model.restoredCheckpoints.keys {
      positions[name, default: []].formUnion(restoredPlaces(of: name, on: navigator).compactMap(\.depth))
    }
    for registration in registrations.all where registration.screen?.navigator === navigator {
      guard let name = registration.value?.key.name, let depth = registration.screen?.returnPlace?.depth else { continue }
      positions[name, default: []].insert(depth)
    }
    return positions.compactMapValues { $0.isEmpty ? nil : $0.sorted() }
  }

  /// Returns the restored screens that have a checkpoint with a name.
  private func restoredPlaces(of name: String, on navigator: Navigator) -> [ReturnPlace] {
    navigator.model.restoredCheckpoints[name, default: []].map { ReturnPlace(navigator: navigator, entry: $0) }
  }

  // MARK: Returning

  /// Delivers a value to a checkpoint after the screens above it have been removed. The value replaces an earlier value that
  /// still waits, because a restored screen may never register the checkpoint again.
  func deliver(_ value: Any, to key: CheckpointKey, at place: ReturnPlace) {
    deliveries.removeAll { $0.key == key && $0.place == place && $0.hasWaited }
    deliveries.append(Delivery(key: key, place: place, value: value))
    tree.settlement.whenSettled { [self] in deliver() }
  }

  /// Delivers the waiting values. A value for a screen that has not been created yet waits for that screen.
  private func deliver() {
    let due = deliveries
    deliveries = []
    for var delivery in due {
      guard delivery.place.depth != nil else {
        tree.root.log(.warning("The user has left the checkpoint \(delivery.key.name) before its action could run."))
        continue
      }
      let there = registrations.all.filter {
        $0.value?.key == delivery.key && $0.screen?.returnPlace.map { $0 == delivery.place } == true
      }
      if there.isEmpty {
        delivery.hasWaited = true
        deliveries.append(delivery)
      }
      // One modifier of a screen may mark the checkpoint, and another may receive the value.
      there.compactMap { $0.value?.completion }.last?(delivery.value)
    }
  }
}

extension NavigationTree {
  var checkpoints: Checkpoints { feature() }
}

/// A checkpoint on the screen of its view.
nonisolated struct RegisteredCheckpoint {
  let key: CheckpointKey
  /// The action for a return.
  let completion: (@MainActor (Any) -> Void)?

  init<T>(_ checkpoint: NavigationCheckpoint<T>, _ completion: (@MainActor (T) -> Void)?) {
    key = checkpoint.key
    guard let completion else {
      self.completion = nil
      return
    }
    self.completion = { if let value = $0 as? T { completion(value) } }
  }
}
