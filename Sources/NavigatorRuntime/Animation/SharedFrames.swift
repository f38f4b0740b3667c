import NavigatorHost

/// The elements with shared geometry that animated changes insert or remove before a commit ends.
@MainActor
struct SharedFrames {
  private struct Part {
    let match: GeometryMatch
    let element: ElementID
    let animation: Animation
  }

  /// The removed elements in whose frames inserted elements start.
  private var sources: [GeometryMatch.Identity: ElementID] = [:]
  /// The inserted elements.
  private var targets: [Part] = []
  /// The removed elements that hosts show while their transitions play.
  private var departures: [Part] = []
  /// The views of the session that share their geometry.
  private var views: MatchedGeometry?

  /// Adds an inserted element and the elements in it.
  mutating func insert(_ record: ElementRecord, _ animation: Animation, in graph: Graph) {
    targets += parts(of: record, animation)
    views = graph.existingService()
  }

  /// Adds a removed element and the elements in it.
  ///
  /// - Parameter isShown: A Boolean value that indicates whether hosts show the element while its transition plays.
  mutating func remove(_ record: ElementRecord, _ animation: Animation, isShown: Bool, in graph: Graph) {
    for part in parts(of: record, animation) where part.match.isSource {
      sources[part.match.identity] = part.element
      if isShown { departures.append(part) }
    }
    views = graph.existingService()
  }

  mutating func removeAll() {
    if views != nil || !targets.isEmpty || !sources.isEmpty { self = SharedFrames() }
  }

  /// Returns and removes the pairs of elements whose frames are connected. All elements have their final places in the tree.
  ///
  /// An inserted element starts in the frame of a removed one, or of one that stays. Otherwise, a removed element ends in the
  /// frame of an element that stays.
  mutating func take() -> [(Motion.Match, Animation)] {
    defer { removeAll() }
    guard !targets.isEmpty || !departures.isEmpty else { return [] }
    let inserted = Set(targets.lazy.map(\.element))
    var known: [GeometryMatch.Identity: ElementID?] = [:]
    func staying(_ identity: GeometryMatch.Identity) -> ElementID? {
      if let found = known[identity] { return found }
      let found = views?.element(of: identity, apartFrom: inserted)
      known[identity] = .some(found)
      return found
    }
    var pairs: [(Motion.Match, Animation)] = []
    var replaced: Set<GeometryMatch.Identity> = []
    for target in targets where target.match.sharesFrame && pairs.count < Motion.maximumElements {
      let identity = target.match.identity
      if let source = sources[identity] {
        replaced.insert(identity)
        pairs.append((target.match.between(source, target.element), target.animation))
      } else if target.match.isSource, let source = staying(identity) {
        // A view that adopts the frame of a source needs no start.
        pairs.append((target.match.between(source, target.element), target.animation))
      }
    }
    for part in departures where part.match.sharesFrame && pairs.count < Motion.maximumElements {
      guard !replaced.contains(part.match.identity), let target = staying(part.match.identity) else { continue }
      pairs.append((part.match.between(part.element, target, isDeparture: true), part.animation))
    }
    return pairs
  }

  /// Returns an element and its descendants that share their geometry.
  private func parts(of record: ElementRecord, _ animation: Animation) -> [Part] {
    var found: [Part] = []
    var pending = [record]
    var visited = 0
    while let next = pending.popLast(), visited < Motion.maximumElements {
      visited += 1
      if let match = next.match { found.append(Part(match: match, element: next.id, animation: animation)) }
      pending += next.children
    }
    return found
  }
}
