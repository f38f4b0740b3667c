/// A type whose cases have paths: enums that ``CasePathable()`` is attached to.
///
/// ```swift
/// @CasePathable enum Destination {
///   case counter(Int)
///   case settings
/// }
///
/// var destination = Destination.counter(1)
/// destination[case: \.counter]              // Optional(1)
/// destination.is(\.settings)                // false
/// destination.modify(\.counter) { $0 += 1 }
/// ```
///
/// With `@dynamicMemberLookup` on the enum too, `destination.counter` reads what the subscript reads. What a case path costs is what
/// the `switch` would cost that it stands for, where the key path is written out at the call.
public protocol CasePathable: SendableMetatype {
  /// One property a case, each the path of that case. It is what case key paths start from.
  associatedtype Cases: CasePathList where Cases.CasePathRoot == Self
}

/// What lists the case paths of an enum: the type that ``CasePathable()`` makes.
public protocol CasePathList: Sendable {
  /// The enum.
  associatedtype CasePathRoot

  init()
}

/// The path of one case as a key path: `\.counter`. It can be stored, compared and called to embed a value.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.Cases, AnyCasePath<Root, Value>>

/// A case key path whose value's type is not known: what names a case among others.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.Cases>

extension CasePathable {
  /// The value of a case, where that case is the current one; nil otherwise.
  ///
  /// Assigning a value replaces that of the current case. It does nothing where another case is current, or where nil is assigned: a
  /// value for one case must not turn an enum from another case to it, and nil says of no case that it should be current.
  @inlinable @inline(__always)
  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
    get { Cases()[keyPath: path].extract(from: self) }
    set {
      guard let newValue else { return }
      let path = Cases()[keyPath: path]
      guard path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// The value of a case as a property, for enums with `@dynamicMemberLookup`: `destination.counter`.
  @inlinable @inline(__always)
  public subscript<Value>(dynamicMember path: CaseKeyPath<Self, Value>) -> Value? {
    self[case: path]
  }

  /// Whether a case is the current one.
  ///
  /// ```swift
  /// destinations.filter { $0.is(\.counter) }
  /// ```
  @inlinable @inline(__always)
  public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool {
    Cases()[keyPath: path].extract(from: self) != nil
  }
}
