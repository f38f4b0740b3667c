import NavigatorHost
import Testing

@testable import NavigatorWeb

@Suite
struct TurnQueueTests {
  @Test("Each owner has one turn before an owner has its second")
  func ownerTurnOwnerSecond() {
    let queue = TurnQueue<String, Int>()
    for number in 1...3 { queue.append(number, of: "a") }
    queue.append(10, of: "b")
    queue.append(11, of: "b")
    queue.append(20, of: "c")
    #expect((0..<7).map { _ in queue.next() } == [1, 10, 20, 2, 11, 3, nil])
    #expect(queue.isEmpty)
  }

  @Test("A new owner waits for at most one item of each other owner")
  func newOwnerWaitsMost() {
    let queue = TurnQueue<Int, Int>()
    for owner in 1...100 { for item in 0..<590 { queue.append(item, of: owner) } }
    for _ in 0..<250 { _ = queue.next() }
    queue.append(-1, of: 0)
    let position = (0...100).first { _ in queue.next() == -1 }
    #expect(position != nil)
  }

  @Test("An owner that was idle comes before owners that have had a turn")
  func idleOwnerFirst() {
    let queue = TurnQueue<Int, Int>()
    for owner in 1...100 { for item in 0..<590 { queue.append(item, of: owner) } }
    for _ in 0..<250 { _ = queue.next() }
    queue.append(-1, of: 0)
    #expect(queue.next() == -1)
    // It has had its turn: a second item waits for the others.
    queue.append(-2, of: 0)
    #expect((0..<100).allSatisfy { _ in queue.next() != -2 })
    #expect(queue.next() == -2)
  }

  @Test("Owners that add an item after each turn do not delay one with many items by more than two turns each")
  func busyOwnersDelay() {
    let queue = TurnQueue<Int, Int>()
    for _ in 0..<20 { queue.append(0, of: 0) }
    for owner in 1...10 { queue.append(owner, of: owner) }
    var turnsOfOthers = 0
    while queue.count(of: 0) > 0 {
      guard let owner = queue.next() else { break }
      turnsOfOthers = owner == 0 ? 0 : turnsOfOthers + 1
      #expect(turnsOfOthers <= 20)
      if owner != 0 { queue.append(owner, of: owner) }
    }
    #expect(queue.count(of: 0) == 0)
  }

  @Test("Owners without items are not kept")
  func ownersForgotten() {
    let queue = TurnQueue<Int, Int>()
    for owner in 0..<50 { queue.append(owner, of: owner) }
    queue.append(-1, of: 0)
    while queue.next() != nil {}
    #expect(queue.isEmpty && queue.ownerCount == 0)
  }

  @Test("A paused owner has no turn, and keeps its items in order")
  func pausedOwnerTurnKeeps() {
    let queue = TurnQueue<String, Int>()
    queue.append(1, of: "a")
    queue.append(2, of: "a")
    #expect(queue.next() == 1)
    queue.pause("a")
    queue.append(3, of: "a")
    #expect(queue.next() == nil)
    queue.append(10, of: "b")
    #expect(queue.next() == 10)
    queue.resume("a")
    #expect((0..<3).map { _ in queue.next() } == [2, 3, nil])
  }
}

/// Events of many clients are handled in turns.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct TurnTests {
  @Test("An event of one session waits for at most one event of each hostile session")
  func eventSessionWaitsMost() async throws {
    let sessions = TestSessions()
    var hostile: [TestSessions.Client] = []
    for index in 0..<20 {
      let page = try await sessions.open(at: "203.0.113.\(index)")
      hostile.append(try await sessions.connect(page.token, from: "203.0.113.\(index)"))
    }
    let page = try await sessions.open(at: "198.51.100.1")
    let bystander = try await sessions.connect(page.token, from: "198.51.100.1")
    for client in hostile { for number in 1...590 { client.tap(number) } }
    bystander.tap(1)
    var received = 0
    while page.session.received == 0 {
      await Task.yield()
      received = sessions.app.sessions.reduce(0) { $0 + $1.received }
    }
    // The scheduler may have finished the slice in which the bystander had its turn.
    #expect(received <= 512)
    await sessions.settle()
    #expect(sessions.app.sessions.allSatisfy { $0.received == 590 || $0 === page.session })
  }

  @Test("Reading pauses while many messages of a client wait")
  func readingPausesManyMessages() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    let client = try await sessions.connect(page.token)
    for number in 1...63 { client.tap(number) }
    #expect(client.connection.mayRead)
    client.tap(64)
    #expect(!client.connection.mayRead)
    await sessions.settle()
    #expect(client.connection.mayRead)
    // A few long messages have the same effect as many short ones.
    for _ in 1...2 { client.send(#"{"t":"e","i":3,"a":"change","v":"\#(String(repeating: "x", count: 32_000))"}"#) }
    #expect(client.connection.mayRead)
    client.send(#"{"t":"e","i":3,"a":"change","v":"\#(String(repeating: "x", count: 32_000))"}"#)
    #expect(!client.connection.mayRead)
  }

  @Test("Messages that follow a hello are handled in order, and before the end of the connection")
  func messagesFollowHelloHandled() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    let client = try await sessions.connect()
    client.send(#"{"t":"hello","s":"\#(page.token)"}"#)
    for number in 1...100 { client.tap(number) }
    await client.close()
    #expect(page.session.received == 100)
  }

  @Test("Messages before a refused one are handled, and those after it are not")
  func messagesRefusedHandledThose() async throws {
    let sessions = TestSessions()
    let page = try await sessions.open()
    let client = try await sessions.connect(page.token)
    client.tap(1)
    client.send("nonsense")
    client.tap(2)
    await sessions.settle()
    #expect(page.session.received == 1)
    #expect(client.connection.reason == .malformedFrame)
  }

  @Test("Pages for one address are rendered in turns with those for other addresses")
  func pagesAddressRenderedTurns() async throws {
    let sessions = TestSessions()
    let store = sessions.store
    // The store is not read for a new visitor, so that all pages wait for a turn before the first one is rendered.
    let many = (0..<50).map { _ in
      Task {
        try await store.renderWithoutSession(
          SessionConfiguration(), for: Visitor(key: .random(), isNew: true), at: TestSessions.client("203.0.113.1"))
      }
    }
    let bystander = Task {
      var configuration = SessionConfiguration()
      configuration.sceneValues = ["isBystander": .bool(true)]
      _ = try await store.open(
        configuration, for: Visitor(key: .random(), isNew: true), at: TestSessions.client("198.51.100.1"))
    }
    try await bystander.value
    let position = sessions.app.configurations.firstIndex { $0.sceneValues?["isBystander"] != nil }
    #expect(try #require(position) <= 2)
    for task in many { _ = try await task.value }
  }
}
