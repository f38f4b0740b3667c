import Observation

/// Reads a value from the environment of the view it is declared in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value, AnyObject.Type)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Finds the observable object of a type that a view above put into the environment. Reading it where there is none is a
  /// programmer's error, as on Apple's platforms.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(
      { values in
        guard let object = values[ObjectKey<Value>.self] else {
          fatalError("No \(Value.self) in the environment: a view above must set it with environment(_:)")
        }
        return object
      }, Value.self)
  }

  /// Finds the observable object of a type, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ $0[ObjectKey<T>.self] }, T.self)
  }

  public var wrappedValue: Value {
    value ?? read(EnvironmentValues())
  }

  private func read(_ values: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let find, _): find(values)
    }
  }

  fileprivate func isSameSource(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    case (.object(_, let lhs), .object(_, let rhs)): lhs == rhs
    default: false
    }
  }
}

extension Environment: NodeProperty {
  @MainActor mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    value = read(EnvironmentValues(scope: node.scope))
  }
}

extension Environment: CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Self.self).pointee.isSameSource(as: rhs.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

// The value of an `Environment` is read on the main actor, where the runtime sets it. Key paths have no state that can be changed.
extension Environment: @unchecked Sendable where Value: Sendable {}
