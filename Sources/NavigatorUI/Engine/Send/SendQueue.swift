import Foundation

/// The queue of values that are sent within one tree. Each is delivered when the effects of the previous one have been committed.
///
/// Values that are sent together form a link. Links are processed in order. A receiver's resume type applies to its own link
/// only, so it does not matter whether another link was sent in the same turn or later.
@MainActor
final class SendQueue: TreeFeature {
  /// Values that were sent together and have not been delivered yet.
  private struct Link {
    let number: Int
    weak var sender: Navigator?
    var values: ArraySlice<any Hashable>
    /// The number of preceding links in the chain in which a receiver of each link has sent the next one.
    let generation: Int
    /// The number of times that receivers may still add values.
    var additions: Int
  }

  private enum State {
    case resting
    /// The next value is delivered when the tree has settled.
    case waiting
    /// A value is being delivered.
    case delivering
  }

  private var state = State.resting
  private var links: ArraySlice<Link> = []
  private var paused: Link?
  private var linkCount = 0
  /// The links that wait for an event outside of the queue, such as an answer of the user.
  private var holds: [Int: Set<SendHold>] = [:]
  private var holdCount = 0
  /// The link whose value is being delivered, or on whose behalf a deferred action is performed.
  private(set) var currentLink: Int?
  private var currentGeneration: Int?
  /// A Boolean value that indicates whether the remaining values of the link in delivery were cancelled meanwhile.
  private var cancelsCurrent = false
  /// The number of failed searches for a receiver of the next value.
  private var attempts = 0

  /// The maximum number of searches for a receiver. It may appear only after a series of other views.
  private static let maximumAttempts = 10
  /// The maximum length of a chain of links that receivers send. It stops a receiver that sends the values that it receives.
  private static let maximumGenerations = 1_000
  /// The maximum number of times that receivers add values to a link, in addition to the number of its first values. It stops a
  /// receiver that adds the values that it receives.
  private static let maximumAdditions = 1_000
  /// The maximum number of links that wait, such as for a guard that does not answer.
  private static let maximumLinks = 20_000
  /// The maximum number of values that are delivered before the tree settles.
  private static let maximumAtOnce = 1_000
  /// The maximum delay between values in seconds: one day.
  private static let maximumDelay: TimeInterval = 86_400

  var isPaused: Bool { paused != nil }

  func send(_ values: [any Hashable], from sender: Navigator) {
    guard !values.isEmpty else { return }
    let generation = currentGeneration.map { $0 + 1 } ?? 0
    guard generation <= Self.maximumGenerations else {
      sender.report(
        """
        \(values) was cancelled: received values have been sent again \(generation) times. A receiver must not send values \
        that it receives itself.
        """)
      return
    }
    guard links.count < Self.maximumLinks else {
      sender.log(.warning("\(values.count) sent values were cancelled: \(links.count) links wait before them."))
      return
    }
    linkCount += 1
    let link = Link(
      number: linkCount, sender: sender, values: plain(values), generation: generation,
      additions: Self.maximumAdditions + values.count)
    links.append(link)
    sender.trace(.send(.queued(describe(link))))
    scheduleDelivery()
  }

  /// Sends paused values before those that have been sent since.
  func resume() {
    guard let resumed = paused else { return }
    paused = nil
    links.insert(resumed, at: links.startIndex)
    attempts = 0
    tree.root.trace(.send(.resumed(count: resumed.values.count)))
    scheduleDelivery()
  }

  func cancelPaused() {
    guard let cancelled = paused else { return }
    paused = nil
    logCancellation(of: cancelled)
  }

  // MARK: Holding

  /// Holds back the remaining values of a link until the hold is released. Other links continue.
  func hold(_ link: Int?) -> SendHold? {
    guard let link, paused?.number == link || links.contains(where: { $0.number == link }) else { return nil }
    holdCount += 1
    let hold = SendHold(link: link, number: holdCount)
    holds[link, default: []].insert(hold)
    return hold
  }

