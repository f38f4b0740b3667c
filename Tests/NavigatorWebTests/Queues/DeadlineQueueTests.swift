import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite(.timeLimit(.minutes(20)))
struct DeadlineQueueTests {
  private let clock = ManualClock()
  private let due = Signal<[String]>()

  private func makeQueue() -> DeadlineQueue<Int, String> {
    DeadlineQueue(after: .seconds(10), clock: HostClock(clock)) { [due] in due.fire($0.takeDue()) }
  }

  @Test("Deadlines are due in the order of their start, each after the whole time")
  func order() async {
    let queue = makeQueue()
    queue.start("a", for: 1)
    await clock.waitForSleeper(of: .seconds(10))
    clock.advance(by: .seconds(4))
    queue.start("b", for: 2)
    await clock.pass(.seconds(6))
    #expect(await due.next() == ["a"])
    await clock.pass(.seconds(4))
    #expect(await due.next() == ["b"])
  }

  @Test("A deadline that was stopped is not due")
  func stopped() async {
    let queue = makeQueue()
    queue.start("a", for: 1)
    queue.start("b", for: 2)
    queue.stop(1)
    queue.stop(3)
    await clock.pass(.seconds(10))
    #expect(await due.next() == ["b"])
  }

  @Test("A deadline that is started again is due once, after the whole time")
  func startedAgain() async {
    let queue = makeQueue()
    queue.start("a", for: 1)
    queue.start("b", for: 2)
    await clock.waitForSleeper(of: .seconds(10))
    clock.advance(by: .seconds(3))
    queue.start("c", for: 3)
    clock.advance(by: .seconds(2))
    for _ in 0..<1_000 {
      queue.stop(1)
      queue.start("again", for: 1)
    }
    await clock.pass(.seconds(5))
    #expect(await due.next() == ["b"])
    await clock.pass(.seconds(3))
    #expect(await due.next() == ["c"])
    await clock.pass(.seconds(2))
    #expect(await due.next() == ["again"])
  }

  @Test("Keys that were stopped are not kept while a deadline waits")
  func stoppedKeys() async {
    let queue = makeQueue()
    queue.start("a", for: 0)
    for key in 1...10_000 {
      queue.start("\(key)", for: key)
      if key > 2 { queue.stop(key) }
      #expect(queue.keyCount < 50)
    }
    queue.stop(1)
    await clock.pass(.seconds(10))
    #expect(await due.next() == ["a", "2"])
  }

  @Test("A queue in which nothing waits accepts further deadlines")
  func idle() async {
    let queue = makeQueue()
    for value in ["a", "b"] {
      queue.start(value, for: 1)
      await clock.pass(.seconds(10))
      #expect(await due.next() == [value])
    }
  }

  @Test("Nothing waits while all deadlines are stopped")
  func allStopped() async {
    let queue = makeQueue()
    queue.start("a", for: 1)
    await clock.waitForSleeper(of: .seconds(10))
    clock.advance(by: .seconds(3))
    queue.stop(1)
    queue.start("b", for: 1)
    await clock.pass(.seconds(10))
    #expect(await due.next() == ["b"])
  }

  @Test("A queue that is released does not wait any longer")
  func released() async {
    weak var released: DeadlineQueue<Int, String>?
    do {
      let queue = makeQueue()
      queue.start("a", for: 1)
      await clock.waitForSleeper(of: .seconds(10))
      released = queue
    }
    #expect(released == nil)
    clock.advance(by: .seconds(10))
  }
}
