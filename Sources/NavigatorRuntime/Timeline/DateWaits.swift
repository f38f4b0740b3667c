import Foundation
import NavigatorHost

/// The nodes of a session that are updated at dates. A session has one wait for all of them, so that nodes whose dates are close
/// together are updated in one transaction.
@MainActor
final class DateWaits: GraphService {
  private struct Entry {
    let node: Weak<Node>
    let date: Date
    let leeway: TimeInterval
    let action: @MainActor (_ isLate: Bool) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var wait: Task<Void, Never>?
  /// The date at which the wait ends, or nil.
  private var end: Date?
  /// A Boolean value that indicates whether dates have passed while the host was behind.
  private var isLate = false
  /// A date and the clock's time at that date. The current date is computed from them.
  private var origin: (date: Date, time: Duration)?

  init() {}

  deinit {
    wait?.cancel()
  }

  /// Returns the current date according to the session's clock.
  func now(_ clock: HostClock) -> Date {
    let origin = origin ?? (Date(), clock.now())
    self.origin = origin
    return origin.date.addingTimeInterval((clock.now() - origin.time).inSeconds)
  }

  /// Returns the date that a node waits for, or nil.
  func date(of node: Node) -> Date? {
    entries[ObjectIdentifier(node)].flatMap { $0.node.value === node ? $0.date : nil }
  }

  /// Performs an action at a date, instead of the action for which a node waits.
  ///
  /// - Parameters:
  ///   - node: The node. The action is not performed if the node no longer exists.
  ///   - date: The date. If the host is behind, the action waits for the host.
  ///   - leeway: The time by which the action may be early to be performed together with others, in seconds.
  ///   - action: The action. Its argument indicates whether it has waited for the host.
  func set(
    _ node: Node, at date: Date, leeway: TimeInterval = 0.001, action: @escaping @MainActor (_ isLate: Bool) -> Void
  ) {
    entries[ObjectIdentifier(node)] = Entry(node: Weak(node), date: date, leeway: leeway, action: action)
    if end.map({ date < $0 }) ?? true { sleep(until: date, in: node.graph) }
  }

  /// Removes the action for which a node waits.
  func remove(_ node: Node) {
    entries[ObjectIdentifier(node)] = nil
  }

  private func sleep(until date: Date, in graph: Graph) {
    wait?.cancel()
    end = date
    let delay = date.timeIntervalSince(now(graph.clock)).finite(or: 86_400, in: 0.001...86_400)
    wait = Task { [weak self, weak graph, clock = graph.clock] in
      guard (try? await clock.sleep(.seconds(delay))) != nil, !Task.isCancelled, let self, let graph else { return }
      self.perform(in: graph)
    }
  }

  private func perform(in graph: Graph) {
    if graph.isHostBehind {
      isLate = true
      return sleep(until: now(graph.clock).addingTimeInterval(TimelineLimits.hostInterval), in: graph)
    }
    let now = now(graph.clock)
    let wasLate = isLate
    isLate = false
    end = nil
    let due = entries.filter { _, entry in
      entry.node.value == nil || entry.date <= now.addingTimeInterval(entry.leeway)
    }
    for id in due.keys { entries[id] = nil }
    for entry in due.values where entry.node.value != nil { entry.action(wasLate) }
    if let next = entries.values.map(\.date).min(), end.map({ next < $0 }) ?? true { sleep(until: next, in: graph) }
  }
}