  /// Releases a hold. The link continues if it has no other hold.
  func release(_ hold: SendHold) {
    holds[hold.link]?.remove(hold)
    if holds[hold.link]?.isEmpty == true { holds[hold.link] = nil }
    scheduleDelivery()
  }

  func cancel(_ hold: SendHold) {
    guard holds.removeValue(forKey: hold.link) != nil else { return }
    if state == .delivering, currentLink == hold.link {
      cancelsCurrent = true
    } else if let index = links.firstIndex(where: { $0.number == hold.link }) {
      logCancellation(of: links[index])
      removeLink(at: index)
    } else if paused?.number == hold.link {
      cancelPaused()
    }
  }

  /// Performs a deferred action on behalf of a link.
  func onBehalf(of link: Int?, _ action: () -> Void) {
    let current = currentLink
    currentLink = link
    action()
    currentLink = current
  }

  /// A Boolean value that indicates whether values wait only for the tree to settle.
  var isUnderWay: Bool { nextIndex != nil }

  private var nextIndex: Int? {
    holds.isEmpty ? (links.isEmpty ? nil : links.startIndex) : links.firstIndex { holds[$0.number] == nil }
  }

  // MARK: Steps

  private func scheduleDelivery() {
    guard state == .resting, nextIndex != nil else { return }
    state = .waiting
    tree.settlement.whenSettled { [self] in deliver() }
  }

  /// Delivers the next value, and following ones as long as they need not wait for a commit. Called when the tree has settled.
  private func deliver() {
    state = .delivering
    var delay: TimeInterval = 0
    for _ in 0..<Self.maximumAtOnce {
      guard let link = nextIndex.map({ links[$0] }), let value = link.values.first else { break }
      currentLink = link.number
      currentGeneration = link.generation
      let sender = sender(of: link)
      guard let resumeType = deliver(value, from: sender) else { break }
      delay = self.delay(after: resumeType)
      guard follow(resumeType, on: link.number, sender: sender) else { break }
    }
    state = .resting
    currentLink = nil
    currentGeneration = nil
    continueAfterDelay(delay)
  }

  /// Returns the navigator that sent a link, or the root if that navigator has been removed.
  private func sender(of link: Link) -> Navigator {
    if let sender = link.sender, sender.isAttached { sender } else { tree.root }
  }

  /// Delivers a value. Returns nil if its receiver may still appear.
  private func deliver(_ value: any Hashable, from sender: Navigator) -> NavigationReceiveResumeType? {
    if let action = value as? NavigationAction {
      sender.trace(.send(.performed("\(action)")))
      return action(sender)
    }
    if let route = value as? any NavigationRoutes, let handler = tree.routeHandler(of: route, nearestTo: sender) {
      take(route, by: handler)
      return .auto
    }
    if let receiver = tree.receiver(of: value), let navigator = receiver.screen?.navigator,
      let resumeType = receiver.value?.receive(value, navigator)
    {
      attempts = 0
      navigator.trace(.send(.received("\(value)")))
      return resumeType
    }
    attempts += 1
    if attempts < Self.maximumAttempts { return nil }
    attempts = 0
    return unhandled(value, from: sender)
  }

  /// Performs a route. The values that its handler sends precede those that were sent after the route.
  private func take(_ route: any NavigationRoutes, by handler: ViewRegistration<RouteHandler>) {
    attempts = 0
    let known = linkCount
    if let navigator = handler.screen?.navigator {
      navigator.trace(.send(.received("\(route)")))
      handler.value?.handle(route, with: navigator)
    }
    let steps = links.filter { $0.number > known }
    links.removeAll { $0.number > known }
    links.insert(contentsOf: steps, at: links.startIndex)
  }

  private func unhandled(_ value: any Hashable, from sender: Navigator) -> NavigationReceiveResumeType {
    sender.log(.send(.unhandled("\(value)")))
    for handler in tree.unhandledHandlers.nearestFirst {
      if let navigator = handler.screen?.navigator, let handle = handler.value { return handle(value, navigator) }
    }
    sender.report(
      """
      No view receives \(value). Put onNavigationReceive for \(type(of: value)) on a view that is on screen when it is sent, or \
      onNavigationUnhandled to handle values without a receiver.
      """)
    return .auto
  }

