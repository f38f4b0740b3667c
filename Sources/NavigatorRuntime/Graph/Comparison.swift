import Foundation
@_spi(Reflection) import Swift

/// A comparison of two values of one type in memory. It is created once per type.
///
/// Values that exceed a bound of ``ComparisonBounds`` are treated as different. The view is then evaluated, so it never shows
/// outdated content.
///
/// The values are accessed on the main actor only, although some closures are not isolated to it.
nonisolated struct Comparison: @unchecked Sendable {
  typealias Body = (UnsafeRawPointer, UnsafeRawPointer, ComparisonBounds) -> Bool

  /// A part of a value with its offset, in bytes.
  struct Field {
    let offset: Int
    let comparison: Comparison
  }

  /// A comparison for which all values are equal.
  static let equal = Comparison(bytes: 0)
  /// A comparison for which all values differ.
  static let different = Comparison { _, _, _ in false }
  /// A comparison of references.
  static let reference = Comparison(bytes: MemoryLayout<UnsafeRawPointer>.size)

  fileprivate let kind: ComparisonKind

  init(_ body: @escaping Body) {
    kind = ClosureComparison(body)
  }

  init(bytes count: Int) {
    kind = BytesComparison(count: count)
  }

  fileprivate init(_ kind: ComparisonKind) {
    self.kind = kind
  }

  /// Creates a comparison of parts. Adjacent parts without special comparisons are compared at once.
  init(fields: [Field]) {
    var merged: [Field] = []
    for field in fields {
      if let last = merged.last, let first = last.comparison.byteCount, let second = field.comparison.byteCount,
        last.offset + first == field.offset
      {
        merged[merged.count - 1] = Field(offset: last.offset, comparison: Comparison(bytes: first + second))
      } else {
        merged.append(field)
      }
    }
    if merged.count == 1, merged[0].offset == 0 {
      self = merged[0].comparison
    } else {
      kind = FieldsComparison(merged)
    }
  }

  /// The size of values that are compared byte by byte; nil for other values.
  private var byteCount: Int? { (kind as? BytesComparison)?.count }

  /// Returns a Boolean value that indicates whether two values are equal.
  func callAsFunction(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    kind.areEqual(lhs, rhs, bounds)
  }
}

/// A way to compare two values of one type. Its subclasses call each other without reference counting, which would take longer
/// than most comparisons.
nonisolated private class ComparisonKind {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool { false }
}

/// A comparison byte by byte. Values without a size are equal.
nonisolated private final class BytesComparison: ComparisonKind {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    count == 0 || memcmp(lhs, rhs, count) == 0
  }
}

/// A comparison of the parts of a value.
nonisolated private final class FieldsComparison: ComparisonKind {
  private let fields: [Comparison.Field]
  /// The kinds of the fields' comparisons. `fields` retains them.
  private let kinds: [(offset: Int, kind: Unmanaged<ComparisonKind>)]

  init(_ fields: [Comparison.Field]) {
    self.fields = fields
    kinds = fields.map { ($0.offset, .passUnretained($0.comparison.kind)) }
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    kinds.withUnsafeBufferPointer { kinds in
      for field in kinds {
        let areEqual = field.kind._withUnsafeGuaranteedRef { $0.areEqual(lhs + field.offset, rhs + field.offset, bounds) }
        if !areEqual { return false }
      }
      return true
    }
  }
}

/// A comparison by a closure.
nonisolated private final class ClosureComparison: ComparisonKind {
  private let body: Comparison.Body

  init(_ body: @escaping Comparison.Body) {
    self.body = body
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    body(lhs, rhs, bounds)
  }
}

/// A comparison by the type's own `==`.
nonisolated private final class EquatableComparison<Value: Equatable>: ComparisonKind {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    lhs.assumingMemoryBound(to: Value.self).pointee == rhs.assumingMemoryBound(to: Value.self).pointee
  }
}

