import NavigatorHTML
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// After a lost connection a page returns to the same session; no change is lost or repeated.
@Suite(.timeLimit(.minutes(20)))
struct ResumeTests {
  @Test("A page that reconnects receives only the batches that it lacks")
  func pageReconnectsReceivesBatches() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
      }
      try await session.commit([.remove(3)])
      try await session.commit([.remove(2)])
      try await host.withSocket { socket in
        try await socket.hello(token, batch: 1)
        try await socket.expect(.text(#"{"t":"p","n":2,"o":[["r",3]]}"#))
        try await socket.expect(.text(#"{"t":"p","n":3,"o":[["r",2]]}"#))
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      #expect(await host.app.sessions.count == 1)
    }
  }

  @Test("A page that reconnects, or is opened again, may not have reported the ends of its gestures, which are cancelled")
  func gesturesInProgress() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      var counts: [Int] = []
      for _ in 0..<2 {
        try await host.withSocket { socket in
          try await socket.hello(token)
          try await socket.expect(.text(#"{"t":"ok"}"#))
        }
        counts.append(await session.cancellations)
      }
      #expect(counts == [1, 2])
    }
  }

  @Test("Acknowledged batches are released")
  func acknowledgedBatchesReleased() async throws {
    var limits = WebLimits()
    limits.maximumUnacknowledgedBatches = 2
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        for number in 1...8 {
          try await session.commit([.update(2, text: "\(number)")])
          guard case .text(let frame) = try await socket.next() else { throw TestSocket.Refused() }
          #expect(frame.hasPrefix(#"{"t":"p","n":\#(number),"#))
          try await socket.send(#"{"t":"e","i":3,"a":"tap","n":\#(number),"k":\#(number)}"#)
          _ = await session.events.next()
        }
      }
    }
  }

  @Test("After too many changes a page that reconnects receives the whole tree")
  func tooManyChangesPage() async throws {
    var limits = WebLimits()
    limits.maximumUnacknowledgedBatches = 2
    try await TestHost.run(app: FakeApp(), limits: limits) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
      }
      for number in 1...5 { try await session.commit([.update(2, text: "\(number)")]) }
      try await host.withSocket { socket in
        try await socket.hello(token)
        let root = ServerFrame.root(html: HTMLRenderer.html(of: await session.root), batch: 4)
        try await socket.expect(.text(root.json))
      }
    }
  }

  @Test(
    "A page that acknowledges batches that were never sent receives the whole tree", arguments: [2, 99, 9_007_199_254_740_992])
  func pageAcknowledgesBatchesNever(batch: Int) async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      try await host.withSocket { socket in
        try await socket.hello(token, batch: batch)
        let root = ServerFrame.root(html: HTMLRenderer.html(of: FakeApp.greeting), batch: 1)
        try await socket.expect(.text(root.json))
      }
    }
  }

  @Test("An event that is sent again is handled once, and a lost event is handled when it arrives")
  func eventSentAgainHandled() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      let token = try await host.load()
      let session = try await host.session(0)
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok"}"#))
        try await socket.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":0}"#)
        try await socket.send(#"{"t":"e","i":1,"a":"url","v":"app:2","n":2,"k":0}"#)
        _ = await session.events.next()
        _ = await session.events.next()
      }
      try await host.withSocket { socket in
        try await socket.hello(token)
        try await socket.expect(.text(#"{"t":"ok","e":2}"#))
        try await socket.send(#"{"t":"e","i":1,"a":"url","v":"app:2","n":2,"k":0}"#)
        try await socket.send(#"{"t":"e","i":1,"a":"url","v":"app:3","n":3,"k":0}"#)
        #expect(await session.events.next() == InputEvent(target: 1, action: .openURL("app:3")))
        #expect(await session.received == 3)
      }
    }
  }

  @Test("An event that changes nothing is answered at once")
  func eventChangesNothing() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        for number in 1...2 {
          try await socket.send(#"{"t":"e","i":3,"a":"tap","n":\#(number),"k":0}"#)
          try await socket.expect(.text(#"{"t":"e","e":\#(number)}"#))
        }
        // Later batches do not repeat the number.
        try await session.commit([.remove(4)])
        try await socket.expect(.text(#"{"t":"p","n":1,"o":[["r",4]]}"#))
      }
    }
  }

  @Test("A page receives the number of an event with its batch, or in answer to an acknowledgement")
  func pageReceivesNumberProcessed() async throws {
    try await TestHost.run(app: FakeApp()) { host in
      try await host.withPage { socket in
        let session = try await host.session(0)
        await session.answerNextEvent(with: [.remove(4)])
        try await socket.send(#"{"t":"e","i":3,"a":"tap","n":1,"k":0}"#)
        #expect(try await socket.next(includesAnswers: true) == .text(#"{"t":"p","n":1,"o":[["r",4]],"e":1}"#))
        try await session.commit([.remove(2)])
        #expect(try await socket.next(includesAnswers: true) == .text(#"{"t":"p","n":2,"o":[["r",2]]}"#))
        try await socket.send(#"{"t":"a","n":2}"#)
        try await socket.send(#"{"t":"a","n":2}"#)
        #expect(try await socket.next(includesAnswers: true) == .text(#"{"t":"e","e":1}"#))
      }
    }
  }

  @Test("Acknowledgements count towards the rate limit of a session")
  func acknowledgementsCountTowardsRate() async throws {
    try await TestHost.run(app: FakeApp(), clock: ManualClock()) { host in
      try await host.withPage { socket in
        for _ in 0..<700 {
          guard (try? await socket.send(#"{"t":"a","n":0}"#)) != nil else { break }
        }
        try await socket.expect(.text(#"{"t":"bye","reason":"too-many-events"}"#))
      }
    }
  }
}
