import Combine
import Foundation
import Testing

@Suite("The demand and the end of merged publishers")
struct MergeDemandTests {
  private typealias Numbers = Source<Int, SourceError>

  private let first = Numbers()
  private let second = Numbers()

  @Test("One value at a time is requested from each publisher, and at most one of its values waits")
  func oneAtATime() {
    let probe = Probe(first.merge(with: second), demand: .max(1))
    #expect(first.requests == [.max(1)])
    #expect(second.requests == [.max(1)])
    #expect(first.send(1) == .max(1))
    #expect(second.send(2) == .none)
    #expect(first.send(3) == .none)
    #expect(probe.values == [1])
    probe.request(.max(1))
    #expect(probe.values == [1, 2])
    #expect(second.requests == [.max(1), .max(1)])
    #expect(first.requests == [.max(1)])
    probe.request(.max(2))
    #expect(probe.values == [1, 2, 3])
    #expect(first.requests == [.max(1), .max(1)])
  }

  @Test("Values that a publisher sends without demand are dropped")
  func excess() {
    let probe = Probe(first.merge(with: second))
    for value in 1...5 { first.send(value) }
    #expect(probe.values.isEmpty)
    probe.request(.max(5))
    #expect(probe.values == [1])
  }

  @Test("The waiting values are published before any number of further ones is requested")
  func unlimited() {
    let probe = Probe(first.merge(with: second))
    second.send(1)
    first.send(2)
    probe.request(.unlimited)
    #expect(probe.values == [1, 2])
    #expect(first.requests == [.max(1), .unlimited])
    #expect(second.requests == [.max(1), .unlimited])
    for value in 3...5 { #expect(first.send(value) == .none) }
    #expect(probe.values == [1, 2, 3, 4, 5])
    #expect(first.requests.count == 2)
  }

  @Test("A subscriber that requests one value when it receives one gets all values in order")
  func requestInReceive() {
    let probe = Probe(first.merge(with: second))
    probe.onValue = { [unowned probe] _ in
      probe.request(.max(1))
      return .none
    }
    first.send(1)
    second.send(2)
    probe.request(.max(1))
    #expect(probe.values == [1, 2])
    second.send(3)
    first.send(4)
    #expect(probe.values == [1, 2, 3, 4])
  }

  @Test("A subscriber that causes a further value while it receives one gets both")
  func reentrancy() {
    let probe = Probe(first.merge(with: second), demand: .unlimited)
    probe.onValue = { [second] value in
      if value < 4 { second.send(value + 1) }
      return .none
    }
    first.send(1)
    #expect(probe.values == [1, 2, 3, 4])
  }

  @Test("A subscriber that cancels while it receives a value gets no other one, and the publishers are cancelled once")
  func cancelInReceive() {
    let probe = Probe(first.merge(with: second))
    probe.onValue = { [unowned probe] _ in
      probe.cancel()
      return .unlimited
    }
    first.send(1)
    second.send(2)
    probe.request(.max(2))
    probe.cancel()
    first.send(3)
    second.send(completion: .failure(.broken))
    probe.request(.unlimited)
    #expect(probe.values == [1])
    #expect(probe.completions.isEmpty)
    #expect(first.cancellations == 1)
    #expect(second.cancellations == 1)
  }

  @Test("The first failure ends the subscription at once, drops waiting values and cancels the other publishers")
  func failure() {
    let probe = Probe(first.merge(with: second))
    first.send(1)
    second.send(completion: .failure(.broken))
    second.send(completion: .finished)
    first.send(2)
    probe.request(.unlimited)
    #expect(probe.values.isEmpty)
    #expect(probe.completions == [.failure(.broken)])
    #expect(first.cancellations == 1)
    #expect(second.cancellations == 0)
  }

  @Test("The end waits for the waiting values of publishers that have finished")
  func finish() {
    let probe = Probe(first.merge(with: second))
    first.send(1)
    first.send(completion: .finished)
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    probe.request(.max(1))
    #expect(probe.values == [1])
    #expect(probe.completions == [.finished])
  }

  @Test("An empty list of publishers finishes without demand")
  func empty() {
    let probe = Probe(Publishers.MergeMany([Numbers]()))
    #expect(probe.completions == [.finished])
  }

  @Test("A publisher that fails at once prevents subscriptions to those after it")
  func failureAtOnce() {
    let probe = Probe(Fail<Int, SourceError>(error: .broken).merge(with: first))
    #expect(probe.completions == [.failure(.broken)])
    #expect(first.requests.isEmpty)
  }

  @Test("A second subscription of a publisher is cancelled")
  func secondSubscription() {
    let probe = Probe(first.merge(with: second), demand: .unlimited)
    first.sendSubscription()
    #expect(first.cancellations == 1)
    first.send(1)
    #expect(probe.values == [1])
  }

  @Test("A cancelled subscription releases the subscriber")
  func release() {
    weak var released: Probe<Int, SourceError>?
    do {
      let probe = Probe(first.merge(with: second))
      first.send(1)
      probe.cancel()
      released = probe
    }
    #expect(released == nil)
  }

  @Test("Eight publishers are merged at once and step by step")
  func eight() {
    let subjects = (1...8).map { _ in PassthroughSubject<Int, Never>() }
    let source = { (index: Int) in subjects[index].map { $0 * 10 } }
    let atOnce = source(0).merge(with: source(1), source(2), source(3), source(4), source(5), source(6), source(7))
    let stepwise = Publishers.Merge(source(0), source(1)).merge(with: source(2), source(3))
      .merge(with: source(4), source(5), source(6)).merge(with: source(7))
    #expect(type(of: atOnce) == type(of: stepwise))
    let probes = [Probe(atOnce, demand: .unlimited), Probe(stepwise, demand: .unlimited)]
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    for subject in subjects.dropLast() { subject.send(completion: .finished) }
    for probe in probes { #expect(probe.completions.isEmpty) }
    subjects.last?.send(completion: .finished)
    for probe in probes {
      #expect(probe.values == [70, 60, 50, 40, 30, 20, 10, 0])
      #expect(probe.completions == [.finished])
    }
  }

  @Test("Values that threads send at the same time are delivered one at a time, and none is lost")
  func threads() async {
    let subjects = (0..<3).map { _ in Sender(subject: PassthroughSubject<Int, Never>()) }
    let received = Received()
    let cancellable = Publishers.MergeMany(subjects.map(\.subject)).sink { _ in received.add() }
    await withTaskGroup(of: Void.self) { group in
      for sender in subjects { group.addTask { for value in 1...500 { sender.subject.send(value) } } }
    }
    #expect(received.count == 1500)
    #expect(!received.overlapped)
    cancellable.cancel()
  }

  private struct Sender: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
  }

  private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    private(set) var overlapped = false

    func add() {
      guard lock.try() else {
        overlapped = true
        return
      }
      count += 1
      lock.unlock()
    }
  }
}
