import Foundation

/// A function in a destination by which its screen returns a result to the code that navigated.
///
/// ```swift
/// nonisolated enum EditorDestinations: NavigationDestination {
///   case color(Callback<Color>)
///   …
/// }
///
/// navigator.navigate(to: EditorDestinations.color(Callback("pick") { color = $0 }))
/// ```
///
/// Functions cannot be compared, so two callbacks are equal if their identifiers are equal. Give different callbacks different
/// identifiers, for example with a row's id. A callback that is created without an identifier equals only its copies. A stack
/// entry keeps the function with which it was pushed.
nonisolated public struct Callback<Value>: Hashable, Sendable {
  /// The identifier by which callbacks are compared.
  public let identifier: String
  /// The function to call.
  public let handler: @MainActor (Value) -> Void

  /// Creates a callback.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which callbacks are compared. The default is unique for each callback. A callback needs an
  ///     explicit identifier if a `body` creates it for a `NavigationLink` or compares it with an earlier one.
  ///   - handler: The function to call.
  public init(_ identifier: String = UUID().uuidString, handler: @escaping @MainActor (Value) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }

  /// Calls the function.
  ///
  /// ```swift
  /// Button("Red") { callback(.red) }
  /// ```
  @MainActor
  public func callAsFunction(_ value: Value) {
    handler(value)
  }

  /// Returns a Boolean value that indicates whether the identifiers are equal.
  public static func == (lhs: Callback, rhs: Callback) -> Bool {
    lhs.identifier == rhs.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension Callback where Value == Void {
  /// Calls the function without a value.
  @MainActor
  public func callAsFunction() {
    handler(())
  }
}
