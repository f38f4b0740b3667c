import NavigatorHost
import TestSupport

/// A session with a given tree and given reactions to events, for tests of hosts.
@MainActor
final class FakeSession: HostSession {
  private(set) var tree: MirrorTree
  private var pending: [Patch] = []
  private(set) var events: [InputEvent] = []
  private(set) var isEnded = false
  var location: Location { Location(places: [Location.Place(.window, id: root.id, address: address)]) }
  var address: String?
  private(set) var statistics = UpdateStatistics()
  let storedValues: [String: StoredValue] = [:]
  let sceneValues: [String: StoredValue] = [:]
  var onPatches: (@MainActor ([Patch]) -> Void)?
  var onStoredChange: (@MainActor () -> Void)?
  /// The reaction to an event. It returns patches, which are sent when the session settles.
  var respond: (InputEvent) -> [Patch] = { _ in [] }
  /// Changes patches before they are sent, to simulate a defective session.
  var distort: ([Patch]) -> [Patch] = { $0 }

  init(_ children: [Element]) throws {
    tree = try MirrorTree(root: window(children))
  }

  var root: Element { tree.root }

  func send(_ event: InputEvent) -> EventOutcome {
    guard let outcome = refusal(of: event) else {
      events.append(event)
      change(respond(event))
      return .handled
    }
    statistics.eventsDropped += 1
    return .dropped(outcome)
  }

  private func refusal(of event: InputEvent) -> EventOutcome.DropReason? {
    if isEnded { return .sessionEnded }
    guard let target = tree.shell(event.target) else { return .unknownElement }
    if target.content.bool(.isDisabled) { return .disabled }
    return target.events.isSuperset(of: event.requirement) ? nil : .notAccepted
  }

  func change(_ patches: [Patch]) {
    pending += patches
  }

  func settle() {
    guard !pending.isEmpty else { return }
    let patches = pending
    pending = []
    do {
      try tree.apply(patches)
    } catch {
      preconditionFailure("the test's own patches do not fit: \(error)")
    }
    statistics.transactions += 1
    statistics.patchesSent += patches.count
    onPatches?(distort(patches))
  }

  func end() {
    isEnded = true
  }
}
