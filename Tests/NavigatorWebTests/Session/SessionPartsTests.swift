import NIOCore
import NavigatorHost
import Synchronization
import Testing

@testable import NavigatorWeb

@Suite
struct SessionPartsTests {
  @Test("A token bucket allows a burst, and then its rate")
  func tokenBucketAllowsBurst() {
    var bucket = TokenBucket(capacity: 3, perSecond: 2, now: .zero)
    #expect((0..<5).map { _ in bucket.take(now: .zero) } == [true, true, true, false, false])
    #expect((0..<3).map { _ in bucket.take(now: .seconds(1)) } == [true, true, false])
    #expect((0..<5).map { _ in bucket.take(now: .seconds(100)) } == [true, true, true, false, false])
  }

  @Test("A session waits for its page, connects, waits again, and ends once")
  func sessionWaitsPageConnects() {
    let first = ObjectIdentifier(SessionPartsTests.self)
    let second = ObjectIdentifier(WireTests.self)
    var lifecycle = SessionLifecycle()
    #expect(lifecycle.connect(first) == [.stopTimer])
    #expect(lifecycle.expire() == [])
    #expect(lifecycle.connect(second) == [.replace(first)])
    #expect(lifecycle.disconnect(first, hasLeft: false) == [])
    #expect(lifecycle.disconnect(second, hasLeft: true) == [.startTimer(.leave)])
    #expect(lifecycle.connect(first) == [.stopTimer])
    #expect(lifecycle.hide(true) == [.startTimer(.hidden)])
    #expect(lifecycle.hide(true) == [])
    #expect(lifecycle.hide(false) == [.stopTimer])
    #expect(lifecycle.expire() == [])
    #expect(lifecycle.hide(true) == [.startTimer(.hidden)])
    #expect(lifecycle.connect(second) == [.stopTimer, .replace(first)])
    #expect(lifecycle.disconnect(second, hasLeft: false) == [.startTimer(.reconnect)])
    #expect(lifecycle.expire() == [.stopTimer, .end])
    #expect(lifecycle.connect(first) == [])
    #expect(lifecycle.end() == [])
  }

  @Test("A token contains all 128 random bits")
  func tokenContains128Random() {
    struct Fixed: RandomNumberGenerator {
      var values: [UInt64]
      mutating func next() -> UInt64 { values.removeFirst() }
    }
    var zeros = Fixed(values: [0, 0])
    var ones = Fixed(values: [.max, .max])
    #expect(SessionToken(using: &zeros).rawValue == String(repeating: "A", count: 22))
    #expect(SessionToken(using: &ones).rawValue == String(repeating: "_", count: 21) + "D")
    #expect(Set((0..<1_000).map { _ in SessionToken.random() }).count == 1_000)
  }

  @Test("A queue is bounded in items and bytes, but accepts one item of any size")
  func queueBoundedItemsBytes() {
    let overall = QueuedBytes(limit: 1_000)
    let queue = OutgoingQueue(maximumItems: 2, maximumBytes: 10, overall: overall)
    #expect(queue.append(.text("much longer than ten")) == .queued)
    #expect(queue.append(.text("a")) == .full)
    #expect(queue.next() == .item(.text("much longer than ten")))
    // The item counts until it is written.
    #expect(queue.append(.text("a")) == .full)
    #expect(overall.total == 20)
    queue.wrote(size: 20, batch: 7, succeeded: true)
    #expect(queue.writtenBatch == 7)
    #expect(queue.append(.text("12345")) == .queued)
    #expect(queue.append(.text("123456")) == .full)
    #expect(queue.append(.text("12345")) == .queued)
    #expect(queue.append(.ping) == .full)
    // An item that updates a page may exceed the bounds once.
    #expect(queue.append(.text("123456"), isDue: true) == .queued)
    #expect(queue.append(.text("1"), isDue: true) == .full)
    #expect(queue.close(discarding: true))
    #expect(!queue.close(discarding: false))
    #expect(queue.next() == .end)
    #expect(queue.append(.ping) == .closed)
    #expect(overall.total == 0)
  }

