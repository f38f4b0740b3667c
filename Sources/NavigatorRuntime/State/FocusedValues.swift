import Observation

/// A key of a value that the focused view, or a view around it, provides.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the views around it provide.
///
/// ```swift
/// struct SelectedNoteKey: FocusedValueKey { typealias Value = Binding<Note> }
///
/// extension FocusedValues {
///   var selectedNote: Binding<Note>? {
///     get { self[SelectedNoteKey.self] }
///     set { self[SelectedNoteKey.self] = newValue }
///   }
/// }
/// ```
nonisolated public struct FocusedValues {
  private(set) var values: KeyedValues<Any> = [:]

  /// The value of a key, or nil if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } }
    set {
      // If a view provides no value, the value of a view around it remains.
      if let newValue { values[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension FocusedValues: Equatable {
  /// Returns a Boolean value that indicates whether two sets of values have the same keys with equal values. Values that are not
  /// hashable are treated as different.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    let (left, right) = (lhs.values.entries, rhs.values.entries)
    guard left.count == right.count else { return false }
    return left.allSatisfy { key, value in
      guard let value = value as? AnyHashable, let other = rhs.values[key] as? AnyHashable else { return false }
      return value == other
    }
  }
}

/// The key of an observable object that the focused view provides.
nonisolated struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// A property with a value that the focused view, a view around the focused view, or a view of the window provides.
///
/// ```swift
/// struct NoteCommands: View {
///   @FocusedValue(\.selectedNote) private var note
///
///   var body: some View {
///     Button("Pin") { note?.wrappedValue.isPinned = true }.disabled(note == nil)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property with the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  /// The value, or nil if no view provides one.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    value = read(node.graph.focusedValues.read(by: node.graph.queue.reader))
  }
}

/// A property with the value of a binding that the focused view, a view around it, or a view of the window provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Creates a property with the value of the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value, or nil if no view provides a binding. Setting it to nil has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    binding.map { Binding<Value?>($0) } ?? .constant(nil)
  }
}

extension FocusedBinding: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    binding = node.graph.focusedValues.read(by: node.graph.queue.reader)[keyPath: keyPath]
  }
}

extension View {
  /// Provides a value while this view, or a view in it, has the focus.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    FocusedValueView(content: self, isOfScene: false, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value while this view, or a view in it, has the focus. Nil provides none.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    FocusedValueView(content: self, isOfScene: false, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Provides an observable object while this view, or a view in it, has the focus.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfScene: false, value: object.map { ObjectIdentifier($0) }) {
      $0[FocusedObjectKey<T>.self] = object
    }
  }

  /// Provides a value while this view exists, for all views of the window.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    FocusedValueView(content: self, isOfScene: true, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value while this view exists, for all views of the window. Nil provides none.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    FocusedValueView(content: self, isOfScene: true, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Provides an observable object while this view exists, for all views of the window.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfScene: true, value: object.map { ObjectIdentifier($0) }) {
      $0[FocusedObjectKey<T>.self] = object
    }
  }
}
