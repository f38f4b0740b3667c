import Foundation
@_spi(Reflection) import Swift

/// Compares two values of one type by their memory; made once per type.
typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Whether two values are equal to a comparison that was made for their type.
///
/// Outside of the main actor, although mostly used on it: a closure made there asks at each call whether it runs there.
nonisolated func areEqual<Value>(_ lhs: Value, _ rhs: Value, by comparison: Comparison) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in comparison(lhs, rhs) }
  }
}

/// A type that knows better than its fields how its values compare, such as a `Binding`.
@MainActor
protocol CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison
}

extension TypeTable {
  /// How values of `type` compare. Where it cannot be told cheaply whether two values are equal, they are not: the cost is an
  /// evaluation, never a stale screen.
  func comparison<T>(of type: T.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let known = comparisons[key] { return known }
    // A recursive type reaches itself only through a reference, which compares by identity.
    let made = makeComparison(of: type)
    comparisons[key] = made
    return made
  }

  private func makeComparison<T>(of type: T.Type) -> Comparison {
    if MemoryLayout<T>.size == 0 { return { _, _ in true } }
    if let custom = type as? any CustomComparison.Type {
      return custom.makeComparison(self)
    }
    if type is any AnyObject.Type {
      return Self.compareReferences
    }
    if type is Bool.Type || type is Int.Type || type is UInt32.Type {
      return Self.compareBytes(MemoryLayout<T>.size)
    }
    if let equatable = type as? any Equatable.Type {
      return Self.compareEquatable(equatable)
    }
    if _isPOD(type) {
      return Self.compareBytes(MemoryLayout<T>.size)
    }
    return compareFields(of: type)
  }

  /// A field tells its kind. An existential, such as what an optional wraps, must not be asked for fields of its own.
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
    if Self.isExistential(type) { return { _, _ in false } }
    var fields: [(offset: Int, comparison: Comparison)] = []
    var isComparable = true
    let hasFields = _forEachField(of: type) { _, offset, fieldType, kind in
      switch kind {
      case .struct, .tuple, .enum, .optional:
        fields.append((offset, anyComparison(of: fieldType)))
      case .class, .foreignClass, .objcClassWrapper:
        fields.append((offset, Self.compareReferences))
      case .function:
        fields.append((offset, Self.compareBytes(2 * MemoryLayout<UnsafeRawPointer>.size)))
      case .metatype:
        fields.append((offset, Self.compareBytes(MemoryLayout<UnsafeRawPointer>.size)))
      default:
        isComparable = false
      }
      return isComparable
    }
    guard hasFields, isComparable, !fields.isEmpty else { return { _, _ in false } }
    if fields.count == 1, fields[0].offset == 0 { return fields[0].comparison }
    return Self.compareEach(fields)
  }

  func anyComparison(of type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison { comparison(of: type) }
    return _openExistential(type, do: open)
  }

  // Made outside of the main actor, although used on it.

  nonisolated private static func compareEach(_ fields: [(offset: Int, comparison: Comparison)]) -> Comparison {
    { lhs, rhs in
      for field in fields where !field.comparison(lhs + field.offset, rhs + field.offset) {
        return false
      }
      return true
    }
  }

  nonisolated private static func compareReferences(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.load(as: UnsafeRawPointer?.self) == rhs.load(as: UnsafeRawPointer?.self)
  }

  nonisolated private static func compareBytes(_ size: Int) -> Comparison {
    { lhs, rhs in memcmp(lhs, rhs, size) == 0 }
  }

  nonisolated private static func compareEquatable<E: Equatable>(_: E.Type) -> Comparison {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
    }
  }
}

extension Optional: CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison {
    compareWrapped(table.comparison(of: Wrapped.self))
  }

  nonisolated private static func compareWrapped(_ comparison: @escaping Comparison) -> Comparison {
    { lhs, rhs in
      switch (lhs.assumingMemoryBound(to: Self.self).pointee, rhs.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let lhs?, let rhs?): areEqual(lhs, rhs, by: comparison)
      default: false
      }
    }
  }
}

extension Array: CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison {
    let comparison = table.comparison(of: Element.self)
    return { lhs, rhs in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
      guard lhs.count == rhs.count else { return false }
      return lhs.withUnsafeBufferPointer { lhs in
        rhs.withUnsafeBufferPointer { rhs in
          guard let left = lhs.baseAddress, let right = rhs.baseAddress, left != right else { return true }
          return lhs.indices.allSatisfy { comparison(left + $0, right + $0) }
        }
      }
    }
  }
}
