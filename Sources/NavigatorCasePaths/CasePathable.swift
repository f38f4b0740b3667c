/// A type whose cases have paths: enums that ``CasePathable()`` is attached to.
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
/// With `@dynamicMemberLookup` on the enum too, `destination.counter` reads what the subscript reads. Paths go on into cases of a case's
/// value that have paths themselves, as `\.settings.profile` does, and into properties of it.
///
/// A key path of one case that is written out at the call costs what the `switch` costs that it stands for. One that goes on is made anew
/// each time that it is written out, which takes microseconds: where that counts, go step by step (`destination.settings?.profile`), or
/// keep an ``AnyCasePath``.
public protocol CasePathable: SendableMetatype {
  /// One property a case, each the path of that case. It is what case key paths start from.
  associatedtype Cases: CasePathList where Cases.CasePathRoot == Self
}

/// What lists the case paths of an enum: the type that ``CasePathable()`` makes.
public protocol CasePathList: Sendable {
  /// The enum.
  associatedtype CasePathRoot

  init()

  /// The paths of all cases, in the order of their declaration.
  static var keyPaths: [PartialKeyPath<Self>] { get }

  /// The path of the case that the value is in. A case that has no path, since it is not available, is named `\.self`.
  static func keyPath(of root: CasePathRoot) -> PartialKeyPath<Self>
}

/// The path of one case as a key path: `\.counter`. It can be stored, compared and called to embed a value.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.Cases, AnyCasePath<Root, Value>>

/// A case key path whose value's type is not known: what names a case among others.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.Cases>
