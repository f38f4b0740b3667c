import Foundation

/// Where a value lives. Bindings write here, never to a node.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("a location has a value") }
  func set(_ value: Value, transaction: Transaction) {}

  /// Whether the other location is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The place of a `@State`: one value for one structural identity. Reads and writes may come from any thread; what depends on
/// it is marked on the main thread.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private let queue: UpdateQueue
  private let comparison: Comparison
  private var readers = ReaderSet()

  init(_ value: Value, queue: UpdateQueue, comparison: @escaping Comparison) {
    self.value = value
    self.queue = queue
    self.comparison = comparison
  }

  override func get() -> Value {
    if let reader = queue.reader { readers.insert(reader) }
    lock.lock()
    defer { lock.unlock() }
    return value
  }

  override func set(_ new: Value, transaction: Transaction) {
    queue.noteWrite(to: self)
    lock.lock()
    let old = value
    value = new
    lock.unlock()
    // Compared on the main actor, where a type's own == may have to run.
    let (before, after) = (MainActorValue(old), MainActorValue(new))
    MainQueue.run { [self] in
      guard !areEqual(before.value, after.value, by: comparison) else { return }
      readers.invalidate(in: queue)
    }
  }
}

extension StateLocation: EndingSlot {
  /// Lets go of the nodes that read the value: they may hold closures that hold this place.
  func end() {
    readers = ReaderSet()
  }
}

/// Part of a value that lives elsewhere.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  private let base: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(base: Location<Whole>, keyPath: WritableKeyPath<Whole, Part>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Part { base.get()[keyPath: keyPath] }

  override func set(_ value: Part, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// An element of a collection that lives elsewhere, by its position. A binding to it may outlive the element, and reading it must not end the
/// process.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
  private let base: Location<Whole>
  private let position: Whole.Index
  private let last: Whole.Element

  /// - Parameter last: The element that is read once the collection no longer has the position.
  init(base: Location<Whole>, position: Whole.Index, last: Whole.Element) {
    self.base = base
    self.position = position
    self.last = last
  }

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

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole> else { return false }
    return position == other.position && base.isSame(as: other.base)
  }

  private func hasPosition(_ whole: Whole) -> Bool {
    position >= whole.startIndex && position < whole.endIndex
  }
}

/// A value behind two closures; two such places are never known to be the same.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
}

/// A property of a reference: an `@Observable` model or an `ObservableObject`.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let willRead: (Root) -> Void

  /// `willRead` lets the reader of an `ObservableObject` be told of its changes; an `@Observable` model tracks by itself.
  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>, willRead: @escaping (Root) -> Void = { _ in }) {
    self.root = root
    self.keyPath = keyPath
    self.willRead = willRead
  }

  override func get() -> Value {
    willRead(root)
    return root[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    root[keyPath: keyPath] = value
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
