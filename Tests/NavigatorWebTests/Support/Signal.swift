/// A queue of values that a test waits for. One task waits at a time.
final class Signal<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: Value.self)
  }

  func fire(_ value: Value) { continuation.yield(value) }

  /// Returns the next value, or nil if the waiting task is cancelled.
  func next() async -> Value? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }
}
