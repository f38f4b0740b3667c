import OpenCombine

/// A property that reads an observable object by its type. The focused view, a view around it, or a view of the window provides
/// the object. The view that reads the property is evaluated again when the object publishes a change.
///
/// ```swift
/// struct NoteCommands: View {
///   @FocusedObject private var note: Note?
///
///   var body: some View {
///     Button("Pin") { note?.isPinned = true }.disabled(note == nil)
///   }
/// }
/// ```
@MainActor
@preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that returns bindings to an observable object's properties.
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObservedObject<ObjectType>.Wrapper

    /// Returns a binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      object[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType?
  private var willRead: ((ObjectType) -> Void)?

  /// Creates a property with the object that the focused view provides.
  nonisolated public init() {}

  /// The object, or nil if no view provides one.
  public var wrappedValue: ObjectType? { object }

  /// A wrapper whose members are bindings to the object's properties, or nil if no view provides an object.
  public var projectedValue: Wrapper? {
    guard let object, let willRead else { return nil }
    return Wrapper(object: .init(object: object, willRead: willRead))
  }
}

extension FocusedObject: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    object = node.graph.focusedValues.read(by: node.graph.queue.reader)[FocusedObjectKey<ObjectType>.self]
    let register: (ObjectType) -> Void = node.graph.readRegistration()
    willRead = register
    if let object { register(object) }
  }
}

extension View {
  /// Provides an observable object while this view, or a view in it, has the focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(object as T?)
  }

  /// Provides an observable object while this view, or a view in it, has the focus. Nil provides none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfScene: false, value: object.map { ObjectIdentifier($0) }) {
      $0[FocusedObjectKey<T>.self] = object
    }
  }

  /// Provides an observable object while this view exists, for all views of the window.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(object as T?)
  }

  /// Provides an observable object while this view exists, for all views of the window. Nil provides none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isOfScene: true, value: object.map { ObjectIdentifier($0) }) {
      $0[FocusedObjectKey<T>.self] = object
    }
  }
}
