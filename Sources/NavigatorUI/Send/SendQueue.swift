import Foundation

/// The values that are sent within one tree, in order. Each is handed over when what the one before it caused is on screen.
///
/// What is sent together is a link. Links are taken one after the other, and what a receiver or an action says about the values that are left
/// concerns its own link: whether another one was sent in the same turn or a turn later makes no difference.
@MainActor
final class SendQueue {
  /// What was sent together and is left of it.
  private struct Link {
    let number: Int
    weak var sender: Navigator?
    var values: ArraySlice<any Hashable>
    /// How many links led to this one, each sent by what received a value of the one before.
    let generation: Int
  }

  private enum State {
    case resting
    /// The next value is handed over when the tree has settled.
    case waiting
    /// A value is being handed over.
    case delivering
  }

  private var state = State.resting
  private var links: ArraySlice<Link> = []
  private var paused: Link?
  private var linkCount = 0
  /// Links that wait for more than the tree, such as an answer of the user.
  private var holds: [Int: Set<SendHold>] = [:]
  private var holdCount = 0
  /// The link that is being handed over, or for which something is done that was decided later.
  private(set) var currentLink: Int?
  private var currentGeneration: Int?
  /// Whether what is left of the link that is being handed over was given up meanwhile.
  private var givesUpCurrent = false
  /// How often the next value has been looked for a receiver in vain.
  private var attempts = 0
  private unowned let tree: NavigationTree

  /// How often the tree settles anew for a value that nobody receives: its receiver may come by a chain of appearances.
  private static let mostAttempts = 10
  /// How many links may lead from one to the next before anybody has done anything. A receiver that sends what it receives would never end.
  private static let mostGenerations = 1_000
  /// How many values are handed over at once before the tree settles, whatever they ask for.
  private static let mostAtOnce = 1_000
  /// What is paused for show is paused a day at most.
  private static let longestPause: TimeInterval = 86_400

  init(tree: NavigationTree) {
    self.tree = tree
  }

  var isPaused: Bool { paused != nil }

  func send(_ values: [any Hashable], from sender: Navigator) {
    guard !values.isEmpty else { return }
    let generation = currentGeneration.map { $0 + 1 } ?? 0
    guard generation <= Self.mostGenerations else {
      sender.report(
        "\(values) was given up: what is received is sent again, \(generation) times by now. A receiver must not send what comes back to it."
      )
      return
    }
    linkCount += 1
    let link = Link(number: linkCount, sender: sender, values: plain(values), generation: generation)
    links.append(link)
    sender.trace(.send(.queued(describe(link))))
    goOn()
  }

  /// Sends what was paused, before what has been sent since.
  func resume() {
    guard let resumed = paused else { return }
    paused = nil
    links.insert(resumed, at: links.startIndex)
    attempts = 0
    tree.root.trace(.send(.resumed(count: resumed.values.count)))
    goOn()
  }

  /// Gives up what was paused.
  func cancelPaused() {
    guard let cancelled = paused else { return }
    paused = nil
    giveUp(cancelled)
  }

  // MARK: Holding

  /// Keeps what is left of a link back until the hold is released: it was meant for a screen that is not reached yet. Other links go on.
  func hold(_ link: Int?) -> SendHold? {
    guard let link, paused?.number == link || links.contains(where: { $0.number == link }) else { return nil }
    holdCount += 1
    let hold = SendHold(link: link, number: holdCount)
    holds[link, default: []].insert(hold)
    return hold
  }

  /// Lets a link go on, when nobody else holds it.
  func release(_ hold: SendHold) {
    holds[hold.link]?.remove(hold)
    if holds[hold.link]?.isEmpty == true { holds[hold.link] = nil }
    goOn()
  }

  /// Gives up what is left of the link that is held.
  func cancel(_ hold: SendHold) {
    guard holds.removeValue(forKey: hold.link) != nil else { return }
    if state == .delivering, currentLink == hold.link {
      givesUpCurrent = true
    } else if let index = links.firstIndex(where: { $0.number == hold.link }) {
      giveUp(links[index])
      removeLink(at: index)
    } else if paused?.number == hold.link {
      cancelPaused()
    }
  }

  /// Does something that was asked for by a link's value, and was decided later.
  func onBehalf(of link: Int?, _ action: () -> Void) {
    let current = currentLink
    currentLink = link
    action()
    currentLink = current
  }

  /// Whether there are values that wait for the tree alone.
  var isUnderWay: Bool { nextIndex != nil }

  private var nextIndex: Int? {
    holds.isEmpty ? (links.isEmpty ? nil : links.startIndex) : links.firstIndex { holds[$0.number] == nil }
  }

  // MARK: Steps

  private func goOn() {
    guard state == .resting, nextIndex != nil else { return }
    state = .waiting
    tree.settlement.whenSettled { [self] in deliver() }
  }

