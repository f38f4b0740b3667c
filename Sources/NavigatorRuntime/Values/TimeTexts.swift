import Foundation
import NavigatorHost

extension Node {
  /// Returns the formatting for a text that displays the time, and evaluates the current reader again when the text changes. If
  /// there is no reader, this node is evaluated.
  func followTime(of text: Text, as form: TextForm, in formatting: TextFormatting) -> TextFormatting {
    // A test that sets the date changes it itself.
    guard formatting.date == nil, text.followsTime(as: form) else { return formatting }
    let waits = graph.service(DateWaits.self)
    let now = waits.now(graph.clock)
    var formatting = formatting
    formatting.date = now
    guard EnvironmentValues(scope: scope)[ScenePhaseKey.self] != .background,
      let change = text.nextChange(as: form, in: formatting)
    else { return formatting }
    let node = graph.queue.reader ?? self
    var date = max(change, now.addingTimeInterval(TimelineLimits.minimumTextInterval))
    // Another text of the node may change earlier.
    if let other = waits.date(of: node), other > now { date = min(date, other) }
    // Nodes on covered screens are evaluated when their screen is uncovered.
    waits.set(node, at: date) { [weak node] _ in
      if let node { node.graph.queue.invalidate(node) }
    }
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
