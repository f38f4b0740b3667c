import OpenCombine

/// The observable objects that a session's views read, with the readers of each. Each object has one subscription.
final class ObservableObjectRegistry: @unchecked Sendable {
  private final class Entry {
    weak var object: AnyObject?
    var subscription: AnyCancellable?
    var readers = ReaderSet()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeThreshold = 64

  /// Registers the current reader of `object`. The reader is evaluated again when the object publishes a change.
  func read<O: ObservableObject>(_ object: O, queue: UpdateQueue) {
    guard let reader = queue.reader else { return }
    entry(for: object, queue: queue).readers.insert(reader)
  }

  private func entry<O: ObservableObject>(for object: O, queue: UpdateQueue) -> Entry {
    let id = ObjectIdentifier(object)
    if let known = entries[id], known.object === object { return known }
    purge()
    let made = Entry()
    made.object = object
    made.subscription = AnyCancellable(
      object.objectWillChange.sink { [weak made, weak queue] _ in
        guard let made, let queue else { return }
        if let object = made.object { queue.noteWrite(to: object) }
        let change = Change(entry: made, queue: queue)
        let isOnMainQueue = MainQueue.isCurrent
        MainQueue.runForChange {
          change.invalidate()
          if !isOnMainQueue { change.queue.lateWrites.add(of: ObjectIdentifier(change.entry)) { change.invalidate() } }
        }
      })
    entries[id] = made
    return made
  }

  /// A wrapper that carries a change to the main thread, the only thread that uses the entry.
  private struct Change: @unchecked Sendable {
    let entry: Entry
    let queue: UpdateQueue

    func invalidate() {
      entry.readers.invalidate(in: queue, source: entry.object)
    }
  }

  /// Releases objects and readers when the session ends.
  func end() {
    entries = [:]
  }

  private func purge() {
    guard entries.count > purgeThreshold else { return }
    entries = entries.filter { $0.value.object != nil }
    purgeThreshold = max(64, entries.count * 2)
  }
}
