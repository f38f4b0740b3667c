import Foundation
import NavigatorHost

/// The texts of a session that display the current time and that the session updates itself.
@MainActor
final class TimeTexts: GraphService {
  private struct Entry {
    let node: Weak<Node>
    let date: Date
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var wait: Task<Void, Never>?
  /// The date at which the wait ends, or nil.
  private var end: Date?
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

  /// Evaluates a node again at a date, or at an earlier one that was set for another text of the node.
  func update(_ node: Node, at date: Date) {
    var date = date
    if let known = entries[ObjectIdentifier(node)], known.node.value === node, known.date > now(node.graph.clock) {
      date = min(date, known.date)
    }
    entries[ObjectIdentifier(node)] = Entry(node: Weak(node), date: date)
    if end.map({ date < $0 }) ?? true { sleep(until: date, in: node.graph) }
  }

  private func sleep(until date: Date, in graph: Graph) {
    wait?.cancel()
    end = date
    let delay = date.timeIntervalSince(now(graph.clock)).finite(or: 86_400, in: TimelineLimits.minimumTextInterval...86_400)
    wait = Task { [weak self, weak graph, clock = graph.clock] in
      guard (try? await clock.sleep(.seconds(delay))) != nil, !Task.isCancelled, let self, let graph else { return }
      self.evaluate(in: graph)
    }
  }

  /// Evaluates the nodes whose dates have passed. Nodes on covered screens are evaluated when their screen is uncovered.
  private func evaluate(in graph: Graph) {
    let now = now(graph.clock).addingTimeInterval(0.001)
    end = nil
    for (id, entry) in entries where entry.node.value == nil || entry.date <= now {
      entries[id] = nil
      if let node = entry.node.value { graph.queue.invalidate(node) }
    }
    if let next = entries.values.map(\.date).min() { sleep(until: next, in: graph) }
  }
}

extension Node {
  /// Returns the formatting for a text that displays the time, and evaluates the current reader again when the text changes. If
  /// there is no reader, this node is evaluated.
  func followTime(of text: Text, as form: TextForm, in formatting: TextFormatting) -> TextFormatting {
    // A test that sets the date changes it itself.
    guard formatting.date == nil, text.followsTime(as: form) else { return formatting }
    let texts = graph.service(TimeTexts.self)
    let now = texts.now(graph.clock)
    var formatting = formatting
    formatting.date = now
    guard EnvironmentValues(scope: scope)[ScenePhaseKey.self] != .background,
      let change = text.nextChange(as: form, in: formatting)
    else { return formatting }
    texts.update(graph.queue.reader ?? self, at: max(change, now.addingTimeInterval(TimelineLimits.minimumTextInterval)))
    return formatting
  }
}

extension Text {
  /// Returns a Boolean value that indicates whether the session updates the text as time passes.
  func followsTime(as form: TextForm) -> Bool { source?.followsTime(as: form) ?? false }

  /// Returns the next date at which the session must update the text, or nil if it depends on no date that the session follows.
  func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? { source?.nextChange(as: form, in: formatting) }

  private var source: TextSource? {
    switch storage {
    case .plain, .counted: nil
    case .source(let source): source
    case .styled(let styled): if case .source(let source) = styled.text { source } else { nil }
    }
  }
}