  /// Applies a resume type to the remaining values of a link. Returns whether the next value may be delivered immediately.
  private func follow(_ resumeType: NavigationReceiveResumeType, on number: Int, sender: Navigator) -> Bool {
    // A resumed link may precede this one now.
    guard let index = links.firstIndex(where: { $0.number == number }) else { return false }
    var isAtOnce = false
    links[index].values.removeFirst()
    defer { cancelsCurrent = false }
    switch cancelsCurrent ? .cancel : bounded(resumeType, at: index, sender: sender) {
    case .auto, .after: break
    case .immediately: isAtOnce = index == nextIndex && !links[index].values.isEmpty
    case .replacing(let values):
      logCancellation(of: links[index])
      links[index].values = plain(values)
    case .inserting(let values): links[index].values.insert(contentsOf: plain(values), at: links[index].values.startIndex)
    case .appending(let values): links[index].values += plain(values)
    case .pause:
      if let paused { logCancellation(of: paused) }
      paused = links[index].values.isEmpty ? nil : links[index]
      sender.trace(.send(.paused(remaining: links[index].values.count)))
      links[index].values = []
    case .cancel:
      logCancellation(of: links[index])
      links[index].values = []
    }
    if links[index].values.isEmpty { removeLink(at: index) }
    return isAtOnce
  }

  /// Counts the values that a receiver adds to a link. Returns `cancel` if receivers have added values too often.
  private func bounded(
    _ resumeType: NavigationReceiveResumeType, at index: Int, sender: Navigator
  ) -> NavigationReceiveResumeType {
    switch resumeType {
    case .auto, .immediately, .after, .pause, .cancel: return resumeType
    case .replacing(let values), .inserting(let values), .appending(let values):
      links[index].additions -= 1
      if links[index].additions >= 0 { return resumeType }
      sender.report(
        """
        \(values) was cancelled: receivers have added values to one link too often. A receiver must not add values that it \
        receives itself.
        """)
      return .cancel
    }
  }

  private func removeLink(at index: Int) {
    if index == links.startIndex { links.removeFirst() } else { links.remove(at: index) }
  }

  private func delay(after resumeType: NavigationReceiveResumeType) -> TimeInterval {
    switch resumeType {
    case .auto, .replacing, .inserting, .appending: tree.configuration.executionDelay
    case .after(let delay): max(delay, tree.configuration.executionDelay)
    case .immediately, .pause, .cancel: 0
    }
  }

  /// Continues after a delay in seconds. Links that are sent meanwhile wait in the queue.
  private func continueAfterDelay(_ seconds: TimeInterval) {
    guard seconds > 0, !links.isEmpty else { return scheduleDelivery() }
    state = .waiting
    let clock = tree.configuration.clock
    Task { [weak self] in
      try? await clock.sleep(for: .seconds(min(seconds, Self.maximumDelay)))
      guard let self else { return }
      state = .resting
      scheduleDelivery()
    }
  }

  // MARK: Values

  /// Returns the values without type-erasing wrappers.
  private func plain(_ values: [any Hashable]) -> ArraySlice<any Hashable> {
    ArraySlice(
      values.map { value in
        switch value {
        case let destination as AnyNavigationDestination: destination.wrapped
        default: type(of: value) == AnyHashable.self ? AnyHashable(value).base as? any Hashable ?? value : value
        }
      })
  }

  private func logCancellation(of link: Link) {
    guard !link.values.isEmpty else { return }
    tree.root.log(.send(.cancelled(describe(link))))
  }

  private func describe(_ link: Link) -> [String] {
    link.values.map { "\($0)" }
  }
}

/// A reason for holding back a link.
nonisolated struct SendHold: Hashable {
  fileprivate let link: Int
  fileprivate let number: Int
}

extension NavigationTree {
  var queue: SendQueue { feature() }
}

extension Navigator {
  func enqueue(_ values: [any Hashable]) {
    if hasManagedView(for: "send \(values)") { tree.queue.send(values, from: self) }
  }
}
