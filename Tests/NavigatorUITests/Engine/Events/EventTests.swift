import InMemoryLogging
import Logging
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Synchronization
import Testing

@Suite("Events")
struct EventTests {
  private final class Log {
    var events: [NavigationEvent] = []
  }

  private let log = Log()

  private func makeRoot(_ verbosity: NavigationEvent.Verbosity) -> Navigator {
    Navigator(configuration: NavigationConfiguration(logger: { [log] in log.events.append($0) }, verbosity: verbosity))
  }

  private func show(_ root: Navigator) -> TestApp {
    TestApp {
      ManagedNavigationStack(name: "house") {
        Text("The root")
          .navigationAutoReceive(Described.self)
      }
      .navigationRoot(root)
    }
  }

  @Test("Log lines contain the metadata of the host's logger, such as the session")
  func session() {
    let handler = InMemoryLogHandler()
    var logger = Logger(label: "host", factory: { _ in handler })
    logger[metadataKey: "session"] = "7"
    withLogger(logger) { _ in
      NavigationLog.write(NavigationEvent(.warning("a warning")))
      Navigator().log(NavigationEvent(.error("an error")))
      Navigator().log(NavigationEvent(.message("nothing that matters")))
    }
    NavigationLog.write(NavigationEvent(.warning("of no session")))
    let lines = handler.entries.map { "\($0.level) \($0.metadata)" }
    #expect(lines == ["warning [\"session\": 7]", "error [\"session\": 7]"])
  }

  @Test("A logger that causes the events that it receives is reported, and receives a bounded number of them")
  func recursiveLogger() {
    let known = Known()
    let root = Navigator(
      configuration: NavigationConfiguration(
        logger: { event in
          known.count += 1
          known.root?.log(NavigationEvent(.error("again, after \(event.event.description.count)")))
        }, verbosity: .error))
    known.root = root
    withKnownIssue {
      root.log(NavigationEvent(.error("an error")))
      root.log(NavigationEvent(.error("another error")))
    } matching: {
      $0.description.contains("causes the events that it receives")
    }
    #expect(known.count == 16)
    known.root = nil
  }

  private final class Known {
    var root: Navigator?
    var count = 0
  }

  @Test(
    "The logger receives events of at least the configured level",
    arguments: [
      (NavigationEvent.Verbosity.info, ["info", "a warning", "an error"]),
      (.warning, ["a warning", "an error"]),
      (.error, ["an error"]),
      (.none, []),
    ])
  func verbosity(least: NavigationEvent.Verbosity, expected: [String]) {
    let root = makeRoot(least)
    root.log(NavigationEvent(.message("info")))
    root.log(NavigationEvent(.warning("a warning")))
    root.log(NavigationEvent(.error("an error")))
    #expect(log.events.map(\.event.description) == expected)
  }

  @Test("An event has the level of its kind, or the configured level")
  func levels() {
    #expect(NavigationEvent(.message("m")).verbosity == .info)
    #expect(NavigationEvent(.send(.unhandled("7"))).verbosity == .warning)
    #expect(NavigationEvent(.error("e")).verbosity == .error)
    #expect(NavigationEvent(.error, .message("m")).verbosity == .error)
  }

  @Test("An event contains the name of its navigator")
  func names() throws {
    let root = makeRoot(.info)
    let app = show(root)
    let house = try #require(root.named("house"))
    house.push(AboutDestinations.main)
    app.session.settle()
    #expect(log.events.first { $0.event == .navigation(.pushed("main")) }?.navigator == "house")
    house.log(NavigationEvent(.message("an app's own")))
    #expect(log.events.last?.navigator == "house")
  }

  @Test("The sequence contains the events of the whole tree from now on, in order, and ends with the tree")
  func sequence() async throws {
    var root: Navigator? = makeRoot(.none)
    var app: TestApp? = show(root!)
    var events = try #require(root?.events).makeAsyncIterator()
    let house = try #require(root?.named("house"))
    house.push(HomeDestinations.pageN(1))
    app?.session.settle()
    house.pop()
    app?.session.settle()
    let navigation = try await collect(&events, while: { $0 != .navigation(.popped(count: 1)) })
      .filter { if case .navigation = $0 { true } else { false } }
    #expect(navigation == [.navigation(.pushed("pageN(1)")), .navigation(.popped(count: 1))])
    app?.end()
    (app, root) = (nil, nil)
    #expect(log.events.isEmpty)
  }

  @Test("The end of a tree ends its sequences")
  func ending() async {
    var root: Navigator? = Navigator()
    let events = root!.events
    root!.log(NavigationEvent(.message("the last")))
    root = nil
    var seen: [String] = []
    for await event in events { seen.append(event.event.description) }
    #expect(seen == ["the last"])
  }

  @Test("No text is created for events without an observer")
  func unwanted() throws {
    let count = Count()
    let root = Navigator(configuration: NavigationConfiguration(verbosity: .warning))
    let app = show(root)
    let house = try #require(root.named("house"))
    house.push(Described(count: count))
    app.session.settle()
    house.pop()
    house.send(Described(count: count))
    app.session.settle()
    #expect(count.descriptions == 0)

    let events = house.events
    house.push(Described(count: count))
    app.session.settle()
    #expect(count.descriptions > 0)
    withExtendedLifetime(events) {}
  }

  private func collect(
    _ events: inout AsyncStream<NavigationEvent>.Iterator, while goesOn: (NavigationEvent.Event) -> Bool
  ) async throws -> [NavigationEvent.Event] {
    var seen: [NavigationEvent.Event] = []
    while let event = await events.next(isolation: #isolation) {
      seen.append(event.event)
      if !goesOn(event.event) { break }
    }
    return seen
  }
}

/// A counter of descriptions.
nonisolated private final class Count: Sendable {
  private let storage = Mutex(0)
  var descriptions: Int { storage.withLock { $0 } }
  func add() { storage.withLock { $0 += 1 } }
}

/// A destination that counts the reads of its description.
nonisolated private struct Described: NavigationDestination, CustomStringConvertible {
  let count: Count

  var description: String {
    count.add()
    return "described"
  }

  @MainActor var body: some View { Text("The described screen") }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.count === rhs.count }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(count)) }
}
