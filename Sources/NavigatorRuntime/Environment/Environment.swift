import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, AnyObject.Type)
  }

  private let source: Source
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property that reads an observable object by its type. An enclosing view must provide the object.
  ///
  /// If the object is missing, the view displays a placeholder instead of its body and reports an issue.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object({ $0[ObjectKey<Value>.self] }, Value.self)
  }

  /// Creates a property that reads an observable object by its type. The value is nil if no enclosing view provides the object.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ .some($0[ObjectKey<T>.self]) }, T.self)
  }

  /// The current value.
  ///
  /// Reading a required object outside the view's body and actions, such as in the view's initializer, ends the process. In this
  /// case, there is no object to return.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      fatalError("\(Self.requirement) It is available in a view's body and actions.")
    }
    return value
  }

  private func read(_ values: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let find, _): find(values)
    }
  }

  private static var requirement: String {
    "No \(Value.self) in the environment: a view above must set it with environment(_:)."
  }

  fileprivate func isSameSource(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    case (.object(_, let lhs), .object(_, let rhs)): lhs == rhs
    default: false
    }
  }
}

extension Environment: RequiredProperty {
  @MainActor var missing: String? { value == nil ? Self.requirement : nil }

  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    value = read(EnvironmentValues(scope: node.scope))
  }
}

extension Environment: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    Comparison { lhs, rhs, _ in
      lhs.assumingMemoryBound(to: Self.self).pointee.isSameSource(as: rhs.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

// The value is read on the main actor, on which the runtime sets it. Key paths have no mutable state.
extension Environment: @unchecked Sendable where Value: Sendable {}
