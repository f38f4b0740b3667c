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
/// evaluation, which takes microseconds. To avoid that, use separate steps (`destination.settings?.profile`) or store an
/// ``AnyCasePath``.
///
/// The macro cannot be attached to an enum of another module. Write the conformance of such a type by hand:
///
/// ```swift
/// extension Weather: CasePathable {
///   struct AllCasePaths: CasePathReflectable {
///     var rain: AnyCasePath<Weather, Double> {
///       AnyCasePath(embed: { .rain($0) }, extract: { if case .rain(let amount) = $0 { amount } else { nil } })
///     }
///     subscript(root: Weather) -> PartialCaseKeyPath<Weather> { \.rain }
///   }
///
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
public protocol CasePathable: SendableMetatype {
  /// A type with one property per case, which is the path of that case. Case key paths begin at this type.
  associatedtype AllCasePaths

  /// The paths of all cases: `Destination.allCasePaths.counter`.
  ///
  /// For an enum with ``CasePathable()`` it is also a sequence in declaration order, and its subscript returns the path of a
  /// value's case.
  ///
  /// ```swift
  /// for path in Destination.allCasePaths { … }
  /// Destination.allCasePaths[.settings] == \.settings // true
  /// ```
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The type from which case key paths begin: `\Destination.Cases.counter`.
  public typealias Cases = AllCasePaths
}

/// The key path of one case: `\.counter`. It can be stored, compared, and called to embed a value.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

/// A case key path with an unknown value type. It identifies a case of an enum.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

/// The key path `\.self`, which leads to the enum itself. Functions for case key paths also accept it.
public typealias IdentityCaseKeyPath<Root: CasePathable> = KeyPath<Root.AllCasePaths, Root.AllCasePaths>
