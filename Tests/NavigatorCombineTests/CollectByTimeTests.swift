import Combine
import Foundation
import Testing

@Suite("collect by time")
struct CollectByTimeTests {
  private typealias Numbers = Source<Int, SourceError>

  private let scheduler = VirtualScheduler()
  private let source = Numbers()

  private func probe(
    every seconds: Double, count: Int? = nil, demand: Subscribers.Demand = .unlimited
  ) -> Probe<[Int], SourceError> {
    let period = SchedulerDate.Stride.seconds(seconds)
    if let count { return Probe(source.collect(.byTimeOrCount(scheduler, period, count)), demand: demand) }
    return Probe(source.collect(.byTime(scheduler, period)), demand: demand)
  }

  @Test("The values of each period are published at its end, and those that remain when the publisher finishes")
  func byTime() {
    let probe = probe(every: 2)
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    #expect(probe.values.isEmpty)
    scheduler.advance(by: 1)
    #expect(probe.values == [[1, 2]])
    // A period without values.
    scheduler.advance(by: 3)
    source.send(3)
    scheduler.advance(by: 1)
    source.send(4)
    source.send(completion: .finished)
    #expect(probe.values == [[1, 2], [3], [4]])
    #expect(probe.completions == [.finished])
    #expect(scheduler.isIdle)
  }

  @Test("A failure drops the values of its period")
  func failure() {
    let probe = probe(every: 2)
    source.send(1)
    source.send(completion: .failure(.broken))
    source.send(2)
    scheduler.advance(by: 4)
    #expect(probe.values.isEmpty)
    #expect(probe.completions == [.failure(.broken)])
    #expect(scheduler.isIdle)
  }

  @Test("An array with the maximum number of values is published at once, and the period continues")
  func byTimeOrCount() {
    let probe = probe(every: 5, count: 2)
    for value in 0..<10 {
      source.send(value)
      if value == 1 { #expect(probe.values == [[0, 1]]) }
      scheduler.advance(by: 1)
    }
    #expect(probe.values == [[0, 1], [2, 3], [4], [5, 6], [7, 8], [9]])
    source.send(completion: .finished)
    #expect(probe.values.count == 6)
    #expect(probe.completions == [.finished])
  }

  @Test("A maximum number of values below one means one")
  func zero() {
    let probe = probe(every: 5, count: 0)
    source.send(1)
    source.send(2)
    #expect(probe.values == [[1], [2]])
  }

  @Test("By time, one value is requested at a time while the subscriber has demand, and at most one waits without it")
  func demandByTime() {
    let probe = probe(every: 1, demand: .max(1))
    #expect(source.requests == [.max(1)])
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .max(1))
    scheduler.advance(by: 1)
    #expect(probe.values == [[1, 2]])
    #expect(source.send(3) == .none)
    #expect(source.send(4) == .none)
    scheduler.advance(by: 2)
    #expect(probe.values == [[1, 2]])
    probe.request(.max(1))
    #expect(source.requests == [.max(1), .max(1)])
    scheduler.advance(by: 1)
    #expect(probe.values == [[1, 2], [3]])
  }

  @Test("By time or count, the values of the demanded arrays are requested, and further ones are dropped")
  func demandByTimeOrCount() {
    let probe = probe(every: 1, count: 3, demand: .max(2))
    #expect(source.requests == [.max(6)])
    source.send(1)
    source.send(2)
    scheduler.advance(by: 1)
    for value in 3...5 { #expect(source.send(value) == .none) }
    #expect(probe.values == [[1, 2], [3, 4, 5]])
    source.send(6)
    source.send(7)
    source.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [[1, 2], [3, 4, 5], [6]])
    #expect(probe.completions == [.finished])
    #expect(source.requests == [.max(6)])
  }

  @Test("A subscriber that demands one array for each gets all")
  func oneAtATime() {
    let probe = probe(every: 1, count: 2, demand: .max(1))
    probe.onValue = { _ in .max(1) }
    #expect(source.send(1) == .none)
    #expect(source.send(2) == .max(2))
    source.send(3)
    scheduler.advance(by: 1)
    // The array of one value frees the demand for another array, of which one value has been requested.
    #expect(source.requests == [.max(2), .max(1)])
    source.send(4)
    source.send(5)
    #expect(probe.values == [[1, 2], [3], [4, 5]])
  }

  @Test("A subscriber that requests an array while it receives one gets all")
  func requestInReceive() {
    let probe = probe(every: 1, demand: .max(1))
    probe.onValue = { [unowned probe] _ in
      probe.request(.max(1))
      return .none
    }
    for value in 1...3 {
      source.send(value)
      scheduler.advance(by: 1)
    }
    #expect(probe.values == [[1], [2], [3]])
  }

  @Test("A value that the subscriber causes while it receives an array belongs to the next one")
  func reentrancy() {
    let probe = probe(every: 1)
    probe.onValue = { [source] values in
      if let value = values.first, value < 3 { source.send(value + 1) }
      return .none
    }
    source.send(1)
    scheduler.advance(by: 3)
    #expect(probe.values == [[1], [2], [3]])
  }

  @Test("A subscriber that cancels while it receives an array gets nothing more, and the timer ends")
  func cancelInReceive() {
    let probe = probe(every: 1)
    probe.onValue = { [unowned probe] _ in
      probe.cancel()
      return .unlimited
    }
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    source.send(completion: .finished)
    scheduler.advance(by: 5)
    #expect(probe.values == [[1]])
    #expect(probe.completions.isEmpty)
    #expect(source.cancellations == 1)
    #expect(scheduler.isIdle)
  }

  @Test("A second subscription is cancelled")
  func secondSubscription() {
    let probe = probe(every: 1)
    source.sendSubscription()
    #expect(source.cancellations == 1)
    source.send(1)
    scheduler.advance(by: 1)
    #expect(probe.values == [[1]])
  }

  @Test("The values of a publisher that threads send are published once each")
  func threads() async {
    let subject = Sender(subject: PassthroughSubject<Int, Never>())
    let scheduler = VirtualScheduler()
    var received: [Int] = []
    let cancellable = subject.subject.collect(.byTimeOrCount(scheduler, 1, 7)).sink { received += $0 }
    await withTaskGroup(of: Void.self) { group in
      for start in [0, 500] { group.addTask { for value in start..<(start + 500) { subject.subject.send(value) } } }
    }
    scheduler.advance(by: 1)
    #expect(received.sorted() == Array(0..<1000))
    cancellable.cancel()
  }

  private struct Sender: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
  }
}
