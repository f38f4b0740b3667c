import NavigatorHost
import Testing

@testable import NavigatorWeb

/// A session passes on only the newest of the movements of a gesture that wait for its turn.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct MovementTests {
  /// A window (#1) with two views (#2 and #3) that accept gestures.
  private static let root = Element(
    id: 1, role: .window, events: [.openURL, .scenePhase],
    children: [
      Element(id: 2, role: .color, events: [.gesture, .tap, .change]),
      Element(id: 3, role: .color, events: [.gesture, .tap, .change]),
    ]
  )

  /// The outcome of events that are sent at once.
  private struct Outcome {
    /// The events that the app received.
    var events: [String] = []
    /// The messages that the page received.
    var answers: [String] = []
    /// The reason for which the connection was closed.
    var reason: ByeReason?
  }

  private func received(_ events: [String], limits: WebLimits = WebLimits()) async throws -> Outcome {
    let sessions = TestSessions(app: FakeApp(root: Self.root), limits: limits)
    let (token, session, page) = try await sessions.open()
    page.request.end(isWritten: true)
    let client = try await sessions.connect(token)
    client.write(10)
    for (index, event) in events.enumerated() {
      let words = event.split(separator: " ")
      if words[1] == "tap" {
        client.send(#"{"t":"e","i":\#(words[0]),"a":"tap","n":\#(index + 1),"k":0}"#)
      } else if words[1] == "select" {
        client.send(#"{"t":"e","i":\#(words[0]),"a":"select","v":"\#(words[2]) \#(words[2])","n":\#(index + 1),"k":0}"#)
      } else {
        let pointer = words.count > 4 ? " \(words[4]) touch -" : ""
        let value = "\(words[1]) \(words[2]) 0 0 0 0 \(words[3]) 0 0 0 0 0 100 100\(pointer)"
        client.send(#"{"t":"e","i":\#(words[0]),"a":"gesture","v":"\#(value)","n":\#(index + 1),"k":0}"#)
      }
    }
    await sessions.settle(client)
    var outcome = Outcome()
    for _ in 0..<session.received {
      let event = await session.events.next()
      guard let event else { break }
      switch event.action {
      case .gesture(let gesture):
        outcome.events.append("\(event.target.rawValue) \(gesture.kind) \(gesture.phase) \(Int(gesture.translation.x))")
      case .select(let range): outcome.events.append("\(event.target.rawValue) select \(range.lowerBound)")
      default: outcome.events.append("\(event.target.rawValue) \(event.action.name)")
      }
    }
    outcome.answers = client.write(1000)
    outcome.reason = client.connection.reason
    await client.close()
    return outcome
  }

  @Test("An app receives the newest of 50 movements that wait, and all other steps of the gesture")
  func newestMovement() async throws {
    let movements = (1...50).map { "2 drag changed \($0)" }
    let outcome = try await received(["2 drag began 0"] + movements + ["2 drag ended 50"])
    #expect(outcome.events == ["2 drag began 0", "2 drag changed 50", "2 drag ended 50"])
    // The page receives the number of the last event, so it sends no event again.
    #expect(outcome.answers.last == ServerFrame.taken(events: 52).json)
  }

  @Test("Movements of other elements and of other gestures are received")
  func otherMovements() async throws {
    let sent = [
      "2 drag changed 1", "3 drag changed 2", "2 drag changed 3", "2 magnify changed 4", "2 rotate changed 5", "2 drag changed 6",
      "2 tap", "2 drag changed 7",
    ]
    #expect(try await received(sent).events == sent)
  }

  @Test("An app receives the newest movement of each pointer")
  func pointerMovements() async throws {
    let sent = ["2 point changed 1 1", "2 point changed 2 2", "2 point changed 3 1", "2 point changed 4 1"]
    #expect(try await received(sent).events == ["2 point changed 1", "2 point changed 2", "2 point changed 4"])
  }

  @Test("An app receives the newest of the selections in a field that wait")
  func newestSelection() async throws {
    let outcome = try await received(["2 select 1", "2 select 2", "2 select 3", "3 select 4", "2 tap", "2 select 5"])
    #expect(outcome.events == ["2 select 3", "3 select 4", "2 tap", "2 select 5"])
    #expect(outcome.answers.last == ServerFrame.taken(events: 6).json)
  }

  @Test("The moment in which a press has lasted long enough is received")
  func pressMoment() async throws {
    let sent = ["2 press began 0", "2 press changed 0", "2 press changed 0", "2 press ended 0"]
    #expect(try await received(sent).events == sent)
  }

  @Test("Movements that have no effect count as events, so that a client that floods is disconnected")
  func flood() async throws {
    var limits = WebLimits()
    limits.eventsPerSecond = 10
    limits.eventBurst = 20
    let outcome = try await received((1...100).map { "2 drag changed \($0)" }, limits: limits)
    #expect(outcome.events.isEmpty)
    #expect(outcome.reason == .tooManyEvents)
  }
}