/// The bounds on the work of one comparison. Without them, a comparison of recursive and shared values could be endless.
///
/// Bounds are only valid during the call of ``within(_:)`` that created them.
nonisolated struct ComparisonBounds: @unchecked Sendable {
  /// The maximum nesting depth of arrays and erased views.
  static let maximumDepth = 128
  /// The maximum number of array elements and erased views that one comparison visits. The parts of `Equatable` values are not
  /// counted, because `==` compares them.
  static let maximumElements = 100_000

  /// The number of arrays and erased views around the two values.
  private var depth = 0
  /// The number of elements that the whole comparison may still visit.
  private let remaining: UnsafeMutablePointer<Int>

  /// Calls `body` with new bounds.
  static func within(_ body: (ComparisonBounds) -> Bool) -> Bool {
    var remaining = maximumElements
    return withUnsafeMutablePointer(to: &remaining) { body(ComparisonBounds(remaining: $0)) }
  }

  private init(remaining: UnsafeMutablePointer<Int>) {
    self.remaining = remaining
  }

  /// Returns the bounds for the elements of an array, or nil if visiting them exceeds a bound.
  func visiting(elements count: Int) -> ComparisonBounds? {
    guard depth < Self.maximumDepth, count <= remaining.pointee else { return nil }
    remaining.pointee -= count
    var inner = self
    inner.depth += 1
    return inner
  }
}

/// Returns a Boolean value that indicates whether two values are equal according to the comparison of their type.
///
/// The function is not isolated to the main actor, although it is mostly used there: an isolated closure would check its executor
/// at each call.
nonisolated func areEqual<Value>(_ lhs: Value, _ rhs: Value, by comparison: Comparison) -> Bool {
  ComparisonBounds.within { areEqual(lhs, rhs, by: comparison, within: $0) }
}

/// Returns a Boolean value that indicates whether the values at two addresses are equal according to the comparison of their
/// type.
nonisolated func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, by comparison: Comparison) -> Bool {
  ComparisonBounds.within { comparison(lhs, rhs, $0) }
}

/// Returns a Boolean value that indicates whether the value at an address and another value are equal according to the comparison
/// of their type.
nonisolated func areEqual<Value>(at lhs: UnsafeRawPointer, value rhs: Value, by comparison: Comparison) -> Bool {
  withUnsafePointer(to: rhs) { areEqual(at: lhs, UnsafeRawPointer($0), by: comparison) }
}

/// Returns a Boolean value that indicates whether two values are equal as a part of a comparison that has begun.
nonisolated func areEqual<Value>(
  _ lhs: Value, _ rhs: Value, by comparison: Comparison, within bounds: ComparisonBounds
) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in comparison(lhs, rhs, bounds) }
  }
}

/// A type with its own comparison, such as `Binding`. Other types are compared by their fields.
@MainActor
protocol CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison
}

/// The comparison of a type that may contain itself, created when two values are compared for the first time.
///
/// While the comparison of a recursive type such as `struct Comment { let replies: [Comment] }` is being created, its fields use
/// this comparison. A generic type that contains ever larger instances of itself is inspected only as deeply as its values are
/// nested.
nonisolated private final class LazyComparison: ComparisonKind {
  // It is used on the main actor only, although some closures are not isolated to it.
  private var made: ComparisonKind?
  private var make: (() -> Comparison)?

  init(_ make: @escaping () -> Comparison) {
    self.make = make
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ bounds: ComparisonBounds) -> Bool {
    if made == nil, let make {
      made = make().kind
      self.make = nil
    }
    return made?.areEqual(lhs, rhs, bounds) ?? false
  }
}

/// The comparisons of an app's types, each created once.
///
/// The table is separate from ``TypeTable``, because comparisons have weak references to it. A weak reference would make each use
/// of the type table slower, and the creation of each node uses it.
@MainActor
final class ComparisonTable {
  private var comparisons: [ObjectIdentifier: Comparison] = [:]

  /// Returns the comparison of values of `type`.
  ///
  /// Values whose equality cannot be determined cheaply are treated as different. The view is then evaluated, so it never shows
  /// outdated content.
  func comparison<T>(of type: T.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let known = comparisons[key] { return known }
    let made = simpleComparison(of: type) ?? lazyComparison(of: type)
    comparisons[key] = made
    return made
  }

