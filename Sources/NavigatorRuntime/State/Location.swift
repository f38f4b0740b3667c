import Foundation

/// The storage of a value. Bindings read and write a location, never a node.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("A subclass must override get().") }
  func set(_ value: Value, transaction: Transaction) {}

  /// Returns whether the other location stores the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The location of a `@State`: one value per structural identity.
///
/// Reads and writes may come from any thread. Readers are marked dirty on the main thread.
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
    // Compared on the main actor, because the type's own `==` may require it.
    let (before, after) = (MainActorValue(old), MainActorValue(new))
    MainQueue.run { [self] in
      guard !areEqual(before.value, after.value, by: comparison) else { return }
      readers.invalidate(in: queue)
    }
  }
}

extension StateLocation: TearDownObserver {
  /// Releases the nodes that read the value, because their closures may retain this location.
  func end() {
    readers = ReaderSet()
  }
}

/// A location of a part of another location's value.
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

/// A location of an element of a collection in another location, by position.
///
/// A binding to it may outlive the element, and reading it must not end the process.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
  private let base: Location<Whole>
  private let position: Whole.Index
  private let last: Whole.Element

  /// Creates a location of an element.
  ///
  /// - Parameter last: The element that the location returns when the collection no longer has the position.
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

/// A location that reads and writes with closures. Two such locations never count as the same.
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

/// A location of a constant value.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
}

/// A location of an object's property. The object is an `@Observable` model or an `ObservableObject`.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let willRead: (Root) -> Void

  /// Creates a location of an object's property.
  ///
  /// - Parameter willRead: A function called before each read. It registers readers of an `ObservableObject`; `@Observable`
  ///   models track their readers themselves.
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
