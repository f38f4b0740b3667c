import Foundation

/// An asynchronous ``Callback``.
///
/// ```swift
/// let save = AsyncCallback<Order>("save") { order in await store.save(order) }
/// …
/// Button("Save") { Task { await save(order) } }
/// ```
///
/// Two asynchronous callbacks are equal if their identifiers are equal.
nonisolated public struct AsyncCallback<Value>: Hashable, Sendable {
  /// The identifier by which callbacks are compared.
  public let identifier: String
  /// The function to call.
  public let handler: @MainActor (Value) async -> Void

  /// Creates a callback. The default identifier is unique for each callback.
  public init(_ identifier: String = UUID().uuidString, handler: @escaping @MainActor (Value) async -> Void) {
    self.identifier = identifier
    self.handler = handler
  }

  /// Calls the function and waits until it has returned.
  @MainActor
  public func callAsFunction(_ value: Value) async {
    await handler(value)
  }

  /// Returns a Boolean value that indicates whether the identifiers are equal.
  public static func == (lhs: AsyncCallback, rhs: AsyncCallback) -> Bool {
    lhs.identifier == rhs.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension AsyncCallback where Value == Void {
  /// Calls the function without a value and waits until it has returned.
  @MainActor
  public func callAsFunction() async {
    await handler(())
  }
}
