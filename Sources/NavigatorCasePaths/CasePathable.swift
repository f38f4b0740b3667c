/// A type whose cases have paths: an enum with ``CasePathable()``.
///
/// ```swift
/// @CasePathable enum Destination {
///   case counter(Int)
///   case settings(Settings)
/// }
///
/// var destination = Destination.counter(1)
/// destination[case: \.counter]              // Optional(1)
/// destination.is(\.settings)                // false
/// destination.modify(\.counter) { $0 += 1 }
/// (\Destination.Cases.counter)(3)           // .counter(3)
/// ```
///
/// With `@dynamicMemberLookup` on the enum, `destination.counter` reads the same value as the subscript. A path may continue into
/// a case of the value, such as `\.settings.profile`, and into its properties.
///
/// A literal key path of one case is as fast as the equivalent `switch`. A key path through several cases is created at each
/// evaluation, which takes microseconds. Where that matters, use separate steps (`destination.settings?.profile`) or store an
/// ``AnyCasePath``.
public protocol CasePathable: SendableMetatype {
  /// A type with one property a case, which is the path of that case. Case key paths begin at this type.
  associatedtype Cases: CasePathList where Cases.CasePathRoot == Self
}

/// A list of an enum's case paths. ``CasePathable()`` creates a type that conforms to it.
public protocol CasePathList: Sendable {
  /// The type of the enum.
  associatedtype CasePathRoot

  /// Creates the list.
  init()

  /// The paths of all cases in declaration order.
  static var keyPaths: [PartialKeyPath<Self>] { get }

  /// Returns the path of a value's case. A case that is unavailable has no path and returns `\.self`.
  static func keyPath(of root: CasePathRoot) -> PartialKeyPath<Self>
}

/// The key path of one case: `\.counter`. It can be stored, compared, and called to embed a value.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.Cases, AnyCasePath<Root, Value>>

/// A case key path with an unknown value type, which names a case among others.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.Cases>
