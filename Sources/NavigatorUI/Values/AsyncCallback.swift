/// A ``Callback`` that takes its time.
///
/// ```swift
/// let save = AsyncCallback<Order>("save") { order in await store.save(order) }
/// …
/// Button("Save") { Task { await save(order) } }
/// ```
///
/// Two are equal when their identifiers are.
nonisolated public struct AsyncCallback<Value>: Hashable, Sendable {
  public let identifier: String
  private let handler: @MainActor (Value) async -> Void

  public init(_ identifier: String, handler: @escaping @MainActor (Value) async -> Void) {
    self.identifier = identifier
    self.handler = handler
  }

  /// Calls the function and waits until it has returned.
  @MainActor
  public func callAsFunction(_ value: Value) async {
    await handler(value)
  }

  public static func == (lhs: AsyncCallback, rhs: AsyncCallback) -> Bool {
    lhs.identifier == rhs.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension AsyncCallback where Value == Void {
  /// Calls the function, which takes nothing, and waits until it has returned.
  @MainActor
  public func callAsFunction() async {
    await handler(())
  }
}
