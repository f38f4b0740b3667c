import NavigatorHost

/// Finds the element that a test means by a text.
struct Search {
  let surface: Surface
  let query: String
  /// Whether an element is of the sort that is looked for.
  let isWanted: (Element) -> Bool

  enum Result: Equatable {
    case found(ElementID)
    /// Several elements hold the text without being named so.
    case ambiguous([ElementID])
    /// The text is there, but nothing around it is of the sort that is looked for.
    case unusable(ElementID)
    case nothing
  }

  private var mirror: MirrorTree { surface.mirror }

  /// The best match in `roots`: an identifier, then an exact name, then the whole text of a control, then a picture's name, then a
  /// text that holds the query, if it is the only one.
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

  /// The element that `hit` stands for: itself; what it holds, where it is a container with the query as its identifier; what it is in.
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

  /// The first that is enabled, rather in a screen's content than in a bar.
  private func preferred(_ targets: [ElementID]) -> ElementID? {
    let enabled = targets.filter { mirror.shell($0)?.content.bool(.isDisabled) != true }
    let inContent = enabled.filter { ![.backButton, .tab].contains(surface.role(of: $0)) }
    return inContent.first ?? enabled.first ?? targets.first
  }
}
