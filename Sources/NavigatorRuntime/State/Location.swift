import Synchronization

/// The storage of a value. Bindings read and write a cell, never a node.
class ValueCell<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("A subclass must override get().") }
  func set(_ value: Value, transaction: Transaction) {}

  /// Returns a Boolean value that indicates whether the other cell stores the same value.
  func isSame(as other: ValueCell<Value>) -> Bool { self === other }

  /// The object that stores the value: this cell, the cell that it reads a part of, or an object.
  var origin: AnyObject { self }
}

/// The cell of a `@State`: one value per structural identity.
///
/// Reads and writes may occur on any thread. Readers are marked dirty on the main thread. Actions read the value that was written
/// last. Views read the value of the update that evaluates them. The two values differ while an update with another transaction
/// is pending.
final class StateCell<Value>: ValueCell<Value>, @unchecked Sendable {
  /// The value that views read, and the values of pending updates.
  private final class Versions {
    var shown: Value
    var pending: [(update: Int, value: Value)] = []

    init(shown: Value) {
      self.shown = shown
    }

    /// Adds a value to the last pending update, or appends the update. Returns whether it was appended.
    func add(_ new: Value, to update: Int) -> Bool {
      if pending.last?.update == update {
        pending[pending.count - 1].value = new
        return false
      }
      pending.append((update, new))
      return true
    }
  }

  // The lock protects the following three fields. A generic mutex would be looked up at each use. This lock needs no allocation.
  private let lock = Mutex<Void>(())
  /// The value that was written last.
  private var latest: Value
  /// A Boolean value that indicates whether the value may differ from the initial one.
  private var mayDiffer: Bool
  /// Nil while views and actions read the same value.
  private var versions: Versions?

  private let queue: UpdateQueue
  private let comparison: Comparison
  private var readers = ReaderSet()

  init(_ value: Value, queue: UpdateQueue, comparison: Comparison) {
    latest = value
    // The content of an object can change without a write to the cell.
    mayDiffer = Value.self is AnyObject.Type
    self.queue = queue
    self.comparison = comparison
  }

  override func get() -> Value {
    let reader = queue.reader
    if let reader { readers.insert(reader) }
    return lock.withLock { _ in
      nonisolated(unsafe) let value: Value
      if reader != nil, let versions { value = versions.shown } else { value = latest }
      return value
    }
  }

  override func set(_ new: Value, transaction: Transaction) {
    queue.noteWrite(to: self)
    let transaction = transaction.overridden(by: .current)
    nonisolated(unsafe) let former = lock.withLock { _ in
      nonisolated(unsafe) let former = latest
      latest = new
      mayDiffer = true
      return former
    }
    // The values are compared on the main actor, because the type's `==` may be isolated to it. The common case has no escaping
    // closure, which would allocate memory for the values.
    if MainQueue.isCurrent { return invalidate(from: former, to: new, transaction) }
    nonisolated(unsafe) let (value, update) = (new, transaction)
    MainQueue.runForChange(update) { [self] in invalidate(from: former, to: value, update) }
  }

  private func invalidate(from old: Value, to new: Value, _ transaction: Transaction) {
    let hasVersions = lock.withLock { _ in versions != nil }
    if !hasVersions, areEqual(old, new, by: comparison) { return }
    guard let update = queue.update(of: transaction, after: hasVersions ? lastPendingUpdate : nil) else {
      queue.apply { readers.invalidate(in: queue, source: self) }
      return
    }
    nonisolated(unsafe) let (old, new) = (old, new)
    let isAppended = lock.withLock { _ in
      let versions = versions ?? Versions(shown: old)
      self.versions = versions
      return versions.add(new, to: update)
    }
    if isAppended { queue.add(toUpdate: update) { [self] in begin(update) } }
  }

  /// The number of the last pending update, or 0 if there is none.
  private var lastPendingUpdate: Int {
    lock.withLock { _ in versions?.pending.last?.update ?? 0 }
  }

