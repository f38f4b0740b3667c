import NavigatorUI

/// The expected stacks and presentations during calls of navigators and actions of users, before anything has been shown.
///
/// Besides the lists, it contains whether a presentation has appeared and whether a dismissed one has disappeared.
@MainActor
final class DismissalModel {
  /// A navigator during the lifetime of its view.
  @MainActor
  final class Node {
    enum Phase {
      case idle
      case presenting(Request)
      case presented(Request)
      case leaving
    }

    let isStack: Bool
    let parent: Node?
    /// The presentation that contains the navigator.
    let request: Request?
    var screens: [LinkPlace] = []
    var phase = Phase.idle
    var waiting: [Request] = []
    /// The presentation above, if it is on screen.
    var above: Node?
    var isGone = false

    init(isStack: Bool, parent: Node?, request: Request?) {
      self.isStack = isStack
      self.parent = parent
      self.request = request
    }

    var current: Request? {
      switch phase {
      case .presenting(let request), .presented(let request): request
      case .idle, .leaving: nil
      }
    }

    /// A Boolean value that indicates whether no presentation below was dismissed. A presentation that is being dismissed accepts
    /// no requests.
    var isAttached: Bool {
      guard let parent else { return true }
      return !isGone && parent.current === request && parent.isAttached
    }

    // MARK: Requests to a navigator

    func present(_ place: LinkPlace, _ method: NavigationMethod) {
      guard isAttached else { return }
      let request = Request(place: place, method: method)
      if case .idle = phase { phase = .presenting(request) } else { waiting.append(request) }
    }

    /// Ends the presentation of the navigator if that is requested.
    func end(_ request: Request) -> Bool {
      guard current === request else { return false }
      if case .presenting = phase { next() } else { phase = .leaving }
      return true
    }

    func dismiss() -> Bool {
      guard !isGone, let request, let parent else { return false }
      return parent.end(request)
    }

    func dismissPresented() -> Bool {
      guard !isGone else { return false }
      waiting = []
      return current.map { end($0) } ?? false
    }

    fileprivate func next() {
      phase = waiting.isEmpty ? .idle : .presenting(waiting.removeFirst())
    }

    func push(_ place: LinkPlace) {
      if isAttached { screens.append(place) }
    }

    func pop(_ count: Int) -> Bool {
      let count = isGone ? 0 : min(count, screens.count)
      screens.removeLast(count)
      return count > 0
    }

    fileprivate func settle() {
      if case .leaving = phase {
        next()
        removeAbove()
      }
      if let above, above.request !== current { removeAbove() }
      if case .presenting(let request) = phase {
        phase = .presented(request)
        above = Node(isStack: request.isManaged, parent: self, request: request)
      }
      above?.settle()
    }

    private func removeAbove() {
      above?.isGone = true
      above?.removeAbove()
      above = nil
    }
  }

  /// A requested presentation.
  final class Request {
    let place: LinkPlace
    let method: NavigationMethod

    init(place: LinkPlace, method: NavigationMethod) {
      self.place = place
      self.method = method
    }

    var isManaged: Bool { method == .managedSheet || method == .managedCover }
    var kind: String { method == .cover || method == .managedCover ? "cover" : "sheet" }
  }

  /// A value of a deep link.
  enum Step {
    case place(LinkPlace)
    /// The user swipes the front presentation away.
    case swipe
  }

  let root = Node(isStack: true, parent: nil, request: nil)
  private var steps: [Step] = []

  /// The navigators whose views are on screen, from the bottom up.
  var shown: [Node] { Array(sequence(first: root, next: \.above)) }

  func send(_ steps: [Step]) {
    self.steps += steps
  }

  /// Shows all requested presentations, then each step of the links.
  func settle() {
    root.settle()
    while !steps.isEmpty {
      take(steps.removeFirst())
      root.settle()
    }
  }

  private func take(_ step: Step) {
    guard let front = shown.last else { return }
    switch step {
    case .place(let place): go(to: place, place.method, on: front)
    case .swipe: if front.request?.kind == "sheet" { _ = front.dismiss() }
    }
  }

  func go(to place: LinkPlace, _ method: NavigationMethod, on node: Node) {
    switch method {
    case .push, .send: if node.isStack { node.push(place) } else { node.present(place, .managedSheet) }
    default: node.present(place, method)
    }
  }

  /// The tree as text.
  var description: String {
    shown.enumerated().map { depth, node in
      let places = node.screens.map { "\($0)" }.joined(separator: " ")
      let presented = node.current.map { " presents \($0.place)" } ?? ""
      return String(repeating: "  ", count: depth) + "\(node.isStack ? "stack" : "presenter") [\(places)]\(presented)"
        + " waiting: \(node.waiting.count)"
    }.joined(separator: "\n")
  }
}
