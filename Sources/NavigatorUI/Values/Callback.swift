/// A function that a destination may carry, to hand something back to whoever navigated.
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
/// Two callbacks are equal when their identifiers are: functions cannot be compared. Give callbacks that do different things different
/// identifiers, such as one with the row's id in it. What is on a stack keeps the function that it came with.
nonisolated public struct Callback<Value>: Hashable, Sendable {
  public let identifier: String
  private let handler: @MainActor (Value) -> Void

  public init(_ identifier: String, handler: @escaping @MainActor (Value) -> Void) {
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

  public static func == (lhs: Callback, rhs: Callback) -> Bool {
    lhs.identifier == rhs.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension Callback where Value == Void {
  /// Calls the function, which takes nothing.
  @MainActor
  public func callAsFunction() {
    handler(())
  }
}
