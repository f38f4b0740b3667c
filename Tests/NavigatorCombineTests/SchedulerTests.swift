import Combine
import Foundation
import Testing

@MainActor
@Suite("Schedulers and publishers of Foundation", .timeLimit(.minutes(20)))
struct SchedulerTests {
  @Test("Values are received through the main queue, the main run loop and the main operation queue")
  func receive() async {
    #expect(await first(Just(1).receive(on: DispatchQueue.main)) == 1)
    #expect(await first(Just(1).receive(on: RunLoop.main)) == 1)
    #expect(await first(Just(1).receive(on: OperationQueue.main)) == 1)
  }

  @Test("Values are received on another operation queue")
  func otherQueue() async {
    // Operations of a concurrent queue may deliver the end before the value.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await first(Just(2).receive(on: queue)) == 2)
    #expect(await first(Just(3).delay(for: .milliseconds(1), scheduler: queue)) == 3)
  }

  @Test("Each scheduler delays and debounces values")
  func delay() async {
    // A publisher that does not finish, because the end drops a debounced value.
    let many = [1, 2, 3].publisher.append(Empty(completeImmediately: false))
    #expect(await first(many.debounce(for: .milliseconds(5), scheduler: DispatchQueue.main)) == 3)
    #expect(await first(many.debounce(for: 0.005, scheduler: RunLoop.main)) == 3)
    #expect(await first(many.debounce(for: .seconds(0.005), scheduler: OperationQueue.main)) == 3)
    #expect(await first(Just(4).delay(for: .milliseconds(5), scheduler: RunLoop.main)) == 4)
  }

  @Test("Each scheduler collects the values of a period")
  func collect() async {
    let many = [1, 2, 3].publisher.append(Empty(completeImmediately: false))
    #expect(await first(many.collect(.byTime(DispatchQueue.main, .milliseconds(5)))) == [1, 2, 3])
    #expect(await first(many.collect(.byTime(RunLoop.main, 0.005))) == [1, 2, 3])
    #expect(await first(many.collect(.byTimeOrCount(OperationQueue.main, .seconds(0.005), 2))) == [1, 2])
  }

  @Test("A timer publishes dates on the main run loop until it is cancelled")
  func timer() async {
    let start = Date()
    let dates = await first(Timer.publish(every: 0.002, on: .main, in: .common).autoconnect().collect(3))
    #expect(dates?.count == 3)
    #expect(dates == dates?.sorted())
    #expect((dates?.first ?? .distantPast) >= start)
  }

  @Test("A timer publishes nothing before it is connected and after its connection is cancelled")
  func connection() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .default)
    var count = 0
    let cancellable = timer.sink { _ in count += 1 }
    // The dates of another timer with the same interval.
    _ = await first(Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().collect(5))
    #expect(count == 0)
    let connection = timer.connect()
    _ = await first(timer.first())
    connection.cancel()
    let connected = count
    #expect(connected >= 1)
    _ = await first(Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().collect(5))
    #expect(count == connected)
    cancellable.cancel()
  }

  @Test("A center publishes the notifications of a name and a sender until the subscription is cancelled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let sender = NSObject()
    var all = 0
    var own = 0
    var cancellables = Set<AnyCancellable>()
    center.publisher(for: name).sink { _ in all += 1 }.store(in: &cancellables)
    center.publisher(for: name, object: sender).sink { _ in own += 1 }.store(in: &cancellables)
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: sender)
    #expect((all, own) == (2, 1))
    cancellables.removeAll()
    center.post(name: name, object: sender)
    #expect((all, own) == (2, 1))
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test("No more notifications are published than the subscriber demands")
  func notificationDemand() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let cancellable = center.publisher(for: name).prefix(2).sink { _ in count += 1 }
    for _ in 0..<4 { center.post(name: name, object: nil) }
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test("Points in time and distances are measured in seconds")
  func dates() {
    let now = RunLoop.main.now
    #expect(now.distance(to: now.advanced(by: .milliseconds(1500))).timeInterval == 1.5)
    #expect(SchedulerDate.Stride.seconds(2) + .milliseconds(500) == 2.5)
    #expect(SchedulerDate.Stride(exactly: 3) == 3)
    #expect(-SchedulerDate.Stride.seconds(1) < 0)
  }

  /// Returns the first value of a publisher; nil if it finishes without one.
  ///
  /// The subscriber demands values at once: `debounce` drops a value that falls due before one is demanded.
  private func first<P: Publisher>(_ publisher: P) async -> P.Output? where P.Output: Sendable, P.Failure == Never {
    var cancellable: AnyCancellable?
    let value = await withCheckedContinuation { continuation in
      cancellable = publisher.map(Optional.some).first().replaceEmpty(with: nil).sink { continuation.resume(returning: $0) }
    }
    cancellable?.cancel()
    return value
  }
}
