import NavigatorHost

/// Finds the element that the text in a test refers to.
struct Search {
  let surface: Surface
  let query: String
  /// The position among several matches, or nil if only one element may match.
  var index: Int?
  /// Returns a Boolean value that indicates whether an element has the required role.
  let isWanted: (Element) -> Bool

  enum Result: Equatable {
    case found(ElementID)
    /// Several elements match, either exactly or because they contain the text.
    case ambiguous([ElementID], isExact: Bool)
    /// The index exceeds the number of matching elements.
    case outOfRange([ElementID])
    /// An element matches, but neither it nor an element around it has the required role.
    case unusable(ElementID)
    case nothing

    /// The result if several elements match equally well. The array must not be empty.
    init(candidates: [ElementID], index: Int?, isExact: Bool = true) {
      if let index {
        self = candidates.indices.contains(index) ? .found(candidates[index]) : .outOfRange(candidates)
      } else {
        self = candidates.count == 1 ? .found(candidates[0]) : .ambiguous(candidates, isExact: isExact)
      }
    }
  }

  private var mirror: MirrorTree { surface.mirror }

  /// Returns the best match in `roots`. An identifier comes first, then an exact name, the whole text of a control, the name of
  /// an image, and last a text that contains the query.
  func run(in roots: [ElementID]) -> Result {
    let shells = surface.visible(in: roots)
    let exactly: [(Element) -> Bool] = [
      { $0.content.string(.identifier) == query },
      { $0.names.contains(query) },
      { isWanted($0) && surface.texts(in: [$0.id], includesSpoken: true).joined(separator: " ") == query },
      { $0.pictureNames.contains(query) },
    ]
    var firstUnusable: ElementID?
    for matches in exactly {
      let hits = shells.filter(matches)
      let candidates = candidates(in: targets(of: hits))
      if !candidates.isEmpty { return Result(candidates: candidates, index: index) }
      firstUnusable = firstUnusable ?? hits.first?.id
    }
    if let firstUnusable { return .unusable(firstUnusable) }
    let holders = query.isEmpty ? [] : shells.filter { $0.names.contains { $0.contains(query) } }
    let candidates = candidates(in: targets(of: holders))
    if !candidates.isEmpty { return Result(candidates: candidates, index: index, isExact: false) }
    return holders.first.map { .unusable($0.id) } ?? .nothing
  }

  private func targets(of hits: [Element]) -> [ElementID] {
    var seen: Set<ElementID> = []
    return hits.compactMap { target(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// Returns the element that an action on `hit` is performed on. The element is `hit` itself, an element in a container with the
  /// identifier, an element around `hit`, or the control that selects the row around `hit`.
  private func target(of hit: Element) -> ElementID? {
    if isWanted(hit) { return hit.id }
    if hit.content.string(.identifier) == query, let inner = firstWanted(in: hit.id) { return inner }
    for id in mirror.ancestors(of: hit.id) {
      guard let shell = mirror.shell(id) else { continue }
      if isWanted(shell) { return id }
      if shell.role == .labeledContent, let inner = firstWanted(in: id) { return inner }
      if shell.role == .swipeRow, let control = selectionControl(of: id), isWanted(control) { return control.id }
    }
    return nil
  }

  private func selectionControl(of row: ElementID) -> Element? {
    mirror.children(of: row).lazy.compactMap { mirror.shell($0) }.first { $0.role == .rowControl && $0.content.hasKind(.select) }
  }

  private func firstWanted(in id: ElementID) -> ElementID? {
    surface.visible(in: [id]).first(where: isWanted)?.id
  }

  /// Returns the targets of the best rank. An element inside another target is not counted separately.
  private func candidates(in targets: [ElementID]) -> [ElementID] {
    let ranks = targets.map { rank(of: $0) }
    guard let best = ranks.min() else { return [] }
    let preferred = zip(targets, ranks).filter { $0.1 == best }.map(\.0)
    guard preferred.count > 1 else { return preferred }
    let all = Set(preferred)
    return preferred.filter { !mirror.ancestors(of: $0).contains(where: all.contains) }
  }

  /// Returns 0 for an element in a screen's content, 1 for an option of a closed menu, and 2 for a tab or a Back button.
  private func rank(of id: ElementID) -> Int {
    switch surface.role(of: id) {
    case .backButton, .tab: 2
    case .option: surface.isInClosedPicker(id) ? 1 : 0
    default: 0
    }
  }
}
