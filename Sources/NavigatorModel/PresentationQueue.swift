/// A sheet or cover that a navigator presents, or that it must present.
public protocol PresentationItem: Identifiable {
  /// A Boolean value that indicates whether the item must not be shown yet, because the screen below must appear or a guard must
  /// decide first.
  var isPending: Bool { get set }
  /// The decisions of the guards that have admitted the item.
  var answers: GuardAnswers { get set }
}

/// The current presentation of a navigator and the waiting requests.
///
/// One sheet or cover is shown at a time. Further requests wait until it has been dismissed.
public struct PresentationQueue<Item: PresentationItem> {
  private enum Phase {
    case idle
    /// The presentation is requested and not on screen yet.
    case presenting(Item)
    case presented(Item)
    /// The presentation is being dismissed.
    case dismissing
  }

  private var phase = Phase.idle
  /// The requests that wait, in order.
  public private(set) var waiting: [Item] = []

  /// Creates an empty queue.
  public init() {}

  // MARK: Reading

  /// The presentation that is on screen or about to appear.
  public var current: Item? {
    switch phase {
    case .presenting(let item), .presented(let item): item
    case .idle, .dismissing: nil
    }
  }

  /// The current presentation and those that wait, in order.
  public var requests: [Item] { (current.map { [$0] } ?? []) + waiting }

  /// A Boolean value that indicates whether a presentation is appearing or being dismissed.
  public var isUnderWay: Bool {
    switch phase {
    case .presenting(let item): !item.isPending
    case .dismissing: true
    case .idle, .presented: false
    }
  }

  /// A Boolean value that indicates whether the current presentation must not be shown yet.
  public var isPending: Bool { current?.isPending == true }

  /// A Boolean value that indicates whether a presentation is being dismissed.
  public var isDismissing: Bool {
    if case .dismissing = phase { true } else { false }
  }

  /// A Boolean value that indicates whether a presentation is visible, including during its dismissal.
  public var isOnScreen: Bool {
    switch phase {
    case .presented, .dismissing: true
    case .idle, .presenting: false
    }
  }

  /// Returns a Boolean value that indicates whether a presentation is current or waiting.
  public func contains(_ id: Item.ID) -> Bool {
    current?.id == id || waiting.contains { $0.id == id }
  }

  // MARK: Changing

  /// Performs a change.
  ///
  /// - Returns: The presentations that the change ends.
  public mutating func apply(_ change: PresentationChange<Item>) -> [Item] {
    switch change {
    case .present(let item): present(item)
    case .release(let answers): release(answers)
    case .appeared(let id): appeared(id)
    case .dismiss: return dismiss()
    case .dismissAll:
      let ended = waiting
      waiting = []
      return dismiss() + ended
    case .dismissed:
      guard case .dismissing = phase else { return [] }
      presentNext()
    }
    return []
  }

  private mutating func present(_ item: Item) {
    if case .idle = phase { phase = .presenting(item) } else { waiting.append(item) }
  }

  private mutating func release(_ answers: GuardAnswers) {
    guard case .presenting(var item) = phase else { return }
    item.isPending = false
    item.answers = answers
    phase = .presenting(item)
  }

  private mutating func appeared(_ id: Item.ID) {
    guard case .presenting(var item) = phase, item.id == id else { return }
    item.isPending = false
    phase = .presented(item)
  }

  /// A presentation that was never on screen ends immediately.
  private mutating func dismiss() -> [Item] {
    switch phase {
    case .presenting(let item):
      presentNext()
      return [item]
    case .presented(let item):
      phase = .dismissing
      return [item]
    case .idle, .dismissing: return []
    }
  }

  private mutating func presentNext() {
    phase = .idle
    guard !waiting.isEmpty else { return }
    var next = waiting.removeFirst()
    // The guards' decisions may have changed while the request waited.
    next.isPending = true
    next.answers = .none
    phase = .presenting(next)
  }

  // MARK: Invariants

  func checkInvariants() throws(InvariantViolation) {
    if case .idle = phase, !waiting.isEmpty {
      throw InvariantViolation("Nothing is presented, but \(waiting.count) requests wait.")
    }
    if case .presented(let item) = phase, item.isPending { throw InvariantViolation("A presentation is on screen and pending.") }
    let ids = requests.map(\.id)
    if Set(ids).count != ids.count { throw InvariantViolation("A presentation was requested twice.") }
  }
}

/// A change of a navigator's presentations.
public enum PresentationChange<Item: PresentationItem> {
  /// Adds a request.
  case present(Item)
  /// Allows the current presentation to be shown, because guards have admitted it.
  case release(GuardAnswers)
  /// The user interface shows a presentation.
  case appeared(Item.ID)
  /// Dismisses the current presentation.
  case dismiss
  /// Dismisses the current presentation, and removes the waiting ones.
  case dismissAll
  /// The user interface has removed the presentation that was dismissed.
  case dismissed
}
