import Combine
import Testing

@MainActor
@Suite("Asynchronous values of publishers")
struct AsyncValueTests {
  private struct Refusal: Error {}

  /// A model that keeps its futures on the main actor.
  @MainActor private final class Model {
    private var promise: Future<Int, Never>.Promise?
    private(set) lazy var future = Future<Int, Never> { [weak self] in self?.promise = $0 }

    func fulfill(_ value: Int) { promise?(.success(value)) }
  }

  @Test("The main actor awaits the value of a future, before and after it is published")
  func futureValue() async {
    let model = Model()
    let future = model.future
    async let early = future.value
    model.fulfill(2)
    #expect(await early == 2)
    #expect(await model.future.value == 2)
  }

  @Test("The value of a future that fails throws its error")
  func failingFuture() async {
    let future = Future<Int, any Error> { $0(.failure(Refusal())) }
    await #expect(throws: Refusal.self) { _ = try await future.value }
  }

  @Test("The main actor iterates over the values of a publisher")
  func values() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.map({ $0 * 2 }).values { values.append(value) }
    #expect(values == [2, 4, 6])
    let failing = Fail<Int, any Error>(error: Refusal())
    await #expect(throws: Refusal.self) {
      for try await value in failing.values { values.append(value) }
    }
    #expect(values.count == 3)
  }
}
