/// A result builder that creates the entries of a list for assistive technologies.
@resultBuilder
nonisolated public struct AccessibilityRotorContentBuilder {
  /// Returns an entry unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns the only content of a block.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Combines the entries of a block.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    AccessibilityRotorSequence()
  }

  /// Returns the content of an `if` without an `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    AccessibilityRotorSequence()
  }
}

/// The entries of a block, which no host reads.
nonisolated struct AccessibilityRotorSequence: PrimitiveAccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach: PrimitiveAccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Creates an entry for each element of a collection.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates an entry for each element of a collection.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
  /// Creates an entry for each number in a constant range.
  nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    self.data = data
    self.content = content
    id = { $0 &- first }
  }
}
