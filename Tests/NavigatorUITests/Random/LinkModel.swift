import NavigatorUI

/// The expected state of the app with random links. The model consists of plain values and has its own rules, independent of the
/// tested code.
@MainActor
final class LinkModel {
  private let window = Layer(kind: "window")
  private(set) var root: Node
  private(set) var tab = LinkTab.first
  private(set) var tabs: [LinkTab: Node] = [:]
  private(set) var unhandled = 0
  private(set) var newTabs = 0
  private var links: [(steps: [LinkStep], sender: Node)] = []
  private var paused: (steps: [LinkStep], sender: Node)?
  private var lastOrder = 0

  init() {
    root = Node(.root, title: "", parent: nil, layer: window, order: nil)
    window.top = root
    show(.first)
  }

  var isPaused: Bool { paused != nil }

  // MARK: Sent values

  func send(_ steps: [LinkStep], from sender: Node) {
    if !steps.isEmpty { links.append((steps, sender)) }
  }

  func resume() {
    guard let paused else { return }
    self.paused = nil
    links.insert(paused, at: 0)
  }

  func run() {
    while !links.isEmpty {
      let step = links[0].steps.removeFirst()
      let sender = isThere(links[0].sender) ? links[0].sender : root
      take(step, from: sender)
      if links[0].steps.isEmpty { links.removeFirst() }
    }
  }

  private func take(_ step: LinkStep, from sender: Node) {
    switch step {
    case .tab(let tab): show(tab)
    case .place(let place):
      let node = receiver()
      go(to: place, method: possible(place.method, on: node, received: true), on: node)
    case .ownSheet:
      if let presenter = tabs[.fourth] { presentOwn(from: presenter) } else { unhandled += 1 }
    case .dismissAny: dismissAll()
    case .popAny: popAll()
    case .reset:
      dismissAll()
      popAll()
    case .popAll(let tab): if let node = tabs[tab] { pop(node, to: 0) }
    case .pause:
      paused = links[0].steps.isEmpty ? nil : (links[0].steps, links[0].sender)
      links[0].steps = []
    case .cancel: links[0].steps = []
    case .empty: break
    case .inserting(let steps): links[0].steps.insert(contentsOf: steps, at: 0)
    case .appending(let steps): links[0].steps += steps
    case .replacing(let steps): links[0].steps = steps
    case .go(let place): go(to: place, method: possible(place.method, on: sender, received: false), on: sender)
    }
  }

  private func possible(_ method: NavigationMethod, on node: Node, received: Bool) -> NavigationMethod {
    let wanted = received && method == .send ? .push : method
    return wanted == .push && node.kind != .stack ? .managedSheet : wanted
  }

