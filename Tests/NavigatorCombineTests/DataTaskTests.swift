import Combine
import Foundation
import Synchronization
import Testing

@Suite("Requests with publishers")
struct DataTaskTests {
  @Test("The body of a response is loaded and decoded, once for each subscriber")
  func load() async throws {
    let server = try OneShotServer(answers: ["[4, 5]", "[6]"])
    let publisher = URLSession.shared.dataTaskPublisher(for: server.url)
      .map(\.data)
      .decode(type: [Int].self, decoder: JSONDecoder())
    for expected in [[4, 5], [6]] {
      var numbers: [Int] = []
      for try await value in publisher.values { numbers += value }
      #expect(numbers == expected)
    }
  }

  @Test("A request that cannot be sent fails with an error of URL loading")
  func failure() async {
    // Nothing listens on the discard port of the loopback address.
    var request = URLRequest(url: URL(string: "http://127.0.0.1:9/")!)
    request.timeoutInterval = 5
    do {
      for try await _ in URLSession.shared.dataTaskPublisher(for: request).values { Issue.record("A response") }
      Issue.record("No error")
    } catch {
      #expect(error is URLError)
    }
  }

  @Test("A request that is cancelled delivers nothing")
  func cancel() async throws {
    // The server answers after the request was cancelled.
    let isCancelled = DispatchSemaphore(value: 0)
    let server = try OneShotServer(answers: ["[1]", "[2]"], after: isCancelled)
    let publisher = URLSession.shared.dataTaskPublisher(for: server.url)
    let events = Mutex(0)
    let cancellable = publisher.sink { _ in
      events.withLock { $0 += 1 }
    } receiveValue: { _ in
      events.withLock { $0 += 1 }
    }
    cancellable.cancel()
    isCancelled.signal()
    // The answer of a later request follows that of the cancelled one.
    for try await value in publisher.values { #expect(!value.data.isEmpty) }
    #expect(events.withLock { $0 } == 0)
  }
}