  /// The tree has settled: hands the next value over, and those after it as long as nothing has to be on screen before.
  private func deliver() {
    state = .delivering
    var delay: TimeInterval = 0
    for _ in 0..<Self.mostAtOnce {
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
    pauseForShow(delay)
  }

  /// The navigator that sent a link, or the root where it has gone.
  private func sender(of link: Link) -> Navigator {
    if let sender = link.sender, sender.isAttached { sender } else { tree.root }
  }

  /// Hands a value over; nil where its receiver may still come.
  private func deliver(_ value: any Hashable, from sender: Navigator) -> NavigationReceiveResumeType? {
    if let action = value as? NavigationAction {
      sender.trace(.send(.performed("\(action)")))
      return action(sender)
    }
    if let route = value as? any NavigationRoutes, let handler = tree.routeHandler(of: route, nearestTo: sender) {
      take(route, by: handler)
      return .auto
    }
    if let receiver = tree.receiver(of: value), let resumeType = receiver.receive(value) {
      attempts = 0
      receiver.screen?.navigator?.trace(.send(.received("\(value)")))
      return resumeType
    }
    attempts += 1
    if attempts < Self.mostAttempts { return nil }
    attempts = 0
    return unhandled(value, from: sender)
  }

  /// What a route's handler sends are the route's steps: they come before what was sent after the route.
  private func take(_ route: any NavigationRoutes, by handler: RouteHandler) {
    attempts = 0
    handler.screen?.navigator?.trace(.send(.received("\(route)")))
    let known = linkCount
    handler.handle(route)
    let steps = links.filter { $0.number > known }
    links.removeAll { $0.number > known }
    links.insert(contentsOf: steps, at: links.startIndex)
  }

  private func unhandled(_ value: any Hashable, from sender: Navigator) -> NavigationReceiveResumeType {
    sender.log(.send(.unhandled("\(value)")))
    for handler in tree.unhandledHandlers.nearestFirst {
      if let resumeType = handler.handle(value) { return resumeType }
    }
    sender.report(
      """
      Nobody receives \(value). Put onNavigationReceive for \(type(of: value)) on a view that is on screen when it is sent, or \
      onNavigationUnhandled to deal with what nobody receives.
      """)
    return .auto
  }

  /// Does to what is left of a link what the receiver of its first value says. Returns whether the next value may be handed over at once.
  private func follow(_ resumeType: NavigationReceiveResumeType, on number: Int, sender: Navigator) -> Bool {
    // What was resumed meanwhile stands before it.
    guard let index = links.firstIndex(where: { $0.number == number }) else { return false }
    var isAtOnce = false
    links[index].values.removeFirst()
    defer { givesUpCurrent = false }
    switch givesUpCurrent ? .cancel : resumeType {
    case .auto, .after: break
    case .immediately: isAtOnce = index == nextIndex && !links[index].values.isEmpty
    case .replacing(let values):
      giveUp(links[index])
      links[index].values = plain(values)
    case .inserting(let values): links[index].values.insert(contentsOf: plain(values), at: links[index].values.startIndex)
    case .appending(let values): links[index].values += plain(values)
    case .pause:
      if let paused { giveUp(paused) }
      paused = links[index].values.isEmpty ? nil : links[index]
      sender.trace(.send(.paused(remaining: links[index].values.count)))
      links[index].values = []
    case .cancel:
      giveUp(links[index])
      links[index].values = []
    }
    if links[index].values.isEmpty { removeLink(at: index) }
    return isAtOnce
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

  /// Goes on, after a pause where one is wanted. Whatever was asked for meanwhile waits in the queue.
  private func pauseForShow(_ seconds: TimeInterval) {
    guard seconds > 0, !links.isEmpty else { return goOn() }
    state = .waiting
    let clock = tree.configuration.clock
    Task { [weak self] in
      try? await clock.sleep(for: .seconds(min(seconds, Self.longestPause)))
      guard let self else { return }
      state = .resting
      goOn()
    }
  }

  // MARK: Values

  /// Values as they are received: by what they are, not by what hides it.
  private func plain(_ values: [any Hashable]) -> ArraySlice<any Hashable> {
    ArraySlice(
      values.map { value in
        switch value {
        case let destination as AnyNavigationDestination: destination.wrapped
        default: type(of: value) == AnyHashable.self ? AnyHashable(value).base as? any Hashable ?? value : value
        }
      })
  }

  private func giveUp(_ link: Link) {
    guard !link.values.isEmpty else { return }
    tree.root.log(.send(.cancelled(describe(link))))
  }

  private func describe(_ link: Link) -> [String] {
    link.values.map { "\($0)" }
  }
}

/// A reason to hold a link back.
nonisolated struct SendHold: Hashable {
  fileprivate let link: Int
  fileprivate let number: Int
}