  private func receiver() -> Node {
    var best: (node: Node, rank: [Int])?
    forEach { node in
      let screens = node.screens.enumerated().filter { $0.element.nested == nil }.map { ($0.offset + 1, $0.element.order) }
      for (depth, order) in (node.order.map { [(0, $0)] } ?? []) + screens {
        let rank = [isVisible(node) ? 1 : 0, node.depth, depth, order]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (node, rank) }
      }
    }
    return best?.node ?? root
  }

  private func go(to place: LinkPlace, method: NavigationMethod, on node: Node) {
    switch method {
    case .push:
      lastOrder += 1
      let order = lastOrder
      node.screens.append(Screen(place: place, order: order, nested: nested(in: place, of: node)))
    case .send: send([.place(place)], from: node)
    default:
      let request = Request(place: place, method: method)
      if node.current == nil { present(request, from: node) } else { node.waiting.append(request) }
    }
  }

  private func nested(in place: LinkPlace, of node: Node) -> Node? {
    guard case .nested(let number, _) = place else { return nil }
    return makeNode(.stack, title: "Nested \(number)", parent: node, layer: node.layer, receives: true)
  }

  private func makeNode(_ kind: Node.Kind, title: String, parent: Node, layer: Layer, receives: Bool) -> Node {
    if receives { lastOrder += 1 }
    let node = Node(kind, title: title, parent: parent, layer: layer, order: receives ? lastOrder : nil)
    parent.children.append(node)
    return node
  }

  // MARK: Actions of users

  func show(_ tab: LinkTab) {
    self.tab = tab
    guard tabs[tab] == nil else { return }
    newTabs += 1
    tabs[tab] = makeNode(.stack, title: "Root \(tab.rawValue)", parent: root, layer: window, receives: true)
  }

  /// Selects a tab. Selecting the shown tab pops to its root.
  func chooseTab(_ tab: LinkTab) {
    if tab == self.tab, let node = tabs[tab] { pop(node, to: 0) } else { show(tab) }
  }

  /// Goes back if the front layer has a Back button.
  func goBack() -> Bool {
    var node: Node? = front
    while let current = node {
      if !current.screens.isEmpty {
        pop(current, to: current.screens.count - 1)
        return true
      }
      if current === current.layer.top { return false }
      node = current.parent
    }
    return false
  }

  /// Closes the front presentation. Returns false if there is none.
  func dismissFront() -> Bool {
    guard layers.count > 1 else { return false }
    let below = layers[layers.count - 2]
    guard let presenter = below.line.first else { return false }
    leaveLine(presenter, of: below)
    if case .node(let node) = presenter {
      node.current = nil
      presentNext(from: node)
    }
    return true
  }

  /// Follows a link on the front screen.
  func followLink() -> Bool {
    let node = front
    guard node.kind == .stack else { return false }
    go(to: .page(1_000 + node.screens.count, .push), method: .push, on: node)
    return true
  }

  // MARK: Presentations

  private func present(_ request: Request, from node: Node) {
    node.current = request
    join(.node(node), node.layer)
  }

  private func presentNext(from node: Node) {
    if !node.waiting.isEmpty { present(node.waiting.removeFirst(), from: node) }
  }

  private func presentOwn(from node: Node) {
    if !node.layer.line.contains(where: { $0.isSame(as: .own(node)) }) { join(.own(node), node.layer) }
  }

  private func join(_ presenter: Presenter, _ layer: Layer) {
    layer.line.append(presenter)
    if layer.line.count == 1 { appear(presenter, on: layer) }
  }

  private func appear(_ presenter: Presenter, on layer: Layer) {
    switch presenter {
    case .own(let node):
      let above = Layer(kind: "sheet")
      layer.above = above
      above.top = makeNode(.presenter, title: "own", parent: node, layer: above, receives: true)
    case .node(let node):
      guard let request = node.current else { return }
      let isCover = request.method == .cover || request.method == .managedCover
      let isManaged = request.method == .managedSheet || request.method == .managedCover
      let above = Layer(kind: isCover ? "cover" : "sheet")
      layer.above = above
      let top = makeNode(
        isManaged ? .stack : .presenter, title: request.place.title, parent: node, layer: above, receives: request.place.isPage)
      above.top = top
      _ = nested(in: request.place, of: top)
    }
  }

  /// Removes a presenter from the queue. If its presentation was on screen, it closes and the next one is shown.
  private func leaveLine(_ presenter: Presenter, of layer: Layer) {
    guard let index = layer.line.firstIndex(where: { $0.isSame(as: presenter) }) else { return }
    layer.line.remove(at: index)
    guard index == 0 else { return }
    if let top = layer.above?.top { remove(top) }
    layer.above = nil
    if let next = layer.line.first { appear(next, on: layer) }
  }

  /// Removes the node's view with all views inside and above it.
  private func remove(_ node: Node) {
    for child in node.children { remove(child) }
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
    node.waiting = []
    if node.current != nil {
      node.current = nil
      leaveLine(.node(node), of: node.layer)
    }
  }

  /// Closes all presentations that navigators track. A waiting sheet of the app itself is not one of them.
  private func dismissAll() {
    forEach { node in
      node.current = nil
      node.waiting = []
    }
    let isOwnShown = if case .own? = window.line.first { true } else { false }
    window.line.removeAll { if case .own = $0 { isOwnShown } else { true } }
    if let top = window.above?.top { remove(top) }
    window.above = nil
    if let next = window.line.first { appear(next, on: window) }
  }

  // MARK: Stacks

  private func pop(_ node: Node, to count: Int) {
    while node.screens.count > count {
      if let nested = node.screens.removeLast().nested { remove(nested) }
    }
  }

  private func popAll() {
    forEach { pop($0, to: 0) }
  }

  // MARK: State

  /// All navigators in order of creation, each followed by its descendants.
  var nodes: [Node] {
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    return all(root)
  }

  private func forEach(_ body: (Node) -> Void) {
    for node in nodes where node === root || isThere(node) { body(node) }
  }

  private func isThere(_ node: Node) -> Bool {
    var current = node
    while let parent = current.parent { current = parent }
    return current === root
  }

  func isVisible(_ node: Node) -> Bool {
    guard let parent = node.parent, node !== node.layer.top else { return true }
    if parent === root { return tabs[tab] === node }
    guard isVisible(parent) else { return false }
    if let index = parent.screens.firstIndex(where: { $0.nested === node }) { return index == parent.screens.count - 1 }
    return parent.screens.isEmpty
  }

  /// The window and the presentations above it.
  var layers: [Layer] { Array(sequence(first: window, next: \.above)) }

  /// The navigator of the front screen.
  var front: Node {
    var found = layers.last?.top ?? root
    while let next = found.children.last(where: { $0.layer === found.layer && isVisible($0) }) { found = next }
    return found
  }

  /// The titles of the screens in the front stack, or none without a stack.
  var stack: [String] {
    guard front.kind == .stack else { return [] }
    return [front.title] + front.screens.map(\.place.title)
  }

  /// The kinds of the presentations, the first one first.
  var presentations: [String] { layers.dropFirst().map(\.kind) }

  /// The tree of navigators as text.
  var description: String {
    func lines(_ node: Node, _ indent: String) -> [String] {
      let places = node.screens.map { "\($0.place)" }.joined(separator: " ")
      let state =
        "\(indent)\(node.kind) [\(places)]\(node.current.map { " presents \($0.place)" } ?? "") waiting: \(node.waiting.count)"
      return [state] + node.children.flatMap { lines($0, indent + "  ") }
    }
    return lines(root, "").joined(separator: "\n")
  }
}

extension LinkPlace {
  fileprivate var title: String {
    switch self {
    case .page(let number, _): "Page \(number)"
    case .nested(let number, _): "Outer \(number)"
    }
  }

  fileprivate var isPage: Bool {
    if case .page = self { true } else { false }
  }
}