  @Test("The writer of a queue is called once for all queued items, and again after the queue was empty")
  func writerQueueCalledOnce() {
    let calls = Atomic(0)
    var woken: Int { calls.load(ordering: .relaxed) }
    let queue = OutgoingQueue(maximumItems: 9, maximumBytes: 99, overall: QueuedBytes(limit: 99))
    #expect(queue.append(.text("early")) == .queued)
    queue.setWriter { calls.add(1, ordering: .relaxed) }
    #expect(woken == 1)
    #expect(queue.append(.text("late")) == .queued)
    #expect(queue.next() == .item(.text("early")))
    #expect(queue.next() == .item(.text("late")))
    #expect(woken == 1)
    #expect(queue.next() == .nothing)
    #expect(queue.append(.ping) == .queued)
    #expect(woken == 2)
    #expect(queue.next() == .item(.ping))
    #expect(queue.next() == .nothing)
    #expect(queue.close(discarding: false))
    #expect(woken == 3)
    #expect(queue.next() == .end)
  }

  @Test("A log of batches is bounded, and returns the batches that a page lacks")
  func logBatchesBoundedReturns() {
    var log = BatchLog(maximumCount: 3, maximumBytes: 10)
    #expect(log.missing(after: 0) == [])
    #expect(["1", "2", "3"].map { log.append($0) } == [true, true, true])
    #expect(log.missing(after: 1) == ["2", "3"])
    #expect(log.missing(after: 3) == [])
    #expect(log.missing(after: 4) == nil)
    #expect(log.missing(after: -1) == nil)
    #expect(log.acknowledge(2) == true)
    #expect(log.acknowledge(2) == false)
    #expect(log.acknowledge(-7) == false)
    #expect(log.missing(after: 1) == nil)
    #expect(log.missing(after: 2) == ["3"])
    // After too many bytes the next number represents the whole tree.
    #expect(log.append("more than ten") == false)
    #expect(log.last == 4)
    #expect(log.missing(after: 3) == nil)
    #expect(log.missing(after: 4) == [])
    #expect(["5", "6", "7", "8"].map { log.append($0) } == [true, true, true, false])
    #expect(log.acknowledge(.max) == false)
  }

  @Test("The store key of a session is a digest of both secrets")
  func storeKeyOfSession() throws {
    let visitor = TestHost.visitor
    let other = VisitorKey(secret: SessionToken(rawValue: "BBBBBBBBBBBBBBBBBBBBBB"))
    let token = SessionToken(rawValue: "CCCCCCCCCCCCCCCCCCCCCC")
    let key = SessionKey(token: token, visitor: visitor).stateKey
    #expect(key.rawValue.utf8.count == 64)
    #expect(!key.rawValue.contains("AAAA") && !key.rawValue.contains("CCCC"))
    #expect(key != SessionKey(token: token, visitor: other).stateKey)
    #expect(key != SessionKey(token: .random(), visitor: visitor).stateKey)
    #expect(key == SessionKey(token: token, visitor: visitor).stateKey)
  }

  @Test("The command line is validated, and determines the address of the app")
  func commandLineValidatedDetermines() throws {
    let command = try WebHostCommand.parse(["--host", "::1", "--port", "0", "--log-level", "Debug"])
    #expect(command.logLevel == .debug)
    #expect(command.address(port: 8123) == "http://[::1]:8123")
    let plain = try WebHostCommand.parse([])
    #expect(plain.address(port: plain.port) == "http://127.0.0.1:8080")
    #expect(throws: (any Error).self) { try WebHostCommand.parse(["--port", "70000"]) }
    #expect(throws: (any Error).self) { try WebHostCommand.parse(["--log-level", "loud"]) }
  }
}
