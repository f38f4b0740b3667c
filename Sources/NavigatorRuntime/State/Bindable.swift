import Observation
import OpenCombine

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// An unavailable initializer, which reports that the wrapped value must be an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  private init(observable: Value) {
    wrappedValue = observable
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for an observable object.
  public init(wrappedValue: Value) {
    self.init(observable: wrappedValue)
  }

  /// Creates a wrapper for an observable object, for use in an expression.
  public init(_ wrappedValue: Value) {
    self.init(observable: wrappedValue)
  }

  /// Creates a wrapper from the projected value of another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ReferenceCell(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
