import Combine
import Foundation
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  private enum Failure: Error, Equatable {
    case first, second
  }

  private typealias Subject<Value> = PassthroughSubject<Value, Failure>

  /// Collects the values and the end that a publisher sends.
  private final class Log<Value> {
    var values: [Value] = []
    var completion: Subscribers.Completion<Failure>?
    var cancellable: AnyCancellable?

    init(_ publisher: some Publisher<Value, Failure>) {
      cancellable = publisher.sink {
        self.completion = $0
      } receiveValue: {
        self.values.append($0)
      }
    }
  }

  @Test("A pair is published when both publishers have a value, and for each further value")
  func pairs() {
    let (numbers, letters) = (Subject<Int>(), Subject<String>())
    let log = Log(numbers.combineLatest(letters).map { "\($0)\($1)" })
    numbers.send(1)
    numbers.send(2)
    #expect(log.values.isEmpty)
    letters.send("a")
    letters.send("b")
    numbers.send(3)
    #expect(log.values == ["2a", "2b", "3b"])
  }

  @Test("The publisher finishes when both publishers have finished")
  func finish() {
    let (numbers, letters) = (Subject<Int>(), Subject<String>())
    let log = Log(numbers.combineLatest(letters) { "\($0)\($1)" })
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(log.completion == nil)
    letters.send("a")
    letters.send(completion: .finished)
    #expect(log.values == ["1a"])
    #expect(log.completion == .finished)
  }

  @Test("The publisher fails when one of its publishers fails, and cancels the other")
  func failure() {
    let (numbers, letters) = (Subject<Int>(), Subject<String>())
    var isCancelled = false
    let watched = letters.handleEvents(receiveCancel: { isCancelled = true })
    let log = Log(numbers.combineLatest(watched) { "\($0)\($1)" })
    numbers.send(completion: .failure(.first))
    #expect(log.completion == .failure(.first))
    #expect(isCancelled)
    letters.send("a")
    #expect(log.values.isEmpty)
  }

  @Test("Cancelling the subscription cancels both publishers")
  func cancel() {
    let (numbers, letters) = (Subject<Int>(), Subject<String>())
    var cancelled: [String] = []
    let log = Log(
      numbers.handleEvents(receiveCancel: { cancelled.append("numbers") })
        .combineLatest(letters.handleEvents(receiveCancel: { cancelled.append("letters") })) { "\($0)\($1)" })
    log.cancellable?.cancel()
    #expect(cancelled.sorted() == ["letters", "numbers"])
    numbers.send(1)
    letters.send("a")
    #expect(log.values.isEmpty)
  }

  @Test("No more values are published than the subscriber demands")
  func demand() {
    let numbers = CurrentValueSubject<Int, Failure>(0)
    let letters = CurrentValueSubject<String, Failure>("a")
    var subscription: (any Subscription)?
    var values: [String] = []
    numbers.combineLatest(letters) { "\($0)\($1)" }
      .subscribe(
        AnySubscriber<String, Failure>(
          receiveSubscription: { subscription = $0 },
          receiveValue: {
            values.append($0)
            return .none
          },
          receiveCompletion: { _ in }))
    #expect(values.isEmpty)
    subscription?.request(.max(1))
    #expect(values == ["0a"])
    numbers.send(1)
    letters.send("b")
    #expect(values == ["0a"])
    subscription?.request(.unlimited)
    numbers.send(2)
    #expect(values.last == "2b")
    subscription?.cancel()
  }

  @Test("A subscriber that causes a further value while it receives one gets both, in order")
  func reentrancy() {
    let (numbers, letters) = (Subject<Int>(), Subject<String>())
    var values: [String] = []
    let cancellable = numbers.combineLatest(letters).sink { _ in
    } receiveValue: { number, letter in
      values.append("\(number)\(letter)")
      if number < 3 { numbers.send(number + 1) }
    }
    letters.send("a")
    numbers.send(1)
    #expect(values == ["1a", "2a", "3a"])
    cancellable.cancel()
  }

  @Test("Three and four publishers are combined")
  func more() {
    let (first, second, third, fourth) = (Subject<Int>(), Subject<Int>(), Subject<Int>(), Subject<Int>())
    let three = Log(first.combineLatest(second, third).map { [$0, $1, $2] })
    let four = Log(Publishers.CombineLatest4(first, second, third, fourth).map { [$0, $1, $2, $3] })
    let sum = Log(first.combineLatest(second, third, fourth) { $0 + $1 + $2 + $3 })
    for (index, subject) in [first, second, third, fourth].enumerated() { subject.send(index + 1) }
    first.send(10)
    #expect(three.values == [[1, 2, 3], [10, 2, 3]])
    #expect(four.values == [[1, 2, 3, 4], [10, 2, 3, 4]])
    #expect(sum.values == [10, 19])
  }

  @Test("Values that threads send at the same time are delivered one at a time")
  func threads() async {
    let numbers = PassthroughSubject<Int, Never>()
    let letters = PassthroughSubject<Int, Never>()
    let received = Received()
    let cancellable = numbers.combineLatest(letters).sink { received.add($0 + $1) }
    numbers.send(0)
    letters.send(0)
    let subjects = [Sender(subject: numbers), Sender(subject: letters)]
    await withTaskGroup(of: Void.self) { group in
      for sender in subjects { group.addTask { for value in 1...500 { sender.subject.send(value) } } }
    }
    #expect(received.count == 1001)
    #expect(received.maximum == 1000)
    #expect(!received.overlapped)
    cancellable.cancel()
  }

  private struct Sender: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
  }

  private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    private(set) var maximum = 0
    private(set) var overlapped = false

    func add(_ value: Int) {
      guard lock.try() else {
        overlapped = true
        return
      }
      count += 1
      maximum = max(maximum, value)
      lock.unlock()
    }
  }
}