  /// Makes the value of an update visible to views when the update begins, unless another update precedes it.
  private func begin(_ update: Int) {
    let change = lock.withLock { _ in
      guard let versions, versions.pending.first?.update == update else { return nil as MainActorValue<(Value, Value)>? }
      let old = versions.shown
      versions.shown = versions.pending.removeFirst().value
      if versions.pending.isEmpty { self.versions = nil }
      return MainActorValue((old, versions.shown))
    }
    guard let (old, new) = change?.value else { return }
    if !areEqual(old, new, by: comparison) { readers.invalidate(in: queue, source: self) }
  }
}

extension StateCell {
  /// Returns the cell in the slot of a property, and creates it when the property is attached for the first time.
  @MainActor static func attached(_ slot: inout AnyObject?, to node: Node, initial: Value) -> StateCell {
    if let existing = slot { return unsafeDowncast(existing, to: StateCell.self) }
    let made = StateCell(initial, queue: node.graph.queue, comparison: node.graph.types.comparison(of: Value.self))
    slot = made
    return made
  }
}

extension StateCell: WrittenState {
  var wasWritten: Bool {
    lock.withLock { _ in mayDiffer }
  }
}

extension StateCell: TearDownObserver {
  /// Releases the nodes that read the value, because their closures may retain this cell.
  func end() {
    readers = ReaderSet()
  }
}

/// A cell of a part of another cell's value.
final class PartCell<Whole, Part>: ValueCell<Part>, @unchecked Sendable {
  private let base: ValueCell<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(base: ValueCell<Whole>, keyPath: WritableKeyPath<Whole, Part>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Part { base.get()[keyPath: keyPath] }
  override var origin: AnyObject { base.origin }

  override func set(_ value: Part, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: ValueCell<Part>) -> Bool {
    guard let other = other as? PartCell<Whole, Part> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A cell of an element of a collection in another cell, by position.
///
/// A binding to it may outlive the element, and reading it must not end the process.
final class ElementCell<Whole: MutableCollection>: ValueCell<Whole.Element>, @unchecked Sendable {
  private let base: ValueCell<Whole>
  private let position: Whole.Index
  private let last: Whole.Element

  /// Creates a cell of an element.
  ///
  /// - Parameter last: The element that the cell returns when the collection no longer has the position.
  init(base: ValueCell<Whole>, position: Whole.Index, last: Whole.Element) {
    self.base = base
    self.position = position
    self.last = last
  }

  override var origin: AnyObject { base.origin }

  override func get() -> Whole.Element {
    let whole = base.get()
    return hasPosition(whole) ? whole[position] : last
  }

  override func set(_ value: Whole.Element, transaction: Transaction) {
    var whole = base.get()
    guard hasPosition(whole) else { return }
    whole[position] = value
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: ValueCell<Whole.Element>) -> Bool {
    guard let other = other as? ElementCell<Whole> else { return false }
    return position == other.position && base.isSame(as: other.base)
  }

  private func hasPosition(_ whole: Whole) -> Bool {
    position >= whole.startIndex && position < whole.endIndex
  }
}

/// A cell that reads and writes with closures. Two such cells are never treated as the same.
final class ClosureCell<Value>: ValueCell<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { transaction.write { setter(value, transaction) } }
}

/// A cell of a constant value.
final class ConstantCell<Value>: ValueCell<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
}

/// A cell of an object's property. The object is an `@Observable` model or an `ObservableObject`.
final class ReferenceCell<Root: AnyObject, Value>: ValueCell<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let willRead: (Root) -> Void

  /// Creates a cell of an object's property.
  ///
  /// - Parameter willRead: A function called before each read. It registers readers of an `ObservableObject`; `@Observable`
  ///   models track their readers themselves.
  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>, willRead: @escaping (Root) -> Void = { _ in }) {
    self.root = root
    self.keyPath = keyPath
    self.willRead = willRead
  }

  override var origin: AnyObject { root }

  override func get() -> Value {
    willRead(root)
    return root[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    transaction.write { root[keyPath: keyPath] = value }
  }

  override func isSame(as other: ValueCell<Value>) -> Bool {
    guard let other = other as? ReferenceCell<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
