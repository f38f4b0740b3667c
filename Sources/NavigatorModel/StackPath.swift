/// The path that a navigation stack shows.
///
/// A path can be compared, and changed at its end. Its elements cannot be read, so ``StackContents`` keeps an entry for each.
public protocol StackPath: Equatable {
  /// A screen of the stack.
  associatedtype Destination: Equatable
  /// An element that is not a destination.
  associatedtype Value

  /// Creates an empty path.
  init()

  /// The number of elements.
  var count: Int { get }

  /// Adds a destination.
  ///
  /// - Parameter isWrapped: A Boolean value that indicates whether the stack shows the destination without a registration of its
  ///   type.
  mutating func append(_ destination: Destination, isWrapped: Bool)

  /// Adds a value.
  mutating func append(_ value: Value)

  /// Removes elements from the end.
  ///
  /// - Parameter count: The number of elements, at most ``count``.
  mutating func removeLast(_ count: Int)
}
