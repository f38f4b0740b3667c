import NavigatorHost

/// Finds the element that the text in a test refers to.
struct Search {
  let surface: Surface
  let query: String
  /// Returns a Boolean value that indicates whether an element has the required role.
  let isWanted: (Element) -> Bool

  enum Result: Equatable {
    case found(ElementID)
    /// Several elements contain the text, and none has it as its name.
    case ambiguous([ElementID])
    /// An element matches, but neither it nor an element around it has the required role.
    case unusable(ElementID)
    case nothing
  }

  private var mirror: MirrorTree { surface.mirror }

  /// Returns the best match in `roots`. An identifier comes first, then an exact name, the whole text of a control, the name of
  /// an image, and last a text that contains the query, if there is only one.
  func run(in roots: [ElementID]) -> Result {
    let shells = surface.visible(in: roots)
    let exactly: [(Element) -> Bool] = [
      { $0.content.string(.identifier) == query },
      { $0.names.contains(query) },
      { isWanted($0) && surface.texts(in: [$0.id]).joined(separator: " ") == query },
      { $0.pictureNames.contains(query) },
    ]
    var firstUnusable: ElementID?
    for matches in exactly {
      let hits = shells.filter(matches)
      if let target = preferred(targets(of: hits)) { return .found(target) }
      firstUnusable = firstUnusable ?? hits.first?.id
    }
    if let firstUnusable { return .unusable(firstUnusable) }
    let holders = query.isEmpty ? [] : shells.filter { $0.names.contains { $0.contains(query) } }
    let targets = targets(of: holders)
    if targets.count > 1 { return .ambiguous(targets) }
    return targets.first.map { .found($0) } ?? holders.first.map { .unusable($0.id) } ?? .nothing
  }

  private func targets(of hits: [Element]) -> [ElementID] {
    var seen: Set<ElementID> = []
    return hits.compactMap { target(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// Returns the element that an action on `hit` is performed on. That is `hit` itself, an element inside a container whose
  /// identifier is the query, or an element around `hit`.
  private func target(of hit: Element) -> ElementID? {
    if isWanted(hit) { return hit.id }
    if hit.content.string(.identifier) == query, let inner = firstWanted(in: hit.id) { return inner }
    for id in mirror.ancestors(of: hit.id) {
      guard let shell = mirror.shell(id) else { continue }
      if isWanted(shell) { return id }
      if shell.role == .labeledContent, let inner = firstWanted(in: id) { return inner }
    }
    return nil
  }

  private func firstWanted(in id: ElementID) -> ElementID? {
    surface.visible(in: [id]).first(where: isWanted)?.id
  }

  /// Returns the first enabled target. Targets in a screen's content come before tabs and Back buttons.
  private func preferred(_ targets: [ElementID]) -> ElementID? {
    let enabled = targets.filter { mirror.shell($0)?.content.bool(.isDisabled) != true }
    let inContent = enabled.filter { ![.backButton, .tab].contains(surface.role(of: $0)) }
    return inContent.first ?? enabled.first ?? targets.first
  }
}
