import OpenCombine

/// An observable object that another owner creates. The view is evaluated again when the object publishes a change.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that returns bindings to an observable object's properties.
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let willRead: (ObjectType) -> Void

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ReferenceCell(root: object, keyPath: keyPath, willRead: willRead))
    }
  }

  private var object: ObjectType
  private var willRead: (ObjectType) -> Void = { _ in }

  /// Creates a property with an observable object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property with an observable object.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The observable object. A view can set it in its initializer.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object, willRead: willRead) }
}

extension ObservedObject: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    willRead = node.graph.readRegistration()
    willRead(object)
  }
}

extension ObservedObject: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    Comparison { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.object === rhs.assumingMemoryBound(to: Self.self).pointee.object
    }
  }
}

/// An observable object that a view owns. It is created once for each structural identity.
@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: MainActorValue<() -> ObjectType>
  private var object: ObjectType?
  private var willRead: (ObjectType) -> Void = { _ in }

  /// Creates a state object.
  ///
  /// - Parameter thunk: A closure that creates the object when the view is first evaluated.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = MainActorValue(thunk)
  }

  /// The observable object.
  public var wrappedValue: ObjectType { object ?? make.value() }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, willRead: willRead)
  }
}

extension StateObject: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    let owned: ObjectType
    if let existing = slot {
      owned = unsafeDowncast(existing, to: ObjectType.self)
    } else {
      owned = node.graph.queue.reading(as: nil, make.value)
      slot = owned
    }
    object = owned
    willRead = node.graph.readRegistration()
    willRead(owned)
  }
}

extension StateObject: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}

/// The observable object of a type that a view above put into the environment with `environmentObject(_:)`.
@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that returns bindings to the object's properties.
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let willRead: (ObjectType) -> Void

    /// Returns a binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ReferenceCell(root: object, keyPath: keyPath, willRead: willRead))
    }
  }

  private var object: ObjectType?
  private var willRead: (ObjectType) -> Void = { _ in }

  /// Creates a reference to the environment's object.
  nonisolated public init() {}

  /// The observable object.
  ///
  /// If the object is missing, the view shows a placeholder instead of its body, and the misuse is reported. Reading the object
  /// outside of the body and its actions ends the process, because there is no object to return. An example is a read in the
  /// view's initializer.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("\(Self.requirement) It is available in a view's body and actions.")
    }
    return object
  }

  private static var requirement: String {
    "No \(ObjectType.self) in the environment: a view above must set it with environmentObject(_:)."
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, willRead: willRead) }
}

extension EnvironmentObject: RequiredProperty {
  var missing: String? { object == nil ? Self.requirement : nil }

  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    object = EnvironmentValues(scope: node.scope)[ObjectKey<ObjectType>.self]
    willRead = node.graph.readRegistration()
    if let object { willRead(object) }
  }
}

extension EnvironmentObject: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}

extension View {
  /// Sets an observable object that subviews read by its type with `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self, change: EnvironmentObjectChange(object: object))
  }
}

extension Graph {
  /// Returns the function that bindings to an object's properties call before a read. It registers the current reader.
  func readRegistration<O: ObservableObject>() -> (O) -> Void {
    let hub = objects
    let queue = queue
    return { object in hub.read(object, queue: queue) }
  }
}
