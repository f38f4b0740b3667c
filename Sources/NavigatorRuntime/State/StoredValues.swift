import Foundation
import NavigatorHost

/// The values of `@AppStorage` and `@SceneStorage` by key. They belong to one session.
///
/// Reads and writes may come from any thread. Readers are marked dirty on the main thread.
nonisolated final class StoredValues: @unchecked Sendable {
  /// The two sets of values. The same key refers to different values in each.
  enum Domain: Hashable {
    case app, scene
  }

  private struct Key: Hashable {
    let space: Domain
    let name: String
  }

  private let lock = NSLock()
  private var values: [Domain: [String: StoredValue]]
  private var readers: [Key: ReaderSet] = [:]
  /// The function that is called on the main actor when a value has changed.
  private var onChange: (@MainActor () -> Void)?

  /// Creates a store with the values that were saved before.
  init(_ configuration: SessionConfiguration) {
    values = [.app: configuration.storedValues, .scene: configuration.sceneValues ?? configuration.storedValues]
  }

  /// Returns all values in one of the two sets.
  func values(in space: Domain) -> [String: StoredValue] {
    lock.withLock { values[space] ?? [:] }
  }

  @MainActor func observe(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  func value(for name: String, in space: Domain, queue: UpdateQueue) -> StoredValue? {
    let key = Key(space: space, name: name)
    if let reader = queue.reader { readers[key, default: ReaderSet()].insert(reader) }
    return lock.withLock { values[space]?[name] }
  }

  /// Releases readers when the session ends.
  func end() {
    readers = [:]
    onChange = nil
  }

  func set(_ value: StoredValue?, for name: String, in space: Domain, queue: UpdateQueue) {
    let key = Key(space: space, name: name)
    let changed = lock.withLock {
      let old = values[space]?[name]
      values[space, default: [:]][name] = value
      return old != value
    }
    guard changed else { return }
    MainQueue.run { [self] in
      readers[key]?.invalidate(in: queue)
      onChange?()
    }
  }
}
