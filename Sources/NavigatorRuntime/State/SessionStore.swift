import Foundation
import NavigatorHost

/// The values that `@AppStorage` and `@SceneStorage` keep, by key. They belong to one session: nobody else sees them.
///
/// Reads and writes may come from any thread; what depends on a value is marked on the main thread.
nonisolated final class SessionStore: @unchecked Sendable {
  /// Which of the two keeps a value: the same key in both names two values.
  enum Space: Hashable {
    case app, scene
  }

  private struct Key: Hashable {
    let space: Space
    let name: String
  }

  private let lock = NSLock()
  private var values: [Space: [String: StoredValue]]
  private var readers: [Key: ReaderSet] = [:]
  /// Called on the main actor when a value has changed.
  private var onChange: (@MainActor () -> Void)?

  /// Begins with what was stored before.
  init(_ configuration: SessionConfiguration) {
    values = [.app: configuration.storedValues, .scene: configuration.sceneValues ?? configuration.storedValues]
  }

  /// Everything that is kept in one of the two.
  func values(in space: Space) -> [String: StoredValue] {
    lock.withLock { values[space] ?? [:] }
  }

  @MainActor func observe(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  func value(for name: String, in space: Space, queue: UpdateQueue) -> StoredValue? {
    let key = Key(space: space, name: name)
    if let reader = queue.reader { readers[key, default: ReaderSet()].insert(reader) }
    return lock.withLock { values[space]?[name] }
  }

  /// Lets go of readers when the session ends.
  func end() {
    readers = [:]
    onChange = nil
  }

  func set(_ value: StoredValue?, for name: String, in space: Space, queue: UpdateQueue) {
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
