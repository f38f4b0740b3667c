import SwiftUI

/// Adds case paths to an enum, and lets a view switch over a binding to it.
///
/// ```swift
/// @CaseBindable
/// enum Status {
///   case inStock(quantity: Int)
///   case outOfStock(isOnBackOrder: Bool)
/// }
///
/// switch $item.status {
/// case .inStock(let $quantity):
///   Stepper("\($quantity.wrappedValue) in stock", value: $quantity)
/// case .outOfStock(let $isOnBackOrder):
///   Toggle("On back order", isOn: $isOnBackOrder)
/// }
/// ```
///
/// For a binding to the enum itself, write `switch $status.cases`. The macro does all that `@CasePathable` does. A binding reads
/// the last value after another case has become current, and writes then have no effect.
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_CasePathElement), named(_CasePathIterator), named(BindingEnumeration),
  named(_bindings)
)
@attached(extension, conformances: CasePathable, CasePathIterable, CaseBindable)
public macro CaseBindable() = #externalMacro(module: "NavigatorMacros", type: "CaseBindableMacro")

/// An enum whose bindings can be switched over: an enum with ``CaseBindable()``.
public protocol CaseBindable: CasePathable {
  /// An enum with the same cases, whose values are bindings to the values of this enum.
  associatedtype BindingEnumeration

  /// Returns the current case with a binding to its value.
  static func _bindings(to base: Binding<Self>) -> BindingEnumeration
}

/// A binding to the value of a case, for the code that ``CaseBindable()`` generates.
public typealias _CaseBinding<Value> = Binding<Value>

extension Binding where Value: CaseBindable {
  /// The current case with a binding to its value.
  ///
  /// ```swift
  /// switch $status.cases {
  /// case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
  /// case .outOfStock: Text("Out of stock")
  /// }
  /// ```
  public var cases: Value.BindingEnumeration { Value._bindings(to: self) }
}

extension Binding where Value: CasePathable {
  /// Returns a binding to the value of a case that is current.
  ///
  /// - Parameters:
  ///   - path: The key path of the case.
  ///   - value: The case's value, which the binding reads if another case becomes current before its first read.
  public func _unwrapped<Payload>(_ path: CaseKeyPath<Value, Payload>, last value: Payload) -> Binding<Payload> {
    Binding<Payload>(unwrapping: map(path), last: value)
  }
}

extension Binding {
  /// Returns the current case of an enum in this value, with a binding to the case's value: `switch $item.status`.
  public subscript<Member: CaseBindable>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member.BindingEnumeration {
    (self[dynamicMember: path] as Binding<Member>).cases
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Returns the current case of an enum in the object, with a binding to the case's value: `switch $model.status`.
  public subscript<Member: CaseBindable>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Member.BindingEnumeration {
    (self[dynamicMember: path] as Binding<Member>).cases
  }
}

extension ObservedObject.Wrapper {
  /// Returns the current case of an enum in the object, with a binding to the case's value: `switch $model.status`.
  public subscript<Member: CaseBindable>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
  ) -> Member.BindingEnumeration {
    (self[dynamicMember: path] as Binding<Member>).cases
  }
}

extension EnvironmentObject.Wrapper {
  /// Returns the current case of an enum in the object, with a binding to the case's value: `switch $model.status`.
  public subscript<Member: CaseBindable>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
  ) -> Member.BindingEnumeration {
    (self[dynamicMember: path] as Binding<Member>).cases
  }
}
