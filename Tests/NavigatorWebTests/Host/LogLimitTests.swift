import InMemoryLogging
import Logging
import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite
struct LogLimitTests {
  private let handler = InMemoryLogHandler()
  private let clock = ManualClock()

  private func logger() -> Logger {
    var logger = Logger(label: "test", factory: { _ in handler })
    logger.logLevel = .trace
    return logger.limited(by: HostClock(clock))
  }

  @Test("A cause writes at most one line a second, and the next line contains the number of omitted lines")
  func oneLineASecond() {
    let logger = logger()
    for second in 0..<3 {
      for number in 0..<100 {
        logger.info("a request is refused", metadata: ["number": "\(second * 100 + number)"], source: "NavigatorWeb")
      }
      clock.advance(by: .seconds(1))
    }
    #expect(
      handler.entries.map(\.metadata) == [
        ["number": "0"], ["number": "100", "omitted": "99"], ["number": "200", "omitted": "99"],
      ])
  }

  @Test("Causes have separate limits, and copies of a logger share them")
  func causes() {
    let logger = logger()
    var copy = logger
    copy[metadataKey: "session"] = "1"
    for logger in [logger, copy, logger] {
      logger.notice("one", source: "NavigatorWeb")
      logger.warning("another", source: "NavigatorWeb")
    }
    #expect(handler.entries.map(\.message.description) == ["one", "another"])
  }

  @Test("Lines of an app, about the host's own failures, and for debugging are never omitted")
  func others() {
    let logger = logger()
    for _ in 0..<5 {
      logger.info("an app's line", source: "Shop")
      logger.error("a failure", source: "NavigatorWeb")
      logger.debug("a detail", source: "NavigatorWeb")
    }
    #expect(handler.entries.count == 15)
  }
}
