import SwiftUI

extension Binding where Value: CasePathable {
  /// A binding to the value of a case: `$status.inStock` is a `Binding<Int?>` of an enum with a case `inStock(Int)`.
  ///
  /// It reads nil while another case is current. A value that is written replaces the one of the current case; while another case is
  /// current it has no effect, so that a view that is on its way out cannot bring its case back. Writing nil has no effect either: it
  /// does not say which case should be current.
  public subscript<Path: OptionalPath>(dynamicMember path: KeyPath<Value.Cases, Path>) -> Binding<Path.Value?>
  where Path.Root == Value {
    self[dynamicMember: \.[case: path]]
  }

  /// A binding to the value of a case that a key path names: `$status.map(\.inStock)` is `$status.inStock`, also where the path is stored.
  ///
  /// - Parameter path: The case.
  public func map<Path: OptionalPath>(_ path: KeyPath<Value.Cases, Path>) -> Binding<Path.Value?> where Path.Root == Value {
    self[dynamicMember: path]
  }

  /// A binding to the enum as an optional, for what asks for one: `.sheet(item: $status.case.inStock) { … }`.
  ///
  /// Writing nil has no effect: an enum is always in some case.
  public var `case`: Binding<Value?> {
    self[dynamicMember: \.asOptional]
  }
}

extension Binding {
  /// A binding to the value of an optional enum's case: `$model.destination.counter` is a `Binding<Int?>`.
  ///
  /// ```swift
  /// .sheet(item: $model.destination.counter) { … }
  /// ```
  ///
  /// It reads nil while the enum is nil or in another case. What is written has an effect only while the case is the current one: a
  /// value replaces the case's, nil sets the whole enum to nil. So a view that is on its way out can neither bring its case back
  /// nor take away what has been put in its place.
  public subscript<Enum: CasePathable, Path: OptionalPath>(dynamicMember path: KeyPath<Enum.Cases, Path>) -> Binding<Path.Value?>
  where Value == Enum?, Path.Root == Enum {
    self[dynamicMember: \.[case: path]]
  }

  /// A binding to the value of an optional enum's case that a key path names: `$model.destination.map(\.counter)` is
  /// `$model.destination.counter`, also where the path is stored.
  ///
  /// ```swift
  /// func editor(of path: CaseKeyPath<Destination, String>) -> some View {
  ///   content.sheet(item: $model.destination.map(path), id: \.self) { text in … }
  /// }
  /// ```
  ///
  /// - Parameter path: The case.
  public func map<Enum: CasePathable, Path: OptionalPath>(_ path: KeyPath<Enum.Cases, Path>) -> Binding<Path.Value?>
  where Value == Enum?, Path.Root == Enum {
    self[dynamicMember: path]
  }
}

// Projections by key path, not by closures: two bindings to the same case then compare as equal, and carry the base's transaction.
extension CasePathable {
  fileprivate var asOptional: Self? {
    get { self }
    set { if let newValue { self = newValue } }
  }
}
