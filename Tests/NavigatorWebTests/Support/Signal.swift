/// What happened, in order, for a test that waits for it. One task waits at a time.
final class Signal<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: Value.self)
  }

  func fire(_ value: Value) { continuation.yield(value) }

  /// The next value that no one has taken yet; nil where the waiting task is cancelled.
  func next() async -> Value? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }
}
