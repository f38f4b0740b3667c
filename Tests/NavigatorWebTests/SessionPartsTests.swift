import NIOCore
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite
struct SessionPartsTests {
  @Test
  func `A bucket allows its burst at once, and then its rate`() {
    var bucket = TokenBucket(capacity: 3, perSecond: 2, now: .zero)
    #expect((0..<5).map { _ in bucket.take(now: .zero) } == [true, true, true, false, false])
    #expect((0..<3).map { _ in bucket.take(now: .seconds(1)) } == [true, true, false])
    #expect((0..<5).map { _ in bucket.take(now: .seconds(100)) } == [true, true, true, false, false])
  }

  @Test
  func `A session waits for its page, lives with it, waits again, and ends once`() {
    let first = ObjectIdentifier(SessionPartsTests.self)
    let second = ObjectIdentifier(WireTests.self)
    var lifecycle = SessionLifecycle()
    #expect(lifecycle.connect(first) == [.stopTimer])
    #expect(lifecycle.expire() == [])
    #expect(lifecycle.connect(second) == [.replace(first)])
    #expect(lifecycle.disconnect(first) == [])
    #expect(lifecycle.disconnect(second) == [.startTimer(.reconnect)])
    #expect(lifecycle.expire() == [.stopTimer, .end])
    #expect(lifecycle.connect(first) == [])
    #expect(lifecycle.end() == [])
  }

  @Test
  func `A token carries all 128 bits that were drawn`() {
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

  @Test
  func `A queue is bounded in items and bytes, but takes one item of any size`() {
    let queue = OutgoingQueue(maximumItems: 2, maximumBytes: 10)
    #expect(queue.append(.text("much longer than ten")) == .queued)
    #expect(queue.append(.text("a")) == .full)
    #expect(queue.take(.text("much longer than ten")))
    #expect(queue.append(.text("12345")) == .queued)
    #expect(queue.append(.text("123456")) == .full)
    #expect(queue.append(.text("12345")) == .queued)
    #expect(queue.append(.ping) == .full)
    #expect(queue.close(discarding: true))
    #expect(!queue.close(discarding: false))
    #expect(!queue.take(.text("12345")))
    #expect(queue.append(.ping) == .closed)
  }

  @Test
  func `The command line is checked, and says where the app is`() throws {
    let command = try WebHostCommand.parse(["--host", "::1", "--port", "0", "--log-level", "Debug"])
    #expect(command.logLevel == .debug)
    #expect(command.address(port: 8123) == "http://[::1]:8123")
    let plain = try WebHostCommand.parse([])
    #expect(plain.address(port: plain.port) == "http://127.0.0.1:8080")
    #expect(throws: (any Error).self) { try WebHostCommand.parse(["--port", "70000"]) }
    #expect(throws: (any Error).self) { try WebHostCommand.parse(["--log-level", "loud"]) }
  }
}
