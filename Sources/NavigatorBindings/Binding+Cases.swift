import SwiftUI

extension Binding where Value: CasePathable {
  /// Returns a binding to the value of a case, or nil if another case is current: `$status.inStock` is a `Binding<Int>?` for an
  /// enum with a case `inStock(Int)`.
  ///
  /// ```swift
  /// if let $quantity = $status.inStock {
  ///   Stepper("\(quantity) in stock", value: $quantity)
  /// }
  /// ```
  ///
  /// After another case has become current, the binding reads the last value, and writes have no effect. To switch over all cases
  /// of an enum, see ``CaseBindable()``.
  public subscript<Path: OptionalPath>(dynamicMember path: KeyPath<Value.AllCasePaths, Path>) -> Binding<Path.Value>?
  where Path.Root == Value {
    Binding<Path.Value>(unwrapping: map(path))
  }

  /// Returns a binding to the value of a case as an optional: `$status.inStock` as a `Binding<Int?>`, where a parameter has that
  /// type.
  ///
  /// The binding reads nil while another case is current. Writing a value replaces the current case's value; it has no effect
  /// while another case is current, so a disappearing view cannot restore its case. Writing nil has no effect, because nil does
  /// not determine a case.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public subscript<Path: OptionalPath>(dynamicMember path: KeyPath<Value.AllCasePaths, Path>) -> Binding<Path.Value?>
  where Path.Root == Value {
    map(path)
  }

  /// Returns a binding to the value of a case as an optional. It also accepts a stored key path: `$status.map(\.inStock)`.
  public func map<Path: OptionalPath>(_ path: KeyPath<Value.AllCasePaths, Path>) -> Binding<Path.Value?>
  where Path.Root == Value {
    self[dynamicMember: \.[case: path]]
  }

  /// A binding to the enum as an optional, for APIs that require one: `.sheet(item: $status.case.inStock) { … }`.
  ///
  /// Writing nil has no effect, because an enum always has a case.
  public var `case`: Binding<Value?> {
    self[dynamicMember: \.asOptional]
  }
}

extension Binding {
  /// Returns a binding to the value of an optional enum's case: `$model.destination.counter` is a `Binding<Int?>`.
  ///
  /// ```swift
  /// .sheet(item: $model.destination.counter) { … }
  /// ```
  ///
  /// The binding reads nil while the enum is nil or has another case. A write has an effect only while the case is current: a
  /// value replaces the case's value, and nil sets the whole enum to nil. So a disappearing view can neither restore its case nor
  /// remove a case that has replaced it.
  public subscript<Enum: CasePathable, Path: OptionalPath>(dynamicMember path: KeyPath<Enum.AllCasePaths, Path>) -> Binding<
    Path.Value?
  >
  where Value == Enum?, Path.Root == Enum {
    self[dynamicMember: \.[case: path]]
  }

  /// Returns a binding that is true while an optional enum is in a case without a value: `$model.destination.settings`.
  ///
  /// ```swift
  /// .sheet(isPresented: $model.destination.settings) { … }
  /// ```
  ///
  /// Writing false sets the enum to nil while the case is current. Writing true has no effect, so that a disappearing view cannot
  /// restore its case.
  public subscript<Enum: CasePathable>(dynamicMember path: CaseKeyPath<Enum, Void>) -> Binding<Bool> where Value == Enum? {
    map(path).isPresent()
  }

  /// Returns a binding to the value of an optional enum's case: `$model.destination.map(\.counter)` equals
  /// `$model.destination.counter`, and also accepts a stored key path.
  ///
  /// ```swift
  /// func editor(of path: CaseKeyPath<Destination, String>) -> some View {
  ///   content.sheet(item: $model.destination.map(path), id: \.self) { text in … }
  /// }
  /// ```
  public func map<Enum: CasePathable, Path: OptionalPath>(_ path: KeyPath<Enum.AllCasePaths, Path>) -> Binding<Path.Value?>
  where Value == Enum?, Path.Root == Enum {
    self[dynamicMember: path]
  }
}

// Bindings are projected by key path, not by closures, so that bindings to the same case are equal and keep the base's
// transaction.
extension CasePathable {
  fileprivate var asOptional: Self? {
    get { self }
    set { if let newValue { self = newValue } }
  }
}