  /// Returns the comparison of a type without fields that must be inspected, or nil for other types.
  private func simpleComparison<T>(of type: T.Type) -> Comparison? {
    if MemoryLayout<T>.size == 0 { return .equal }
    if type is any CustomComparison.Type { return nil }
    if type is any AnyObject.Type { return .reference }
    if type is Bool.Type || type is Int.Type || type is UInt32.Type {
      return Comparison(bytes: MemoryLayout<T>.size)
    }
    if let equatable = type as? any Equatable.Type { return Self.compareEquatable(equatable) }
    if _isPOD(type) { return Comparison(bytes: MemoryLayout<T>.size) }
    return nil
  }

  private func lazyComparison<T>(of type: T.Type) -> Comparison {
    // A location may outlive the table.
    let comparison = LazyComparison { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return .different }
        if let custom = type as? any CustomComparison.Type { return custom.makeComparison(self) }
        return self.compareFields(of: type)
      }
    }
    return Comparison(comparison)
  }

  /// Returns a Boolean value that indicates whether a type is an existential.
  ///
  /// Only a field reports its kind, so the type is inspected as a field. The fields of an existential, which an optional may
  /// wrap, must not be inspected.
  private static func isExistential<T>(_: T.Type) -> Bool {
    var isExistential = false
    _forEachField(of: Field<T>.self) { _, _, _, kind in
      isExistential = kind == .existential
      return true
    }
    return isExistential
  }

  private struct Field<Value> {
    let value: Value
  }

  private func compareFields<T>(of type: T.Type) -> Comparison {
    if Self.isExistential(type) { return .different }
    var fields: [Comparison.Field] = []
    var isComparable = true
    let hasFields = _forEachField(of: type) { _, offset, fieldType, kind in
      switch kind {
      case .struct, .tuple, .enum, .optional:
        fields.append(Comparison.Field(offset: offset, comparison: anyComparison(of: fieldType)))
      case .class, .foreignClass, .objcClassWrapper:
        fields.append(Comparison.Field(offset: offset, comparison: .reference))
      case .function:
        fields.append(Comparison.Field(offset: offset, comparison: Comparison(bytes: 2 * MemoryLayout<UnsafeRawPointer>.size)))
      case .metatype:
        fields.append(Comparison.Field(offset: offset, comparison: .reference))
      default:
        isComparable = false
      }
      return isComparable
    }
    guard hasFields, isComparable, !fields.isEmpty else { return .different }
    return Comparison(fields: fields)
  }

  func anyComparison(of type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison { comparison(of: type) }
    return _openExistential(type, do: open)
  }

  // The value is created outside of the main actor, although it is used there.
  nonisolated private static func compareEquatable<E: Equatable>(_: E.Type) -> Comparison {
    Comparison(EquatableComparison<E>())
  }
}

extension Optional: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    // Reflection describes a weak property as an optional. Its memory contains no plain reference and is compared without
    // retaining anything.
    if Wrapped.self is any AnyObject.Type { return .reference }
    return compareOptionals(of: Self.self, table.comparison(of: Wrapped.self))
  }
}

/// Returns the comparison of optionals whose wrapped values have a comparison. A value begins where the optional that contains it
/// begins, so it is compared without a copy.
///
/// The function is generic over the optional, because a closure that is generic over the wrapped type would look up the type of
/// the optional at each call.
nonisolated private func compareOptionals<Value: OptionalValue>(of _: Value.Type, _ comparison: Comparison) -> Comparison {
  Comparison { lhs, rhs, bounds in
    let isNil = lhs.assumingMemoryBound(to: Value.self).pointee.isNil
    guard isNil == rhs.assumingMemoryBound(to: Value.self).pointee.isNil else { return false }
    return isNil || comparison(lhs, rhs, bounds)
  }
}

extension Array: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    compareElements(table.comparison(of: Element.self))
  }

  nonisolated private static func compareElements(_ comparison: Comparison) -> Comparison {
    Comparison { lhs, rhs, bounds in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
      guard lhs.count == rhs.count else { return false }
      return lhs.withUnsafeBufferPointer { lhs in
        rhs.withUnsafeBufferPointer { rhs in
          guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
          guard let inner = bounds.visiting(elements: lhs.count) else { return false }
          return lhs.indices.allSatisfy { comparison(left + $0, right + $0, inner) }
        }
      }
    }
  }
}
