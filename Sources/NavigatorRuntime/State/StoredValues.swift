import Foundation
import NavigatorHost
import OpenCombine

/// The values of `@AppStorage` and `@SceneStorage` by key. They belong to one session.
///
/// Reads and writes may come from any thread. Readers are marked dirty on the main thread.
nonisolated final class StoredValues: @unchecked Sendable {
  /// The two sets of values, for `@AppStorage` and `@SceneStorage`. A key in one set is independent of the same key in the other.
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
  private var objects = StoredObjects()
  /// The function that is called on the main actor when a value has changed.
  private var onChange: (@MainActor () -> Void)?
  /// The function that is called on the main actor when this session has changed a value of `@AppStorage`.
  private var onAppChange: (@MainActor (String, StoredValue?) -> Void)?

  /// Creates a store with the values that were saved before.
  init(_ configuration: SessionConfiguration) {
    values = [.app: configuration.storedValues, .scene: configuration.sceneValues ?? configuration.storedValues]
  }

  /// Returns all values in one of the two sets.
  func values(in space: Domain) -> [String: StoredValue] {
    lock.withLock { values[space] ?? [:] }
  }

  @MainActor
  func observe(_ onChange: @escaping @MainActor () -> Void, app onAppChange: @escaping @MainActor (String, StoredValue?) -> Void)
  {
    self.onChange = onChange
    self.onAppChange = onAppChange
  }

  func value(for name: String, in space: Domain, queue: UpdateQueue) -> StoredValue? {
    let key = Key(space: space, name: name)
    if let reader = queue.reader { readers[key, default: ReaderSet()].insert(reader) }
    return lock.withLock { values[space]?[name] }
  }

  /// Registers an object that has a property with a key of `@AppStorage`. The object publishes before the value changes.
  func add(_ object: AnyObject, for name: String) {
    lock.withLock { objects.insert(object, for: name) }
  }

  /// Releases readers when the session ends.
  func end() {
    readers = [:]
    lock.withLock { objects = StoredObjects() }
    onChange = nil
    onAppChange = nil
  }

  /// Sets a value that a property of this session has written.
  func set(_ value: StoredValue?, for name: String, in space: Domain, queue: UpdateQueue) {
    guard replace(value, for: name, in: space) else { return }
    MainQueue.runForChange { [self] in
      readers[Key(space: space, name: name)]?.invalidate(in: queue)
      // Callbacks from several threads run in any order, so each callback passes the latest value.
      if space == .app { onAppChange?(name, values(in: .app)[name]) }
      onChange?()
    }
  }

  /// Sets a value of `@AppStorage` that another session of the same user has changed.
  @MainActor
  func receive(_ value: StoredValue?, for name: String, queue: UpdateQueue) {
    guard replace(value, for: name, in: .app) else { return }
    readers[Key(space: .app, name: name)]?.invalidate(in: queue)
  }

  /// Replaces a value. The objects with a property for its key publish before the change. Returns false if the value is the same.
  private func replace(_ value: StoredValue?, for name: String, in space: Domain) -> Bool {
    let (isChanged, objects) = lock.withLock { () -> (Bool, [AnyObject]) in
      let isChanged = values[space]?[name] != value
      return (isChanged, isChanged && space == .app ? self.objects[name] : [])
    }
    guard isChanged else { return false }
    for case let object as any ObservableObject in objects { Self.announceChange(of: object) }
    lock.withLock { values[space, default: [:]][name] = value }
    return true
  }

  private static func announceChange<Object: ObservableObject>(of object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// The objects with properties of `@AppStorage`, by key. The references are weak.
nonisolated private struct StoredObjects {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [String: [ObjectIdentifier: Reference]] = [:]
  private var purgeThreshold = Self.minimumPurgeThreshold
  private var count = 0
  private static let minimumPurgeThreshold = 64

  subscript(name: String) -> [AnyObject] { references[name]?.values.compactMap(\.object) ?? [] }

  mutating func insert(_ object: AnyObject, for name: String) {
    let id = ObjectIdentifier(object)
    guard references[name]?[id]?.object !== object else { return }
    references[name, default: [:]][id] = Reference(object: object)
    count += 1
    guard count > purgeThreshold else { return }
    references = references.mapValues { $0.filter { $0.value.object != nil } }.filter { !$0.value.isEmpty }
    count = references.values.reduce(0) { $0 + $1.count }
    purgeThreshold = max(Self.minimumPurgeThreshold, count * 2)
  }
}

/// The stored values of the session whose code is running.
///
/// A session's code consists of its app's initializer, bodies and actions, and the tasks that these create. A property without a
/// view, such as a property of an observable object, uses the values of that session. If several sessions share an object, each
/// session therefore reads its own values.
nonisolated struct CurrentStorage: Sendable {
  @TaskLocal static var current: CurrentStorage?

  let store: StoredValues
  let queue: UpdateQueue
  let session: SessionAccess
}

extension Graph {
  /// Runs code of the session.
  func running<Result>(_ body: () -> Result) -> Result {
    CurrentStorage.$current.withValue(CurrentStorage(store: store, queue: queue, session: access)) { body() }
  }
}
