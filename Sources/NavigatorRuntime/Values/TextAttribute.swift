/// A value that an app attaches to a part of a text, and that a ``TextRenderer`` reads.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// Text("Hello \(Text("world").customAttribute(Emphasis()))").textRenderer(EmphasisRenderer())
/// ```
public protocol TextAttribute {}

extension Text {
  /// Returns this text with a value that a ``TextRenderer`` reads from the runs of the text.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with { $0.custom = CustomAttributes([ObjectIdentifier(T.self): value]) }
  }
}

/// The values that an app has attached to a part of a text, by type.
final class CustomAttributes: Hashable, @unchecked Sendable {
  let values: [ObjectIdentifier: any TextAttribute]

  init(_ values: [ObjectIdentifier: any TextAttribute]) {
    self.values = values
  }

  /// Returns these values and those of an enclosing text whose types differ.
  func over(_ outer: CustomAttributes) -> CustomAttributes {
    CustomAttributes(values.merging(outer.values) { own, _ in own })
  }

  static func == (lhs: CustomAttributes, rhs: CustomAttributes) -> Bool {
    lhs === rhs
      || lhs.values.count == rhs.values.count
        && lhs.values.allSatisfy { key, value in rhs.values[key].map { areEqual(value, $0) } ?? false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  /// Returns a Boolean value that indicates whether two values of a type are equal. Values of a type without properties are
  /// equal, and so are equal values of a type that conforms to `Equatable`.
  private static func areEqual<T: TextAttribute>(_ lhs: T, _ rhs: any TextAttribute) -> Bool {
    if MemoryLayout<T>.size == 0 { return true }
    func compare<E: Equatable>(_ lhs: E) -> Bool { (rhs as? E) == lhs }
    return (lhs as? any Equatable).map { compare($0) } ?? false
  }
}
